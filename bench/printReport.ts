import type { RoundFigures } from './suiteProcesses.ts';
import type { BenchSuite } from './suites.ts';
import type { Workload } from './workloads.ts';

/** The rounds of one contestant for one workload. */
export interface WorkloadOutcome {
  readonly workload: Workload;
  readonly contestant: string;
  readonly rounds: readonly RoundFigures[];
}

/** The median of one figure over the rounds of an outcome. */
export const medianFigure = ({ rounds }: WorkloadOutcome, figure: (round: RoundFigures) => number): number => {
  const sorted = rounds.map(figure).toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
};

/** CPU time per request, in milliseconds. */
export const medianCpuMs = (outcome: WorkloadOutcome): number => medianFigure(outcome, (round) => round.cpuMs);

/** Peak of the resident memory after a round, in megabytes. */
export const maxRssMb = ({ rounds }: WorkloadOutcome): number => Math.max(...rounds.map(({ rss }) => rss)) / 2 ** 20;

const HEADINGS = ['req/s', 'p50 ms', 'p99 ms', 'POSTs', 'KB read', 'RSS MB'];

/** The lowest and the highest ratio of two contestants in one round. */
const printScatter = ({ rounds: first }: WorkloadOutcome, { rounds }: WorkloadOutcome): string => {
  const ratios = rounds.map(({ cpuMs }, at) => (first[at]?.cpuMs ?? Number.NaN) / cpuMs);
  return `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
};

/** The figures of a contestant. The second is the first contestant's CPU time divided by this one's. */
const printLine = (outcome: WorkloadOutcome, first: WorkloadOutcome): string[] => [
  outcome.contestant,
  medianCpuMs(outcome).toFixed(3),
  (medianCpuMs(first) / medianCpuMs(outcome)).toFixed(2),
  printScatter(first, outcome),
  medianFigure(outcome, ({ perSecond }) => perSecond).toFixed(0),
  medianFigure(outcome, ({ p50 }) => p50).toFixed(1),
  medianFigure(outcome, ({ p99 }) => p99).toFixed(1),
  medianFigure(outcome, ({ posts }) => posts)
    .toFixed(2)
    .replace(/\.00$/, ''),
  (medianFigure(outcome, ({ bytes }) => bytes) / 1024).toFixed(1),
  maxRssMb(outcome).toFixed(0),
];

/** A Markdown table with aligned columns, readable as plain text. */
export const printTable = (lines: readonly (readonly string[])[]): string => {
  const [heading = [], ...rest] = lines;
  const widths = heading.map((_, column) => Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)));
  const write = (line: readonly string[]) =>
    `| ${line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [write(heading), write(rule), ...rest.map(write)].join('\n');
};

/** The parameters of a suite and its tables: one per workload, or one for all sizes if a workload has several. */
export const printReport = (suite: BenchSuite, outcomes: readonly WorkloadOutcome[]): string =>
  [
    printSettings(suite),
    ...(suite.name === 'answer-size'
      ? printAnswerSizeTables(outcomes)
      : [...Map.groupBy(outcomes, ({ workload }) => workload).values()].map(printWorkloadTable)),
  ].join('\n\n');

const printSettings = ({ what, connections, rounds, requests }: BenchSuite) =>
  `${what.charAt(0).toUpperCase()}${what.slice(1)}; ${connections} connections, ${rounds} rounds of ${requests} requests:`;

const printWorkloadTable = (outcomes: readonly WorkloadOutcome[]) => {
  const [first] = outcomes;
  if (first === undefined) return '';
  const { name, what } = first.workload;
  const headings = [`${name}: ${what}`, 'CPU ms', `${first.contestant} ÷ this`, 'by round', ...HEADINGS];
  return printTable([headings, ...outcomes.map((outcome) => printLine(outcome, first))]);
};

/** The cost per row at each size, for each kind of answer. */
const printAnswerSizeTables = (outcomes: readonly WorkloadOutcome[]) =>
  [...Map.groupBy(outcomes, ({ workload }) => workload.what)].map(([what, all]) => {
    const contestants = [...new Set(all.map(({ contestant }) => contestant))];
    const headings = contestants.flatMap((name) => [`${name} CPU ms`, 'µs per row']);
    const lines = [...Map.groupBy(all, ({ workload }) => workload.rows)].map(([rows = 0, bySize]) => [
      rows.toLocaleString('en'),
      ...bySize.flatMap((outcome) => [
        medianCpuMs(outcome).toFixed(3),
        ((1000 * medianCpuMs(outcome)) / rows).toFixed(2),
      ]),
    ]);
    return printTable([[`${what}, rows`, ...headings], ...lines]);
  });
