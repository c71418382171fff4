import { useEffect, useRef, useState } from 'react';
import { DialogClose } from './DialogClose.tsx';
import { countText } from './figures.ts';
import { Rows } from './Rows.tsx';
import { download } from './storage.ts';
import { arranged, csvOf, type Order, type Table, tableOf } from './tables.ts';

interface TableDialogProps {
  readonly tables: readonly Table[];
  /** Called when the user has closed the dialog. */
  readonly onClose: () => void;
}

/** The lists of an answer, one at a time, as a table. It opens when it is rendered. */
export const TableDialog = ({ tables, onClose }: TableDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  /** The list that is chosen, and the lists within it that are opened. */
  const [shown, setShown] = useState(tables.slice(0, 1));
  const table = shown.at(-1);
  return (
    <dialog ref={dialog} className="card explanation" aria-labelledby="table-title" onClose={onClose}>
      <h2 id="table-title">Table</h2>
      <label className="field">
        List
        <select
          value={shown[0]?.path}
          onChange={({ target }) => setShown(tables.filter(({ path }) => path === target.value))}
        >
          {tables.map(({ path, rows }) => (
            <option key={path} value={path}>
              {path} ({countText(rows.length, 'row')})
            </option>
          ))}
        </select>
      </label>
      {shown.length > 1 && (
        <p>
          <button type="button" className="doc-link" onClick={() => setShown(shown.slice(0, -1))}>
            Back
          </button>{' '}
          {table?.path}
        </p>
      )}
      {table && (
        <ArrangedTable
          key={`${shown.length} ${table.path}`}
          table={table}
          open={(nested) => setShown([...shown, nested])}
        />
      )}
      <DialogClose />
    </dialog>
  );
};

interface ArrangedTableProps {
  readonly table: Table;
  readonly open: (nested: Table) => void;
}

/** A table with a filter, orders by a click on a column, and an export of what is shown. */
const ArrangedTable = ({ table, open }: ArrangedTableProps) => {
  const [text, setText] = useState('');
  const [order, setOrder] = useState<Order | null>(null);
  const shown = arranged(table, text, order);
  return (
    <>
      <div className="table-tools">
        <input
          type="search"
          aria-label="Filter the rows"
          placeholder="Filter the rows"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <span className="quiet" role="status">
          {countText(shown.rows.length, 'row')}
        </span>
        <button type="button" onClick={async () => download(`${table.path}.csv`, await csvOf(shown), 'text/csv')}>
          CSV
        </button>
      </div>
      <Rows
        table={shown}
        order={order}
        onOrder={setOrder}
        onOpen={(column, { items = [] }) => open(tableOf(`${table.path}.${column}`, items))}
      />
    </>
  );
};
