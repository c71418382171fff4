import type DataLoader from 'dataloader';
import { type Context, resolveDomain } from '../context.ts';
import { nullWhereNotAvailable, nullWhereNotFound, nullWhereNotVisible } from '../errors.ts';
import { type AnyRow, findOnDemandFlag, findReturnedMembers, type ResourceType } from '../resourceType.ts';
import { readPage, readRow } from '../upstream/answer.ts';
import { MAX_FILTER_VALUES } from '../wire/limits.ts';
import type { RecordSource } from './loaders.ts';
import { createBatchLoader } from './tracedLoader.ts';
import { markUnknown } from './unknownRecords.ts';

/** A record and its known members, available when the promise resolves. */
interface CachedRecord<Row> {
  members: ReadonlySet<string>;
  readonly row: Promise<Row | null>;
  /** The promise for references to the record: null where the record is not visible to the caller. */
  named?: Promise<Row | null>;
}

interface RecordRequest {
  readonly id: string;
  readonly members: ReadonlySet<string>;
}

/** Which records a loader fetches, and the member that identifies them. */
interface RecordLoaderOptions<Row extends AnyRow> {
  readonly resource: ResourceType<Row>;
  readonly by: string;
  /** The domain of the requests; null: the token's. */
  readonly domainId: string | null;
}

/**
 * Batches the `load`s of one request into few POSTs: those of one tick become one `list` with an `in` filter, or one
 * `get` for a single record. A record is fetched once; when more members are requested later, only the missing ones are
 * fetched, and added to the row that all callers share.
 */
export class RecordLoader<Row extends AnyRow> implements RecordSource<Row> {
  readonly #context: Context;
  readonly #resource: ResourceType<Row>;
  readonly #by: string;
  readonly #domainId: string | null;
  readonly #entries = new Map<string, CachedRecord<Row>>();
  readonly #batch: DataLoader<RecordRequest, Row | null>;
  /** Rows of fetched list pages, searched only when a record is requested. */
  #passed: { readonly rows: readonly Row[]; readonly members: ReadonlySet<string> }[] = [];

  constructor(context: Context, { resource, by, domainId }: RecordLoaderOptions<Row>) {
    this.#context = context;
    this.#resource = resource;
    this.#by = by;
    this.#domainId = domainId;
    this.#batch = createBatchLoader(context, (requests) => this.#fetchOrForget(requests), {
      cache: false,
      maxBatchSize: MAX_FILTER_VALUES,
    });
  }

  load(id: string, members: ReadonlySet<string>, along: ReadonlySet<string> = members): Promise<Row | null> {
    return this.#entryOf(id, members, along).row;
  }

  loadReferenced(id: string, members: ReadonlySet<string>, along: ReadonlySet<string>): Promise<Row | null> {
    const entry = this.#entryOf(id, members, along);
    entry.named ??= this.#resource.isOptional ? this.#orUnknown(id, entry.row) : entry.row.catch(nullWhereNotVisible);
    return entry.named;
  }

  async #orUnknown(id: string, row: Promise<Row | null>): Promise<Row> {
    return (await row.catch(nullWhereNotAvailable)) ?? markUnknown(this.#resource.stub(id));
  }

  #entryOf(id: string, members: ReadonlySet<string>, along: ReadonlySet<string>): CachedRecord<Row> {
    this.#admitPassed();
    const known = this.#entries.get(id);
    if (known && (known.members === along || members.isSubsetOf(known.members))) return known;
    const fetched = this.#batch.load({ id, members: known ? along.difference(known.members) : along });
    const entry: CachedRecord<Row> = known
      ? { members: known.members.union(along), row: Promise.all([known.row, fetched]).then(mergeRows) }
      : { members: along, row: fetched };
    this.#entries.set(id, entry);
    return entry;
  }

  prime(rows: readonly Row[], members: ReadonlySet<string>): void {
    this.#passed.push({ rows, members });
  }

  #admitPassed() {
    if (this.#passed.length === 0) return;
    for (const { rows, members } of this.#passed)
      for (const row of rows) {
        const id = row[this.#by];
        if (typeof id === 'string' && !this.#entries.has(id))
          this.#entries.set(id, { members, row: Promise.resolve(row) });
      }
    this.#passed = [];
  }

  /** Records that could not be fetched are fetched again when they are requested again. */
  async #fetchOrForget(requests: readonly RecordRequest[]): Promise<(Row | null)[]> {
    try {
      return await this.#fetch(requests);
    } catch (error) {
      for (const { id } of requests) this.#entries.delete(id);
      throw error;
    }
  }

  #fetch(requests: readonly RecordRequest[]): Promise<(Row | null)[]> {
    const ids = [...new Set(requests.map(({ id }) => id))];
    const [id] = ids;
    const single =
      ids.length === 1 && id !== undefined && this.#resource.get !== null && this.#resource.lookup === this.#by;
    return single ? this.#get(id, requests).then((row) => requests.map(() => row)) : this.#list(ids, requests);
  }

  async #list(ids: readonly string[], requests: readonly RecordRequest[]) {
    const { list } = this.#resource;
    const only = [...this.#union(requests)];
    const request = {
      ...resolveDomain(this.#context, list, this.#domainId),
      ...findOnDemandFlag(this.#resource, list, only),
      query: { filter: [{ k: this.#by, v: ids, o: 'in' }], page: { start: 1, limit: ids.length }, only },
    };
    const answer = await this.#context.post(list, request, { by: this.#by, rowMember: this.#by });
    const rows = new Map(readPage<Row>(answer, list.id).rows.map((row) => [row[this.#by], row]));
    return requests.map(({ id }) => rows.get(id) ?? null);
  }

  #get(id: string, requests: readonly RecordRequest[]): Promise<Row | null> {
    const { get } = this.#resource;
    if (get === null) return Promise.resolve(null);
    const only = [...this.#union(requests)];
    const takesOnly = 'only' in get.request.properties;
    const demand = findOnDemandFlag(this.#resource, get, only);
    const entry = this.#entries.get(id);
    // Without `only` the answer contains the whole record, so nothing needs to be requested again.
    if (entry && !takesOnly) entry.members = findReturnedMembers(this.#resource, get, demand);
    const request = { ...resolveDomain(this.#context, get, this.#domainId), ...demand, [this.#by]: id };
    return this.#context
      .post(get, takesOnly ? { ...request, only } : request)
      .then((row) => readRow<Row>(row, get.id), nullWhereNotFound);
  }

  #union(requests: readonly RecordRequest[]): ReadonlySet<string> {
    const members = requests[0]?.members;
    if (requests.length === 1 && members?.has(this.#by)) return members;
    const all = new Set([this.#resource.key, this.#by]);
    let last: ReadonlySet<string> | null = null;
    for (const { members } of requests) {
      // Rows of one selection share one set.
      if (members !== last) for (const member of members) all.add(member);
      last = members;
    }
    return all;
  }
}

const mergeRows = <Row extends AnyRow>([row, more]: readonly [Row | null, Row | null]) =>
  row && more && Object.assign(row, more);
