import DataLoader from 'dataloader';
import type { Context } from '../context.ts';
import type { PostRecorder } from '../upstream/recordPosts.ts';

type LoaderOptions<Key, Value, CacheKey> = DataLoader.Options<Key, Value, CacheKey>;

/**
 * Creates a loader that fetches many keys of one tick together. In a request that is explained, the POSTs of a batch count
 * for all fields whose keys it contains.
 */
export const createBatchLoader = <Key, Value, CacheKey = Key>(
  { call: { trace } }: Context,
  load: DataLoader.BatchLoadFn<Key, Value>,
  options: LoaderOptions<Key, Value, CacheKey>,
): DataLoader<Key, Value, CacheKey> =>
  trace === undefined ? new DataLoader(load, options) : new TracedLoader(trace, load, options);

class TracedLoader<Key, Value, CacheKey> extends DataLoader<Key, Value, CacheKey> {
  readonly #trace: PostRecorder;
  /** The fields that requested keys since the last batch. */
  readonly #fields: Set<object>;

  constructor(
    trace: PostRecorder,
    load: DataLoader.BatchLoadFn<Key, Value>,
    options: LoaderOptions<Key, Value, CacheKey>,
  ) {
    const fields = new Set<object>();
    super((keys) => {
      const asking = [...fields];
      // All batches of a tick start together, and all of them may have keys of these fields.
      queueMicrotask(() => fields.clear());
      return trace.forFields(asking, () => load(keys));
    }, options);
    this.#trace = trace;
    this.#fields = fields;
  }

  override load(key: Key): Promise<Value> {
    for (const field of this.#trace.fields()) this.#fields.add(field);
    return super.load(key);
  }
}
