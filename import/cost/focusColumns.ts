/** Locates the columns of a FOCUS file. Their order is free; names differ by version, case and spacing. */
import { ImportError } from '../error.ts';

/** Cost columns of the specification; any one of them may be imported. */
export const COST_COLUMNS = ['BilledCost', 'EffectiveCost', 'ContractedCost', 'ListCost'] as const;

export type CostColumn = (typeof COST_COLUMNS)[number];

/** Column names by purpose; the first column with a value in the row is used. FOCUS 1.3 renames the provider. */
const COLUMN_NAMES = {
  currency: ['BillingCurrency'],
  month: ['BillingPeriodStart'],
  monthEnd: ['BillingPeriodEnd'],
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
const REQUIRED_COLUMNS = ['currency', 'month', 'provider', 'product', 'account'] as const;

/** Positions of columns, in order of preference. */
export type ColumnPositions = { readonly [Name in keyof typeof COLUMN_NAMES | 'cost']: readonly number[] } & {
  /** Number of fields of every record; further ones are empty. */
  readonly count: number;
};

const normalizeName = (name: string) => name.toLowerCase().replace(/[\s_]/g, '');

/** Positions by plain name. Columns without a name are ignored, and so are columns that are there twice but not read. */
const groupPositions = (header: readonly string[]): ReadonlyMap<string, readonly number[]> => {
  const positions = new Map<string, number[]>();
  for (const [position, name] of header.entries()) {
    const known = positions.get(normalizeName(name));
    if (known) known.push(position);
    else if (normalizeName(name) !== '') positions.set(normalizeName(name), [position]);
  }
  return positions;
};

const requireOnePosition = ([first, ...others]: readonly number[], header: readonly string[], file: string) => {
  const [second] = others;
  if (second === undefined) return first;
  throw new ImportError(`${file}: column ${header[second]} is there twice.`, { failure: 'usage' });
};

/** The header of a file without commas: spreadsheets in many languages write semicolons. */
const checkSeparator = (header: readonly string[], file: string) => {
  const found = header.length === 1 ? /[;\t|]/.exec(header[0] ?? '')?.[0] : undefined;
  if (found === undefined) return;
  const separator = found === '\t' ? 'tabs' : `"${found}"`;
  throw new ImportError(`${file}: expected columns that are separated by commas, not by ${separator}.`, {
    failure: 'usage',
  });
};

/**
 * Finds the columns of a file from its header.
 *
 * @param cost the cost column to import
 * @throws {ImportError} that names every required column that is missing, or a column that is there twice
 */
export const findColumns = (header: readonly string[], cost: CostColumn, file: string): ColumnPositions => {
  checkSeparator(header, file);
  const positions = groupPositions(header);
  const find = (names: readonly string[]) =>
    names.flatMap((name) => requireOnePosition(positions.get(normalizeName(name)) ?? [], header, file) ?? []);
  const entries = Object.entries(COLUMN_NAMES).map(([name, names]) => [name, find(names)]);
  const found: Record<keyof typeof COLUMN_NAMES, readonly number[]> = Object.fromEntries(entries);
  const columns: ColumnPositions = {
    ...found,
    cost: find([cost]),
    count: header.findLastIndex((name) => normalizeName(name) !== '') + 1,
  };
  const missing = [
    ...(columns.cost.length === 0 ? [cost] : []),
    ...REQUIRED_COLUMNS.filter((name) => columns[name].length === 0).map((name) =>
      COLUMN_NAMES[name].slice(0, 3).join(' or '),
    ),
  ];
  if (missing.length === 0) return columns;
  throw new ImportError(`${file} is not a FOCUS cost file: missing ${missing.join(', ')}.`, { failure: 'usage' });
};

/** All positions that a charge is read from. */
export const listPositions = ({ count: _count, ...columns }: ColumnPositions): ReadonlySet<number> =>
  new Set(Object.values(columns).flat());
