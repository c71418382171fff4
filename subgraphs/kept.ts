/** What a request remembers at a time: a shelf for each `Kept` that has something there. After a write it has another one. */
export type Memory = Map<object, unknown>;

/** What a request keeps of one sort. */
class Shelf<Key, Value> {
  readonly owner: Kept<Key, Value>;
  readonly values = new Map<Key, Value>();

  constructor(owner: Kept<Key, Value>) {
    this.owner = owner;
  }
}

/**
 * Values of one sort that requests keep, by key: each request its own, gone with its memory. (A `WeakMap` by request would
 * need no shelves, but the garbage it makes of every request costs a query half as much again.)
 */
export class Kept<Key, Value> {
  /** The value that is kept under a key, made when it is asked for first. */
  of({ memory }: { readonly memory: Memory }, key: Key, make: () => Value): Value {
    const { values } = this.#shelfIn(memory);
    const kept = values.get(key);
    if (kept !== undefined) return kept;
    const made = make();
    values.set(key, made);
    return made;
  }

  /** The value that is kept under a key, if there is one: for whoever asks so often that even `make` costs. */
  known({ memory }: { readonly memory: Memory }, key: Key): Value | undefined {
    return this.#shelfIn(memory).values.get(key);
  }

  #shelfIn(memory: Memory): Shelf<Key, Value> {
    const known = memory.get(this);
    if (this.#owns(known)) return known;
    const shelf = new Shelf(this);
    memory.set(this, shelf);
    return shelf;
  }

  #owns(shelf: unknown): shelf is Shelf<Key, Value> {
    return shelf instanceof Shelf && shelf.owner === this;
  }
}
