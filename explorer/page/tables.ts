/** A list of an answer as a table. */
export interface Table {
  /** Response names from the root to the list, joined by dots. */
  readonly path: string;
  /** Response names from an item to each value, joined by dots. */
  readonly columns: readonly string[];
  readonly rows: readonly TableItem[];
}

/** The values of an item, one for each column. */
export type TableItem = readonly Cell[];

/** A value of a table. */
export interface Cell {
  readonly text: string;
  /** By which rows are ordered; null for none. */
  readonly key: string | number | null;
  /** The items of a list of objects, which is a table of its own. */
  readonly items?: readonly Item[];
}

type Item = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const EMPTY: Cell = { text: '', key: null };

/** The lists of objects in an answer, those at the root first. */
export const findTables = (data: unknown, path: readonly string[] = []): Table[] => {
  if (Array.isArray(data)) {
    const items = data.filter(isObject);
    return items.length > 0 ? [createTable(path.join('.'), items)] : [];
  }
  if (!isObject(data)) return [];
  return Object.entries(data).flatMap(([name, value]) => findTables(value, [...path, name]));
};

/** A list of objects as a table. Objects within them are columns of their own, lists of objects can be opened. */
export const createTable = (path: string, items: readonly Item[]): Table => {
  const cells = items.map((item) => new Map(flattenCells(item, '')));
  const columns = [...new Set(cells.flatMap((row) => [...row.keys()]))];
  return { path, columns, rows: cells.map((row) => columns.map((column) => row.get(column) ?? EMPTY)) };
};

const flattenCells = (item: Item, prefix: string): [string, Cell][] =>
  Object.entries(item).flatMap(([name, value]): [string, Cell][] => {
    if (isObject(value)) return flattenCells(value, `${prefix}${name}.`);
    return [[`${prefix}${name}`, createCell(value)]];
  });

const createCell = (value: unknown): Cell => {
  if (value === null || value === undefined) return EMPTY;
  if (typeof value === 'number') return { text: String(value), key: value };
  if (!Array.isArray(value)) return createTextCell(String(value));
  const items = value.filter(isObject);
  if (items.length > 0) return { text: String(items.length), key: items.length, items };
  return createTextCell(value.map(String).join(', '));
};

/** A cell that is ordered as its text. */
export const createTextCell = (text: string): Cell => ({ text, key: text });

/** A list within a row of a table. */
export interface NestedList {
  /** As `rowName` returns it. */
  readonly row: string;
  readonly column: string;
}

/** What a row is found by in the next answer: its `id`, or its place if it has none. */
export const rowName = ({ columns, rows }: Table, row: TableItem): string =>
  row[columns.indexOf('id')]?.text || String(rows.indexOf(row));

/** A list within a table as a table of its own; undefined if the table has no such row or list. */
export const nestedTable = (table: Table, { row, column }: NestedList): Table | undefined => {
  const found = table.rows.find((each) => rowName(table, each) === row);
  const items = found?.[table.columns.indexOf(column)]?.items;
  return items && createTable(`${table.path}.${column}`, items);
};

/** By which column the rows of a table are ordered. */
export interface TableOrder {
  readonly column: string;
  readonly isDescending: boolean;
}

/** A table with the rows that contain a text, in an order; those without a value are last. */
export const filterAndSort = (table: Table, text: string, order: TableOrder | null): Table => {
  const searched = text.trim().toLowerCase();
  const rows = table.rows.filter((cells) => cells.some((cell) => cell.text.toLowerCase().includes(searched)));
  if (order === null) return { ...table, rows };
  const column = table.columns.indexOf(order.column);
  const compared = (one: TableItem, other: TableItem) => {
    const [first, second] = [one[column]?.key ?? null, other[column]?.key ?? null];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return (order.isDescending ? -1 : 1) * compareKeys(first, second);
  };
  return { ...table, rows: rows.toSorted(compared) };
};

const compareKeys = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en', { numeric: true });

/** A table as CSV (RFC 4180). Texts that a spreadsheet would read as a formula begin with an apostrophe. */
export const printCsv = async ({ columns, rows }: Table): Promise<string> => {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  const lines = rows.map((cells) => cells.map(({ text, key }) => (typeof key === 'number' ? key : text)));
  const options = { record_delimiter: 'windows', quoted_match: /[\r\n]/, escape_formulas: true } as const;
  return stringify([[...columns], ...lines], options);
};
