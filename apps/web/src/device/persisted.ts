import type { PersistOptions } from "zustand/middleware";

/** localStorage that never throws: private windows and full disks only lose the memory, not the game. */
export const safeStorage = {
  get: (key: string): string | null => tryTo(() => localStorage.getItem(key)) ?? null,
  set: (key: string, value: string): void => tryTo(() => localStorage.setItem(key, value)),
  remove: (key: string): void => tryTo(() => localStorage.removeItem(key)),
};

function tryTo<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Keeps a store under this name as JSON. Whatever comes back passes through `parse`, which never throws. */
export function persisted<State>(
  name: string,
  parse: (stored: unknown) => State,
): PersistOptions<State, unknown> {
  return {
    name,
    storage: {
      getItem: (key) => ({ state: tryTo((): unknown => JSON.parse(safeStorage.get(key) ?? "null")) }),
      setItem: (key, { state }) => safeStorage.set(key, JSON.stringify(state)),
      removeItem: safeStorage.remove,
    },
    merge: parse,
  };
}
