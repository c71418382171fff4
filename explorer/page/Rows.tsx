import type { Table } from './tables.ts';

/** The rows of a table, in a region that scrolls. */
export const Rows = ({ table: { path, columns, rows } }: { readonly table: Table }) => (
  // Scrolled by the keyboard, too.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be focusable
  <section className="scrolled" aria-label={`Rows of ${path}`} tabIndex={0}>
    <table className="waterfall">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <tr key={at}>
            {cells.map((cell, column) => (
              <td key={columns[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
