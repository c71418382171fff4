/** Stands for what a request remembers at a time; after a write it has another one. */
export class Memory {}

/** Values of one sort that requests keep, by key: each request its own, gone with its memory. */
export class Kept<Key, Value> {
  readonly #byMemory = new WeakMap<Memory, Map<Key, Value>>();

  /** The value that is kept under a key, made when it is asked for first. */
  of({ memory }: { readonly memory: Memory }, key: Key, make: () => Value): Value {
    const values = this.#valuesOf(memory);
    const kept = values.get(key);
    if (kept !== undefined) return kept;
    const made = make();
    values.set(key, made);
    return made;
  }

  #valuesOf(memory: Memory): Map<Key, Value> {
    const known = this.#byMemory.get(memory);
    if (known !== undefined) return known;
    const values = new Map<Key, Value>();
    this.#byMemory.set(memory, values);
    return values;
  }
}
