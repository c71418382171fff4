/** What the explorer keeps in this browser: collections and environments. */

/** A value in `localStorage` that components can subscribe to. */
export interface Stored<Value> {
  /** The value; the same object until it changes. */
  readonly current: () => Value;
  readonly set: (value: Value) => void;
  /** Calls `listener` after each change, also by another tab of the browser. Returns a function that unsubscribes it. */
  readonly onChange: (listener: () => void) => () => void;
}

/** @param isValid what is stored otherwise is ignored: it may be of an earlier version, or broken */
export const createStored = <Value>(
  key: string,
  initial: Value,
  isValid: (value: unknown) => boolean,
): Stored<Value> => {
  const read = (): Value => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      return isValid(value) ? (value as Value) : initial;
    } catch {
      return initial;
    }
  };
  let value = read();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  addEventListener('storage', (event) => {
    if (event.key !== key) return;
    value = read();
    notify();
  });
  return {
    current: () => value,
    set: (next) => {
      value = next;
      localStorage.setItem(key, JSON.stringify(next));
      notify();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Whether a value is a list of objects with a `name`, as all that is stored here. */
export const areNamed = (value: unknown): value is readonly { readonly name: string }[] =>
  Array.isArray(value) &&
  value.every((each) => typeof each === 'object' && each !== null && typeof each.name === 'string');

/** Saves a text as a file of the user. */
export const download = (name: string, text: string, type = 'application/json'): void => {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
};
