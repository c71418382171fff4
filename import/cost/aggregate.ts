/** Sums charges. Memory grows with the number of different keys, not with the number of charges. */
import type { CostCharge } from './charge.ts';

/** The key of a sum. */
export interface CostSumKey {
  readonly month: string;
  readonly provider: string;
  readonly product: string;
  readonly account: string;
  readonly projectId: string;
}

/** One sum. */
export interface CostSum extends CostSumKey {
  readonly accountName: string;
  /** In units of 10⁻¹², by currency. */
  readonly costs: Map<string, bigint>;
}

const sumCosts = (sums: readonly CostSum[]): Map<string, bigint> => {
  const total = new Map<string, bigint>();
  for (const { costs } of sums)
    for (const [currency, amount] of costs) total.set(currency, (total.get(currency) ?? 0n) + amount);
  return total;
};

/** Sums of all charges that were added. */
export class CostAggregate {
  readonly #sums = new Map<string, CostSum>();
  /** Latest day on which a charge of a month ends, `YYYY-MM-DD`; empty when no file contains it. */
  readonly months = new Map<string, string>();
  /** Number of charges by currency. */
  readonly currencies = new Map<string, number>();
  /** In units of 10⁻¹², by currency. */
  readonly totals = new Map<string, bigint>();

  /** Adds a charge of a project; an empty id means no project. */
  add(charge: CostCharge, projectId: string): void {
    const { month, until, provider, product, account, accountName, currency, amount } = charge;
    const key = [month, provider, product, account, projectId].join('\u0000');
    let sum = this.#sums.get(key);
    if (!sum) {
      sum = { month, provider, product, account, projectId, accountName, costs: new Map() };
      this.#sums.set(key, sum);
    }
    sum.costs.set(currency, (sum.costs.get(currency) ?? 0n) + amount);
    this.totals.set(currency, (this.totals.get(currency) ?? 0n) + amount);
    this.currencies.set(currency, (this.currencies.get(currency) ?? 0) + 1);
    const before = this.months.get(month);
    if (before === undefined || before < until) this.months.set(month, until);
  }

  /** Every sum, in the order of its first charge. */
  sums(): Iterable<CostSum> {
    return this.#sums.values();
  }

  /** Number of sums and their costs by month and provider, in this order. */
  parts(): readonly (Pick<CostSum, 'month' | 'provider' | 'costs'> & { readonly rows: number })[] {
    const parts = Map.groupBy(this.sums(), ({ month, provider }) => `${month} ${provider}`);
    return [...parts]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([, sums]) => {
        const [first] = sums;
        return first
          ? [{ month: first.month, provider: first.provider, rows: sums.length, costs: sumCosts(sums) }]
          : [];
      });
  }
}
