/** What all contestants have in common: they say where they listen, and what they have used. */
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { serve } from './process.ts';

/** What a process has used since it started. */
export interface Usage {
  /** Processor time of all its threads, in milliseconds. */
  readonly cpuMs: number;
  /** Memory held now, in bytes. */
  readonly rss: number;
}

const usage = (): Usage => {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, rss: process.memoryUsage.rss() };
};

const session = new Session();

const startProfile = async () => {
  session.connect();
  await session.post('Profiler.enable');
  // In microseconds: a query runs for some hundred.
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  await session.post('Profiler.start');
};

const stopProfile = async (file: string) => {
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  writeFileSync(file, JSON.stringify(profile));
};

/** What a contestant's process can be asked. */
export type ContestantDuties = {
  readonly url: () => string;
  readonly usage: typeof usage;
  readonly startProfile: typeof startProfile;
  /** Ends the profile and writes it to a file. */
  readonly stopProfile: typeof stopProfile;
};

/** The base URL of the POST API, as told by the bench. */
export const upstreamUrl = process.argv[2] ?? '';

/** Enters a contestant that listens at `url`. */
export const compete = (url: string): void => {
  const duties: ContestantDuties = { url: () => url, usage, startProfile, stopProfile };
  serve(duties);
};
