/** Common part of all contestants: they report their URL and their resource usage. */
import { childrenUsage } from './children.ts';
import { serve } from './process.ts';
import { type ProfilerDuties, startProfile, stopProfile } from './profiler.ts';

/** Resource usage of a process since its start, including its children. */
export interface Usage {
  /** CPU time of all threads, in milliseconds. */
  readonly cpuMs: number;
  /** Current resident memory, in bytes. */
  readonly rss: number;
}

const usage = (): Usage => {
  const { user, system } = process.cpuUsage();
  const children = childrenUsage();
  return { cpuMs: (user + system) / 1000 + children.cpuMs, rss: process.memoryUsage.rss() + children.rss };
};

/** The messages that a contestant's process handles. */
export type ContestantDuties = ProfilerDuties & { readonly url: () => string; readonly usage: typeof usage };

/** The base URL of the POST API, or of the subgraph server, passed by the bench. */
export const upstreamUrl = process.argv[2] ?? '';

/** Whether to fetch from subgraphs over HTTP. */
export const overHttp = process.argv[3] === 'http';

/** Registers a contestant that listens at `url`. */
export const compete = (url: string): void => {
  const duties: ContestantDuties = { url: () => url, usage, startProfile, stopProfile };
  serve(duties);
};
