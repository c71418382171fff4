import type { Round } from './arena.ts';
import type { BenchQuery } from './queries.ts';

/** The rounds of one contestant at one query. */
export interface Outcome {
  readonly query: BenchQuery;
  readonly contestant: string;
  readonly rounds: readonly Round[];
}

/** One figure of an outcome: the middle one of its rounds. */
const median = ({ rounds }: Outcome, figure: (round: Round) => number): number => {
  const sorted = rounds.map(figure).toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
};

const cpuMs = ({ cpuMs }: Round) => cpuMs;

const HEADINGS = ['', 'CPU ms', 'times', 'req/s', 'p50 ms', 'p99 ms', 'POSTs', 'KB read', 'RSS MB'];

/** Figures of a contestant; `times` is its processor time as a multiple of what the first contestant took. */
const lineOf = (outcome: Outcome, first: Outcome): string[] => [
  outcome.contestant,
  median(outcome, cpuMs).toFixed(3),
  (median(first, cpuMs) / median(outcome, cpuMs)).toFixed(2),
  median(outcome, ({ perSecond }) => perSecond).toFixed(0),
  median(outcome, ({ p50 }) => p50).toFixed(1),
  median(outcome, ({ p99 }) => p99).toFixed(1),
  median(outcome, ({ posts }) => posts)
    .toFixed(2)
    .replace(/\.00$/, ''),
  (median(outcome, ({ bytes }) => bytes) / 1024).toFixed(1),
  (median(outcome, ({ rss }) => rss) / 2 ** 20).toFixed(0),
];

/** A table in Markdown, its columns aligned to be read as it is. */
export const table = (lines: readonly (readonly string[])[]): string => {
  const [heading = [], ...rest] = lines;
  const widths = heading.map((_, column) => Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)));
  const write = (line: readonly string[]) =>
    `| ${line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [write(heading), write(rule), ...rest.map(write)].join('\n');
};

/** The tables of a run, one per query. */
export const report = (outcomes: readonly Outcome[]): string =>
  [...Map.groupBy(outcomes, ({ query }) => query)].map(([query, all]) => sectionOf(query, all)).join('\n\n');

const sectionOf = ({ name, what }: BenchQuery, outcomes: readonly Outcome[]) => {
  const [first] = outcomes;
  if (first === undefined) return '';
  const heading = [`${name}: ${what}`, `${first.contestant} ÷ this`];
  const headings = HEADINGS.map(
    (title, column) => (column === 0 ? heading[0] : column === 2 ? heading[1] : title) ?? '',
  );
  return table([headings, ...outcomes.map((outcome) => lineOf(outcome, first))]);
};
