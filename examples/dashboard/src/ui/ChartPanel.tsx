import { ActionIcon, Button, SegmentedControl, Skeleton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { ScreenPart } from '../graph/useScreen.ts';
import type { SelectRows } from './Chart.tsx';
import { type ChartData, sumSeries } from './chartData.ts';
import { Dialog } from './Dialog.tsx';
import { downloadCsv } from './downloadCsv.ts';
import { ExpandIcon } from './icons.tsx';
import { Panel } from './Panel.tsx';

// The chart library is half of the page's scripts. It is loaded while the first query runs.
const loadChart = () => import('./Chart.tsx');
const Chart = lazy(async () => ({ default: (await loadChart()).Chart }));
void loadChart();

interface ChartPanelProps {
  readonly title: string;
  readonly hint?: string;
  /** Names the first column of the table. */
  readonly category: string;
  readonly width?: 4 | 5 | 6 | 7 | 8 | 12;
  readonly part: ScreenPart<ChartData>;
  readonly empty?: string | false;
  /** Leads to the rows behind a category. */
  readonly select?: SelectRows;
}

const HEIGHT = 280;

/** A chart that can be read as a table. */
export const ChartPanel = ({ category, select, ...panel }: ChartPanelProps) => {
  const [view, setView] = useState('Chart');
  const [isFull, setIsFull] = useState(false);
  const { title, part } = panel;
  const controls = (
    <>
      {view === 'Table' && part.state === 'ready' && (
        <Button
          variant="default"
          size="compact-xs"
          aria-label={`${title}: CSV`}
          onClick={() => downloadCsv(title, toTableRows(part.value, category))}
        >
          CSV
        </Button>
      )}
      <SegmentedControl
        size="xs"
        data={['Chart', 'Table']}
        value={view}
        onChange={setView}
        aria-label={`${title}: view`}
      />
      <ActionIcon variant="subtle" color="gray" onClick={() => setIsFull(true)} aria-label={`${title}: full screen`}>
        <ExpandIcon />
      </ActionIcon>
    </>
  );
  const draw = (data: ChartData) =>
    view === 'Table' ? (
      <DataTable data={data} category={category} title={title} select={select} />
    ) : (
      <Suspense fallback={<Skeleton height={HEIGHT} />}>
        <Chart data={data} label={`${title}. The table view has the values.`} select={select} />
      </Suspense>
    );
  return (
    <>
      <Panel {...panel} height={HEIGHT} fill aside={controls}>
        {draw}
      </Panel>
      <Dialog title={title} opened={isFull} close={() => setIsFull(false)} isFull>
        <div className="full-chart">{part.state === 'ready' && draw(part.value)}</div>
      </Dialog>
    </>
  );
};

const listColumns = ({ series, line, before, stacked }: ChartData) => [
  ...series,
  ...(stacked ? [sumSeries(series)] : []),
  ...[line, before].filter((each) => each !== undefined),
];

const toTableRows = (data: ChartData, category: string) => {
  const columns = listColumns(data);
  const names = columns.map(({ name }) => name);
  return [
    [category, ...names],
    ...data.categories.map((each, at) => [each, ...columns.map(({ values }) => values[at] ?? null)]),
  ];
};

const DataTable = ({
  data,
  category,
  title,
  select,
}: {
  readonly data: ChartData;
  readonly category: string;
  readonly title: string;
  readonly select: SelectRows | undefined;
}) => {
  const { categories, format } = data;
  const columns = listColumns(data);
  return (
    <section
      className="scroll"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that can be scrolled with the keyboard
      tabIndex={0}
      aria-label={`${title}: table`}
      style={{ maxHeight: 'min(70vh, 560px)', overflowY: 'auto' }}
    >
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{category}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col" className="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((each, index) => (
            <tr key={each}>
              <th scope="row">{select ? <Link href={select(index)}>{each}</Link> : each}</th>
              {columns.map(({ name, values }) => (
                <td key={name} className="number">
                  {typeof values[index] === 'number' ? format(values[index]) : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
