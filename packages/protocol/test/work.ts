// oxlint-disable-next-line typescript/unbound-method -- called with the string each time
const { normalize, replace, [Symbol.iterator]: iterate } = String.prototype;

/** How many characters `run` has normalized, replaced in or walked through. The same on every machine. */
export function textWork(run: () => unknown): number {
  let work = 0;
  const counting = {
    normalize(this: string, form?: string) {
      work += this.length;
      return normalize.call(this, form);
    },
    replace(this: string, ...args: Parameters<typeof replace>) {
      work += this.length;
      return replace.apply(this, args);
    },
    *[Symbol.iterator](this: string) {
      for (const char of { [Symbol.iterator]: () => iterate.call(this) }) {
        work += 1;
        yield char;
      }
    },
  };
  try {
    Object.assign(String.prototype, counting);
    run();
  } finally {
    Object.assign(String.prototype, { normalize, replace, [Symbol.iterator]: iterate });
  }
  return work;
}

/** How many properties of a message `read` has looked at, at any depth. */
export function readWork(message: unknown, read: (message: unknown) => unknown): number {
  let work = 0;
  const watched = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    return new Proxy(value, {
      get: (target, key) => {
        work += 1;
        return watched(Reflect.get(target, key));
      },
      has: (target, key) => {
        work += 1;
        return Reflect.has(target, key);
      },
      ownKeys: (target) => {
        const keys = Reflect.ownKeys(target);
        work += keys.length;
        return keys;
      },
    });
  };
  read(watched(message));
  return work;
}
