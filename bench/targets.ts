import { maxRssMb, medianCpuMs, printTable, type WorkloadOutcome } from './printReport.ts';

/** The outcomes by suite. */
export type OutcomesBySuite = ReadonlyMap<string, readonly WorkloadOutcome[]>;

/** A target and its measured figure. The figure is undefined if the suite was not run. */
interface BenchTarget {
  readonly what: string;
  readonly most: number;
  readonly unit: string;
  readonly figure: (measured: OutcomesBySuite) => number | undefined;
}

/** Skein's CPU time as a multiple of another contestant's, by workload. */
const listRatios = (outcomes: readonly WorkloadOutcome[] = [], other: string) =>
  outcomes.flatMap((outcome) => {
    const skein = outcomes.find(
      ({ contestant, workload }) => contestant === 'skein' && workload.name === outcome.workload.name,
    );
    return skein && outcome.contestant === other
      ? [{ name: outcome.workload.name, ratio: medianCpuMs(skein) / medianCpuMs(outcome) }]
      : [];
  });

const makeRatioFigure =
  (suite: string, workload: string, other: string): BenchTarget['figure'] =>
  (measured) =>
    listRatios(measured.get(suite), other).find(({ name }) => name === workload)?.ratio;

const QUERIES = ['Q1', 'Q2', 'Q3', 'Q4'];

const filterSkein = (outcomes: readonly WorkloadOutcome[] = []) =>
  outcomes.filter(({ contestant }) => contestant === 'skein');

/** The largest figure. Undefined if there is none. */
const findLargest = (figures: readonly number[]) => (figures.length > 0 ? Math.max(...figures) : undefined);

/** The highest factor by which the cost per row grows when there are ten times as many rows. */
const findSteepestGrowth = (measured: OutcomesBySuite) => {
  const kinds = Map.groupBy(filterSkein(measured.get('answer-size')), ({ workload }) => workload.what);
  return findLargest(
    [...kinds.values()].flatMap((sizes) => {
      const costs = sizes.map((outcome) => medianCpuMs(outcome) / (outcome.workload.rows ?? 1));
      return costs.slice(1).map((cost, at) => cost / (costs[at] ?? cost));
    }),
  );
};

const makeRssFigure = (suite: string) => (measured: OutcomesBySuite) =>
  findLargest(filterSkein(measured.get(suite)).map(maxRssMb));

const TARGETS: readonly BenchTarget[] = [
  ...QUERIES.map((query) => ({
    what: `${query}, 20 rows: CPU ÷ hand-written`,
    most: 1.3,
    unit: '',
    figure: makeRatioFigure('lists', query, 'handwritten'),
  })),
  ...QUERIES.map((query) => ({
    what: `${query}, 1,000 rows: CPU ÷ hand-written`,
    most: 1.2,
    unit: '',
    figure: makeRatioFigure('pages', query, 'handwritten'),
  })),
  {
    what: 'documents never seen: CPU ÷ graphql-js on one merged schema',
    most: 1.5,
    unit: '',
    figure: makeRatioFigure('cold', 'cold', 'monolith'),
  },
  { what: 'memory under load, 20 rows', most: 250, unit: ' MB', figure: makeRssFigure('lists') },
  { what: 'memory under load, 1,000 rows', most: 250, unit: ' MB', figure: makeRssFigure('pages') },
  { what: 'CPU of a row among ten times as many ÷ before, at worst', most: 1.2, unit: '', figure: findSteepestGrowth },
];

const printTarget = ({ what, most, unit, figure }: BenchTarget, measured: OutcomesBySuite) => {
  const value = figure(measured);
  if (value === undefined) return [];
  const digits = unit === '' ? 2 : 0;
  return [
    [what, `${most.toFixed(digits)}${unit}`, `${value.toFixed(digits)}${unit}`, value <= most ? 'met' : 'not met'],
  ];
};

/** A table of the targets with their measured figures. Leaves out targets whose suite was not run. */
export const printTargets = (measured: OutcomesBySuite): string =>
  printTable([['target', 'at most', 'measured', ''], ...TARGETS.flatMap((target) => printTarget(target, measured))]);
