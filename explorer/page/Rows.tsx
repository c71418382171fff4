import type { Table, TableItem, TableOrder } from './tables.ts';

interface RowsProps {
  readonly table: Table;
  /** Null for that of the answer; undefined if the rows cannot be ordered. */
  readonly order?: TableOrder | null;
  readonly onOrder?: (order: TableOrder | null) => void;
  /** Opens the list of a cell. */
  readonly onOpen?: (row: TableItem, column: string) => void;
}

/** The rows of a table, in a region that scrolls. */
export const Rows = ({ table: { path, columns, rows }, order, onOrder, onOpen }: RowsProps) => (
  // Scrolled by the keyboard, too.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be focusable
  <section className="scrolled rows" aria-label={`Rows of ${path}`} tabIndex={0}>
    <table className="waterfall">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" aria-sort={toAriaSort(order, column)}>
              {onOrder ? (
                <button type="button" className="sort" onClick={() => onOrder(nextOrder(order, column))}>
                  {column}
                </button>
              ) : (
                column
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity
          <tr key={at}>
            {cells.map((cell, column) => (
              <td key={columns[column]} className={typeof cell.key === 'number' ? 'number' : undefined}>
                {cell.items && onOpen ? (
                  <button
                    type="button"
                    className="doc-link"
                    onClick={({ currentTarget }) => {
                      // The button goes, the region of the rows stays.
                      currentTarget.closest('section')?.focus();
                      onOpen(cells, columns[column] ?? '');
                    }}
                  >
                    {cell.text === '1' ? '1 row' : `${cell.text} rows`}
                  </button>
                ) : (
                  cell.text
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const toAriaSort = (order: TableOrder | null | undefined, column: string) => {
  if (order?.column !== column) return undefined;
  return order.isDescending ? 'descending' : 'ascending';
};

/** Ascending, then descending, then as in the answer. */
const nextOrder = (order: TableOrder | null | undefined, column: string): TableOrder | null => {
  if (order?.column !== column) return { column, isDescending: false };
  return order.isDescending ? null : { column, isDescending: true };
};
