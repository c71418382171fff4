import type { AnyRow } from '../../resourceType.ts';
import type { FieldRequest, PageSource } from '../loaders.ts';
import type { Page } from '../page.ts';
import { ListLoader } from './ListLoader.ts';
import type { ListRequest } from './listRequest.ts';

/** Loads pages of a list whose filter is being looked up. Cursors remain valid while the looked-up records change. */
export class LookedUpList<Row extends AnyRow> implements PageSource<Row> {
  readonly #loader: Promise<PageSource<Row>>;

  constructor(request: ListRequest<Row>, lookedUp: Promise<object | null>) {
    const { args } = request;
    this.#loader = lookedUp.then(
      (filter) => new ListLoader({ ...request, args: { ...args, filter }, givenFilter: args.filter ?? null }),
    );
  }

  async load(parent: string, field: FieldRequest): Promise<Page<Row>> {
    return (await this.#loader).load(parent, field);
  }
}
