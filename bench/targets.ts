import { cpuMs, type Outcome, rssMb, table } from './report.ts';

/** The outcomes by suite. */
export type OutcomesBySuite = ReadonlyMap<string, readonly Outcome[]>;

/** A target and its measured figure. The figure is undefined if the suite was not run. */
interface Target {
  readonly what: string;
  readonly most: number;
  readonly unit: string;
  readonly figure: (measured: OutcomesBySuite) => number | undefined;
}

/** Skein's CPU time as a multiple of another contestant's, by workload. */
const ratios = (outcomes: readonly Outcome[] = [], other: string) =>
  outcomes.flatMap((outcome) => {
    const skein = outcomes.find(
      ({ contestant, workload }) => contestant === 'skein' && workload.name === outcome.workload.name,
    );
    return skein && outcome.contestant === other
      ? [{ name: outcome.workload.name, ratio: cpuMs(skein) / cpuMs(outcome) }]
      : [];
  });

const ratioAt =
  (suite: string, workload: string, other: string): Target['figure'] =>
  (measured) =>
    ratios(measured.get(suite), other).find(({ name }) => name === workload)?.ratio;

const QUERIES = ['Q1', 'Q2', 'Q3', 'Q4'];

const ofSkein = (outcomes: readonly Outcome[] = []) => outcomes.filter(({ contestant }) => contestant === 'skein');

/** The largest figure. Undefined if there is none. */
const largest = (figures: readonly number[]) => (figures.length > 0 ? Math.max(...figures) : undefined);

/** The highest factor by which the cost per row grows when there are ten times as many rows. */
const steepest = (measured: OutcomesBySuite) => {
  const kinds = Map.groupBy(ofSkein(measured.get('growth')), ({ workload }) => workload.what);
  return largest(
    [...kinds.values()].flatMap((sizes) => {
      const costs = sizes.map((outcome) => cpuMs(outcome) / (outcome.workload.rows ?? 1));
      return costs.slice(1).map((cost, at) => cost / (costs[at] ?? cost));
    }),
  );
};

const rss = (suite: string) => (measured: OutcomesBySuite) => largest(ofSkein(measured.get(suite)).map(rssMb));

const TARGETS: readonly Target[] = [
  ...QUERIES.map((query) => ({
    what: `${query}, 20 rows: CPU ÷ hand-written`,
    most: 1.3,
    unit: '',
    figure: ratioAt('lists', query, 'handwritten'),
  })),
  ...QUERIES.map((query) => ({
    what: `${query}, 1,000 rows: CPU ÷ hand-written`,
    most: 1.2,
    unit: '',
    figure: ratioAt('pages', query, 'handwritten'),
  })),
  {
    what: 'documents never seen: CPU ÷ graphql-js on one merged schema',
    most: 1.5,
    unit: '',
    figure: ratioAt('cold', 'cold', 'monolith'),
  },
  { what: 'memory under load, 20 rows', most: 250, unit: ' MB', figure: rss('lists') },
  { what: 'memory under load, 1,000 rows', most: 250, unit: ' MB', figure: rss('pages') },
  { what: 'CPU of a row among ten times as many ÷ before, at worst', most: 1.2, unit: '', figure: steepest },
];

const lineOf = ({ what, most, unit, figure }: Target, measured: OutcomesBySuite) => {
  const value = figure(measured);
  if (value === undefined) return [];
  const digits = unit === '' ? 2 : 0;
  return [
    [what, `${most.toFixed(digits)}${unit}`, `${value.toFixed(digits)}${unit}`, value <= most ? 'met' : 'not met'],
  ];
};

/** A table of the targets with their measured figures. Leaves out targets whose suite was not run. */
export const verdicts = (measured: OutcomesBySuite): string =>
  table([['target', 'at most', 'measured', ''], ...TARGETS.flatMap((target) => lineOf(target, measured))]);
