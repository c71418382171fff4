import type { AnyRow } from '../../resourceType.ts';
import type { FieldRequest, PageLoader } from '../loaders.ts';
import type { ConnectionPage } from '../page.ts';
import { ListLoader } from './ListLoader.ts';
import type { RequestedList } from './listRequest.ts';

/** Loads pages of a list whose filter is being looked up. Cursors remain valid while the looked-up records change. */
export class LookedUpList<Row extends AnyRow> implements PageLoader<Row> {
  readonly #loader: Promise<PageLoader<Row>>;

  constructor(request: RequestedList<Row>, lookedUp: Promise<object | null>) {
    const { args } = request;
    this.#loader = lookedUp.then(
      (filter) => new ListLoader({ ...request, args: { ...args, filter }, givenFilter: args.filter ?? null }),
    );
  }

  async load(parent: string, field: FieldRequest): Promise<ConnectionPage<Row>> {
    return (await this.#loader).load(parent, field);
  }
}
