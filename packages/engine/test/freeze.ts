const frozen = new WeakSet<object>();

/** Freezes to the leaves, so that whoever writes to a state throws at the place where it happens. */
export function deepFreeze<T>(value: T): T {
  if (isOpen(value)) freezeObject(value);
  return value;
}

function freezeObject(value: object): void {
  frozen.add(value);
  for (const inner of Object.values(value)) {
    if (isOpen(inner)) freezeObject(inner);
  }
  Object.freeze(value);
}

// Not Object.isFrozen: an object frozen by its maker may still hold others that are not.
function isOpen(value: unknown): value is object {
  return typeof value === "object" && value !== null && !frozen.has(value);
}
