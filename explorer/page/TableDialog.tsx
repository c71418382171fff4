import { type RefObject, useState } from 'react';
import { DialogClose } from './DialogClose.tsx';
import { countText } from './figures.ts';
import { Rows } from './Rows.tsx';
import type { Table } from './tables.ts';

/** The lists of an answer, one at a time, as a table. */
export const TableDialog = ({
  tables,
  dialog,
}: {
  readonly tables: readonly Table[];
  readonly dialog: RefObject<HTMLDialogElement | null>;
}) => {
  const [chosen, setChosen] = useState('');
  const table = tables.find(({ path }) => path === chosen) ?? tables[0];
  return (
    <dialog ref={dialog} className="card explanation" aria-labelledby="table-title">
      <h2 id="table-title">Table</h2>
      <label className="field">
        List
        <select value={table?.path ?? ''} onChange={({ target }) => setChosen(target.value)}>
          {tables.map(({ path, rows }) => (
            <option key={path} value={path}>
              {path} ({countText(rows.length, 'row')})
            </option>
          ))}
        </select>
      </label>
      {table && <Rows table={table} />}
      <DialogClose />
    </dialog>
  );
};
