import { useGraphiQL } from '@graphiql/react';
import { lazy, Suspense, useState } from 'react';
import { formatCount } from './format.ts';
import { Rows } from './Rows.tsx';
import { type Chart, formatTimeLabel, formatValue } from './series.ts';
import { createTextCell } from './tables.ts';

// The chart library is loaded with the first chart.
const ChartView = lazy(async () => ({ default: (await import('./ChartView.tsx')).ChartView }));

/** The series of an answer, one chart at a time, with a table of its values. */
export const ChartPane = ({ charts }: { readonly charts: readonly Chart[] }) => {
  const theme = useGraphiQL(({ monacoTheme }) => monacoTheme);
  const [chosen, setChosen] = useState('');
  const chart = charts.find(({ path }) => path === chosen) ?? charts[0];
  if (chart === undefined) return <p className="quiet">There is no series to show.</p>;
  return (
    <>
      <h3>{chart.title}</h3>
      {charts.length > 1 && (
        <label className="field">
          Series
          <select value={chart.path} onChange={({ target }) => setChosen(target.value)}>
            {charts.map(({ path, series }) => (
              <option key={path} value={path}>
                {path} ({series.length === 1 ? 'one' : series.length} series)
              </option>
            ))}
          </select>
        </label>
      )}
      <Suspense fallback={<p className="chart-box">Loading the chart…</p>}>
        <ChartView key={`${theme} ${chart.path}`} chart={chart} />
      </Suspense>
      <details>
        <summary>{formatCount(chart.times.length, 'point')} as a table</summary>
        <Rows table={valuesOf(chart)} />
      </details>
    </>
  );
};

const valuesOf = ({ path, times, series, unit }: Chart) => ({
  path,
  columns: ['Time', ...series.map(({ name }) => name)],
  rows: times.map((time, at) => [
    createTextCell(formatTimeLabel(time)),
    ...series.map(({ values }) => {
      const value = values[at] ?? null;
      return { text: value === null ? '' : formatValue(value, unit), key: value };
    }),
  ]),
});
