/** A list of an answer as a table. */
export interface Table {
  /** Response names from the root to the list, joined by dots. */
  readonly path: string;
  /** Response names from an item to each value, joined by dots. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

type Row = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The lists of objects in an answer, those at the root first. Lists within their items are counted, not shown. */
export const tablesIn = (data: unknown, path: readonly string[] = []): Table[] => {
  if (Array.isArray(data)) {
    const items = data.filter(isObject);
    return items.length > 0 ? [tableOf(path.join('.'), items)] : [];
  }
  if (!isObject(data)) return [];
  return Object.entries(data).flatMap(([name, value]) => tablesIn(value, [...path, name]));
};

const tableOf = (path: string, items: readonly Row[]): Table => {
  const cells = items.map((item) => new Map(cellsOf(item, '')));
  const columns = [...new Set(cells.flatMap((row) => [...row.keys()]))];
  return { path, columns, rows: cells.map((row) => columns.map((column) => row.get(column) ?? '')) };
};

const cellsOf = (item: Row, prefix: string): [string, string][] =>
  Object.entries(item).flatMap(([name, value]): [string, string][] => {
    if (isObject(value)) return cellsOf(value, `${prefix}${name}.`);
    return [[`${prefix}${name}`, textOf(value)]];
  });

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (!Array.isArray(value)) return String(value);
  return value.some(isObject) ? String(value.length) : value.map(textOf).join(', ');
};
