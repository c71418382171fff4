/** What all contestants have in common: they say where they listen, and what they have used. */
import { childrenUsage } from './children.ts';
import { serve } from './process.ts';
import { type ProfilerDuties, startProfile, stopProfile } from './profiler.ts';

/** What a process has used since it started, and those it started. */
export interface Usage {
  /** Processor time of all threads, in milliseconds. */
  readonly cpuMs: number;
  /** Memory held now, in bytes. */
  readonly rss: number;
}

const usage = (): Usage => {
  const { user, system } = process.cpuUsage();
  const children = childrenUsage();
  return { cpuMs: (user + system) / 1000 + children.cpuMs, rss: process.memoryUsage.rss() + children.rss };
};

/** What a contestant's process can be asked. */
export type ContestantDuties = ProfilerDuties & { readonly url: () => string; readonly usage: typeof usage };

/** The base URL of the POST API, or of the subgraphs' server, as told by the bench. */
export const upstreamUrl = process.argv[2] ?? '';

/** Whether subgraphs are to be asked over HTTP. */
export const overHttp = process.argv[3] === 'http';

/** Enters a contestant that listens at `url`. */
export const compete = (url: string): void => {
  const duties: ContestantDuties = { url: () => url, usage, startProfile, stopProfile };
  serve(duties);
};
