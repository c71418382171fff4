import { mkdtempSync, readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printTable } from './printReport.ts';
import type { ProfilerHandlers } from './profiler.ts';
import type { StartedProcess } from './startProcess.ts';

const SHOWN = 25;

/** An activity in a process of the bench. */
export interface ProfiledActivity {
  /** Part of the file name. */
  readonly name: string;
  readonly what: string;
  readonly process: Pick<StartedProcess<ProfilerHandlers>, 'ask'>;
  /** Number of requests during the activity. */
  readonly requests: number;
  readonly run: () => Promise<unknown>;
}

/**
 * Profiles the activities in sequence. Writes a `.cpuprofile` for each, which Chrome's developer tools open, and prints
 * the functions and folders that took the most time.
 */
export const profileEach = async (things: readonly ProfiledActivity[], say: (line: string) => void): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-bench-'));
  for (const { name, what, process, requests, run } of things) {
    const file = join(folder, `${name}.cpuprofile`);
    await process.ask('startProfile');
    await run();
    await process.ask('stopProfile', file);
    const spent = selfTimes(JSON.parse(readFileSync(file, 'utf8')));
    say(`${name}: ${what}  (${file})\n`);
    say(`${printTable(printShares(spent, requests, 'room', findFolder))}\n`);
    say(`${printTable(printShares(spent, requests, 'function', printFrame).slice(0, SHOWN + 2))}\n`);
  }
};

/** Self time of each node of a profile, in microseconds. Leaves out idle time and the profiler. */
const selfTimes = ({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile) => {
  const times = new Map<number, number>();
  for (const [index, id] of samples.entries()) times.set(id, (times.get(id) ?? 0) + (timeDeltas[index] ?? 0));
  return nodes.flatMap(({ id, callFrame: { functionName, url, lineNumber } }) =>
    functionName === '(idle)' || url === 'node:inspector'
      ? []
      : [{ functionName, url, lineNumber, time: times.get(id) ?? 0 }],
  );
};

type SelfTimes = ReturnType<typeof selfTimes>;
type ProfileFrame = Omit<SelfTimes[number], 'time'>;

/** Shares of the time by a name, the largest first. */
const printShares = (
  spent: SelfTimes,
  requests: number,
  heading: string,
  nameOf: (frame: ProfileFrame) => string,
): string[][] => {
  const sums = new Map<string, number>();
  for (const { time, ...frame } of spent) sums.set(nameOf(frame), (sums.get(nameOf(frame)) ?? 0) + time);
  const total = sums.values().reduce((sum, time) => sum + time, 0);
  const largestFirst = [...sums].toSorted(([, one], [, other]) => other - one);
  const lines = [['together', total] as const, ...largestFirst].map(([name, time]) => [
    name,
    (time / requests).toFixed(1),
    ((100 * time) / total).toFixed(1),
  ]);
  return [[heading, 'µs per request', '%'], ...lines];
};

const HOME = join(import.meta.dirname, '..');

const toPath = (url: string) => (url.startsWith('file:') ? relative(HOME, fileURLToPath(url)) : url);

/** Function, file and line. */
const printFrame = ({ functionName, url, lineNumber }: ProfileFrame) =>
  url === '' ? functionName || '(generated)' : `${functionName || '(anonymous)'} ${toPath(url)}:${lineNumber + 1}`;

/**
 * The folder of the project, the package, Node itself, or a name for code without a file: native code, garbage
 * collection, generated code.
 */
const findFolder = ({ functionName, url }: ProfileFrame) => {
  if (url === '') return functionName === '(garbage collector)' ? 'garbage collector' : 'native and generated code';
  if (url.startsWith('node:')) return 'node';
  const path = toPath(url).split('/');
  const at = path.lastIndexOf('node_modules');
  if (at === -1) return path[0] ?? '';
  return path[at + 1]?.startsWith('@') ? `${path[at + 1]}/${path[at + 2]}` : (path[at + 1] ?? '');
};
