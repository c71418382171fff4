import { type ReactNode, useState } from 'react';
import { formatCount } from './format.ts';
import { Rows } from './Rows.tsx';
import { download } from './storage.ts';
import {
  filterAndSort,
  type NestedList,
  nestedTable,
  printCsv,
  rowName,
  type Table,
  type TableOrder,
} from './tables.ts';

/** The list that is chosen by its path, and the lists within it that are opened, each in the one before. */
interface Chosen {
  readonly path: string;
  readonly nested: readonly NestedList[];
}

/** How the rows of a table are arranged. */
interface Arrangement {
  readonly text: string;
  readonly order: TableOrder | null;
}

const AS_ANSWERED: Arrangement = { text: '', order: null };

/** The lists of an answer, one at a time, as a table. What is chosen, and how each list is arranged, is kept for the next answer. */
export const TablePane = ({ tables }: { readonly tables: readonly Table[] }) => {
  const [chosen, setChosen] = useState<Chosen>({ path: '', nested: [] });
  const [arrangements, setArrangements] = useState<Readonly<Record<string, Arrangement>>>({});
  const list = tables.find(({ path }) => path === chosen.path) ?? tables[0];
  if (list === undefined) return <p className="quiet">There is no list to show.</p>;
  const nested = list.path === chosen.path ? chosen.nested : [];
  const opened = tablesAlong(list, nested);
  const table = opened.at(-1) ?? list;
  /** Shows the list within the first so many of the opened ones. */
  const show = (depth: number, ...within: readonly NestedList[]) =>
    setChosen({ path: list.path, nested: [...nested.slice(0, depth), ...within] });
  return (
    <ArrangedTable
      table={table}
      arrangement={arrangements[table.path] ?? AS_ANSWERED}
      arrange={(arrangement) => setArrangements({ ...arrangements, [table.path]: arrangement })}
      open={(within) => show(opened.length - 1, within)}
    >
      {opened.length > 1 ? (
        <span>
          <button
            type="button"
            className="doc-link"
            onClick={({ currentTarget }) => {
              currentTarget.closest<HTMLElement>('.pane-body')?.focus();
              show(opened.length - 2);
            }}
          >
            Back
          </button>{' '}
          {table.path}
        </span>
      ) : (
        <ListChoice tables={tables} list={list} choose={(path) => setChosen({ path, nested: [] })} />
      )}
    </ArrangedTable>
  );
};

/** A list, and the lists within it that are opened, as far as the answer has them. */
const tablesAlong = (list: Table, nested: readonly NestedList[]): Table[] => {
  const [first, ...others] = nested;
  const within = first && nestedTable(list, first);
  return within ? [list, ...tablesAlong(within, others)] : [list];
};

interface ListChoiceProps {
  readonly tables: readonly Table[];
  readonly list: Table;
  readonly choose: (path: string) => void;
}

const ListChoice = ({ tables, list, choose }: ListChoiceProps) => (
  <label className="field">
    List
    <select value={list.path} onChange={({ target }) => choose(target.value)}>
      {tables.map(({ path, rows }) => (
        <option key={path} value={path}>
          {path} ({formatCount(rows.length, 'row')})
        </option>
      ))}
    </select>
  </label>
);

interface ArrangedTableProps {
  readonly table: Table;
  readonly arrangement: Arrangement;
  readonly arrange: (arrangement: Arrangement) => void;
  readonly open: (nested: NestedList) => void;
  /** Before the filter: which table it is. */
  readonly children: ReactNode;
}

/** A table with a filter, orders by a click on a column, and an export of what is shown. */
const ArrangedTable = ({ table, arrangement: { text, order }, arrange, open, children }: ArrangedTableProps) => {
  const shown = filterAndSort(table, text, order);
  return (
    <>
      <div className="table-tools">
        {children}
        <input
          type="search"
          aria-label="Filter the rows"
          placeholder="Filter the rows"
          value={text}
          onChange={({ target }) => arrange({ text: target.value, order })}
        />
        <span className="quiet" role="status">
          {formatCount(shown.rows.length, 'row')}
        </span>
        <button type="button" onClick={async () => download(`${table.path}.csv`, await printCsv(shown), 'text/csv')}>
          CSV
        </button>
      </div>
      <Rows
        table={shown}
        order={order}
        onOrder={(next) => arrange({ text, order: next })}
        onOpen={(row, column) => open({ row: rowName(table, row), column })}
      />
    </>
  );
};
