/** The cached values of one request: a section for each `RequestCache` that holds any. A write discards all of them. */
export type RequestCacheEntries = Map<object, unknown>;

/** The values that one `RequestCache` holds for one request. */
class CacheSection<Key, Value> {
  readonly owner: RequestCache<Key, Value>;
  readonly values = new Map<Key, Value>();

  constructor(owner: RequestCache<Key, Value>) {
    this.owner = owner;
  }
}

/**
 * A request-scoped cache: values by key, separate for each request. (A `WeakMap` keyed by request would need no
 * sections, but its garbage collection makes a query 50 percent more expensive.)
 */
export class RequestCache<Key, Value> {
  /** The cached value of a key; the first call creates it. */
  getOrCreate({ cacheEntries }: { readonly cacheEntries: RequestCacheEntries }, key: Key, make: () => Value): Value {
    const { values } = this.#sectionOf(cacheEntries);
    const cached = values.get(key);
    if (cached !== undefined) return cached;
    const made = make();
    values.set(key, made);
    return made;
  }

  /** The cached value of a key, or undefined. For hot paths in which even the closure `make` is too expensive. */
  get({ cacheEntries }: { readonly cacheEntries: RequestCacheEntries }, key: Key): Value | undefined {
    return this.#sectionOf(cacheEntries).values.get(key);
  }

  /** Caches a value in place of the one that a key has. */
  set({ cacheEntries }: { readonly cacheEntries: RequestCacheEntries }, key: Key, value: Value): void {
    this.#sectionOf(cacheEntries).values.set(key, value);
  }

  #sectionOf(cacheEntries: RequestCacheEntries): CacheSection<Key, Value> {
    const get = cacheEntries.get(this);
    if (this.#owns(get)) return get;
    const section = new CacheSection(this);
    cacheEntries.set(this, section);
    return section;
  }

  #owns(section: unknown): section is CacheSection<Key, Value> {
    return section instanceof CacheSection && section.owner === this;
  }
}
