import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { DialogClose } from './DialogClose.tsx';
import { countText } from './figures.ts';
import { Rows } from './Rows.tsx';
import { type Chart, timeLabel, valueLabel } from './series.ts';
import { textCell } from './tables.ts';

// The chart library is loaded with the first chart.
const ChartView = lazy(async () => ({ default: (await import('./ChartView.tsx')).ChartView }));

interface ChartDialogProps {
  readonly charts: readonly Chart[];
  /** Called when the user has closed the dialog. */
  readonly onClose: () => void;
}

/** The series of an answer, one chart at a time, with a table of its values. It opens when it is rendered. */
export const ChartDialog = ({ charts, onClose }: ChartDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [chosen, setChosen] = useState('');
  const chart = charts.find(({ path }) => path === chosen) ?? charts[0];
  return (
    <dialog ref={dialog} className="card explanation" aria-labelledby="chart-title" onClose={onClose}>
      <h2 id="chart-title">{chart ? chart.title : 'Chart'}</h2>
      {charts.length > 1 && (
        <label className="field">
          Series
          <select value={chart?.path ?? ''} onChange={({ target }) => setChosen(target.value)}>
            {charts.map(({ path, series }) => (
              <option key={path} value={path}>
                {path} ({series.length === 1 ? 'one' : series.length} series)
              </option>
            ))}
          </select>
        </label>
      )}
      {chart && (
        <>
          <Suspense fallback={<p className="chart-box">Loading the chart…</p>}>
            <ChartView key={chart.path} chart={chart} />
          </Suspense>
          <details>
            <summary>{countText(chart.times.length, 'point')} as a table</summary>
            <Rows table={valuesOf(chart)} />
          </details>
        </>
      )}
      <DialogClose />
    </dialog>
  );
};

const valuesOf = ({ path, times, series, unit }: Chart) => ({
  path,
  columns: ['Time', ...series.map(({ name }) => name)],
  rows: times.map((time, at) => [
    textCell(timeLabel(time)),
    ...series.map(({ values }) => {
      const value = values[at] ?? null;
      return { text: value === null ? '' : valueLabel(value, unit), key: value };
    }),
  ]),
});
