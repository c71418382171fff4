import type { Round } from './arena.ts';
import type { Suite } from './suites.ts';
import type { Workload } from './workloads.ts';

/** The rounds of one contestant for one workload. */
export interface Outcome {
  readonly workload: Workload;
  readonly contestant: string;
  readonly rounds: readonly Round[];
}

/** The median of one figure over the rounds of an outcome. */
export const median = ({ rounds }: Outcome, figure: (round: Round) => number): number => {
  const sorted = rounds.map(figure).toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
};

/** CPU time per request, in milliseconds. */
export const cpuMs = (outcome: Outcome): number => median(outcome, (round) => round.cpuMs);

/** Peak of the resident memory after a round, in megabytes. */
export const rssMb = ({ rounds }: Outcome): number => Math.max(...rounds.map(({ rss }) => rss)) / 2 ** 20;

const HEADINGS = ['req/s', 'p50 ms', 'p99 ms', 'POSTs', 'KB read', 'RSS MB'];

/** The lowest and the highest ratio of two contestants in one round. */
const scatterOf = ({ rounds: first }: Outcome, { rounds }: Outcome): string => {
  const ratios = rounds.map(({ cpuMs }, at) => (first[at]?.cpuMs ?? Number.NaN) / cpuMs);
  return `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
};

/** The figures of a contestant. The second is the first contestant's CPU time divided by this one's. */
const lineOf = (outcome: Outcome, first: Outcome): string[] => [
  outcome.contestant,
  cpuMs(outcome).toFixed(3),
  (cpuMs(first) / cpuMs(outcome)).toFixed(2),
  scatterOf(first, outcome),
  median(outcome, ({ perSecond }) => perSecond).toFixed(0),
  median(outcome, ({ p50 }) => p50).toFixed(1),
  median(outcome, ({ p99 }) => p99).toFixed(1),
  median(outcome, ({ posts }) => posts)
    .toFixed(2)
    .replace(/\.00$/, ''),
  (median(outcome, ({ bytes }) => bytes) / 1024).toFixed(1),
  rssMb(outcome).toFixed(0),
];

/** A Markdown table with aligned columns, readable as plain text. */
export const table = (lines: readonly (readonly string[])[]): string => {
  const [heading = [], ...rest] = lines;
  const widths = heading.map((_, column) => Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)));
  const write = (line: readonly string[]) =>
    `| ${line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [write(heading), write(rule), ...rest.map(write)].join('\n');
};

/** The parameters of a suite and its tables: one per workload, or one for all sizes if a workload has several. */
export const report = (suite: Suite, outcomes: readonly Outcome[]): string =>
  [
    settingsOf(suite),
    ...(suite.name === 'growth'
      ? growthTables(outcomes)
      : [...Map.groupBy(outcomes, ({ workload }) => workload).values()].map(workloadTable)),
  ].join('\n\n');

const settingsOf = ({ what, connections, rounds, requests }: Suite) =>
  `${what.charAt(0).toUpperCase()}${what.slice(1)}; ${connections} connections, ${rounds} rounds of ${requests} requests:`;

const workloadTable = (outcomes: readonly Outcome[]) => {
  const [first] = outcomes;
  if (first === undefined) return '';
  const { name, what } = first.workload;
  const headings = [`${name}: ${what}`, 'CPU ms', `${first.contestant} ÷ this`, 'by round', ...HEADINGS];
  return table([headings, ...outcomes.map((outcome) => lineOf(outcome, first))]);
};

/** The cost per row at each size, for each kind of answer. */
const growthTables = (outcomes: readonly Outcome[]) =>
  [...Map.groupBy(outcomes, ({ workload }) => workload.what)].map(([what, all]) => {
    const contestants = [...new Set(all.map(({ contestant }) => contestant))];
    const headings = contestants.flatMap((name) => [`${name} CPU ms`, 'µs per row']);
    const lines = [...Map.groupBy(all, ({ workload }) => workload.rows)].map(([rows = 0, bySize]) => [
      rows.toLocaleString('en'),
      ...bySize.flatMap((outcome) => [cpuMs(outcome).toFixed(3), ((1000 * cpuMs(outcome)) / rows).toFixed(2)]),
    ]);
    return table([[`${what}, rows`, ...headings], ...lines]);
  });
