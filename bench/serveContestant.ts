/** Common part of all contestants: they report their URL and their resource usage. */
import { readChildrenUsage } from './processUsage.ts';
import { type ProfilerHandlers, startProfile, stopProfile } from './profiler.ts';
import { serveMessages } from './startProcess.ts';

/** Resource usage of a process since its start, including its children. */
export interface ProcessUsage {
  /** CPU time of all threads, in milliseconds. */
  readonly cpuMs: number;
  /** Current resident memory, in bytes. */
  readonly rss: number;
}

const readUsage = (): ProcessUsage => {
  const { user, system } = process.cpuUsage();
  const children = readChildrenUsage();
  return { cpuMs: (user + system) / 1000 + children.cpuMs, rss: process.memoryUsage.rss() + children.rss };
};

/** The messages that a contestant's process handles. */
export type ContestantHandlers = ProfilerHandlers & { readonly url: () => string; readonly usage: typeof readUsage };

/** The base URL of the POST API, or of the subgraph server, passed by the bench. */
export const upstreamUrl = process.argv[2] ?? '';

/** Whether to fetch from subgraphs over HTTP. */
export const overHttp = process.argv[3] === 'http';

/** Registers a contestant that listens at `url`. */
export const serveContestant = (url: string): void => {
  const duties: ContestantHandlers = { url: () => url, usage: readUsage, startProfile, stopProfile };
  serveMessages(duties);
};
