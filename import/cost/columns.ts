/** Locates the columns of a FOCUS file. Their order is free; names differ by version, case and spacing. */
import { ImportError } from '../error.ts';

/** Cost columns of the specification; any one of them may be imported. */
export const COST_COLUMNS = ['BilledCost', 'EffectiveCost', 'ContractedCost', 'ListCost'] as const;

export type CostColumn = (typeof COST_COLUMNS)[number];

/** Column names by purpose; the first column with a value in the row is used. FOCUS 1.3 renames the provider. */
const NAMES = {
  currency: ['BillingCurrency'],
  month: ['BillingPeriodStart'],
  until: ['ChargePeriodEnd'],
  provider: [
    'ProviderName',
    'ServiceProviderName',
    'HostProviderName',
    'PublisherName',
    'InvoiceIssuerName',
    'Provider',
    'Publisher',
    'InvoiceIssuer',
  ],
  product: ['ServiceName', 'ServiceCategory', 'ChargeCategory'],
  account: ['SubAccountId', 'BillingAccountId'],
  accountName: ['SubAccountName', 'BillingAccountName'],
  tags: ['Tags'],
} as const;

/** A file must have one column for each of these. */
const REQUIRED = ['currency', 'month', 'provider', 'product', 'account'] as const;

/** Positions of columns, in order of preference. */
export type Columns = { readonly [Name in keyof typeof NAMES | 'cost']: readonly number[] } & {
  /** Number of fields of every record. */
  readonly count: number;
};

const plain = (name: string) => name.toLowerCase().replace(/[\s_]/g, '');

const positionsOf = (header: readonly string[], file: string): Map<string, number> => {
  const positions = new Map<string, number>();
  for (const [position, name] of header.entries()) {
    if (positions.has(plain(name)))
      throw new ImportError(`${file}: column ${name} is there twice.`, { failure: 'usage' });
    positions.set(plain(name), position);
  }
  return positions;
};

/**
 * Finds the columns of a file from its header.
 *
 * @param cost the cost column to import
 * @throws {ImportError} that names every required column that is missing
 */
export const columnsOf = (header: readonly string[], cost: CostColumn, file: string): Columns => {
  const positions = positionsOf(header, file);
  const find = (names: readonly string[]) => names.flatMap((name) => positions.get(plain(name)) ?? []);
  const entries = Object.entries(NAMES).map(([name, names]) => [name, find(names)]);
  const found: Record<keyof typeof NAMES, readonly number[]> = Object.fromEntries(entries);
  const columns: Columns = { ...found, cost: find([cost]), count: header.length };
  const missing = [
    ...(columns.cost.length === 0 ? [cost] : []),
    ...REQUIRED.filter((name) => columns[name].length === 0).map((name) => NAMES[name].slice(0, 3).join(' or ')),
  ];
  if (missing.length === 0) return columns;
  throw new ImportError(`${file} is no FOCUS cost file: missing ${missing.join(', ')}.`, { failure: 'usage' });
};

/** All positions that a charge is read from. */
export const positionsIn = ({ count: _count, ...columns }: Columns): ReadonlySet<number> =>
  new Set(Object.values(columns).flat());
