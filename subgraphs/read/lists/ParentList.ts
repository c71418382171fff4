import type { AnyRow } from '../../resourceType.ts';
import { countByValue } from '../countByValue.ts';
import type { ListIdentity } from '../cursorText.ts';
import type { OrderKey } from '../order.ts';
import { toTotalOrder } from '../totalOrder.ts';
import type { ValueCount } from '../valueCount.ts';
import { isFreeOfAlternatives } from './listConditions.ts';
import type { RequestedList } from './listRequest.ts';

/**
 * The list under one parent, which identifies its cursors. The text is computed only when a cursor is written or read.
 */
export class ParentList implements ListIdentity {
  readonly #request: RequestedList<AnyRow>;
  readonly #parent: string;

  constructor(request: RequestedList<AnyRow>, parent: string) {
    this.#request = request;
    this.#parent = parent;
  }

  get operation(): string {
    return this.#request.resource.list.id;
  }

  get order(): readonly OrderKey[] | null {
    const { resource, args } = this.#request;
    return toTotalOrder(resource, args.orderBy);
  }

  /** Whether it has no alternatives of its own (`rowsAfter`). */
  get isFree(): boolean {
    return isFreeOfAlternatives(this.#request, [this.#parent]);
  }

  countBy(member: string): Promise<readonly ValueCount[]> {
    return countByValue(this.#request, this.#parent, member);
  }

  get text(): string {
    const { resource, args, member, givenFilter = args.filter } = this.#request;
    return JSON.stringify([
      resource.list.id,
      member,
      this.#parent,
      givenFilter,
      args.keyword,
      args.orderBy,
      args.domainId,
      this.order?.map(({ key, desc }) => [key, desc]),
    ]);
  }
}
