/** Profiles the process it is asked in. */
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

const session = new Session();

/** Begins to profile. */
export const startProfile = async (): Promise<void> => {
  session.connect();
  await session.post('Profiler.enable');
  // In microseconds: a query runs for some hundred.
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  await session.post('Profiler.start');
};

/** Ends the profile and writes it to a file. */
export const stopProfile = async (file: string): Promise<void> => {
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  writeFileSync(file, JSON.stringify(profile));
};

/** What a process that can be profiled can be asked. */
export type ProfilerDuties = { readonly startProfile: typeof startProfile; readonly stopProfile: typeof stopProfile };
