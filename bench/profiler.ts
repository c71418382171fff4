/** Profiles the process that it runs in. */
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

const session = new Session();

/** Starts profiling. */
export const startProfile = async (): Promise<void> => {
  session.connect();
  await session.post('Profiler.enable');
  // In microseconds. A query runs for some hundred.
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  await session.post('Profiler.start');
};

/** Stops profiling and writes the profile to a file. */
export const stopProfile = async (file: string): Promise<void> => {
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  writeFileSync(file, JSON.stringify(profile));
};

/** The profiling messages that a process handles. */
export type ProfilerHandlers = { readonly startProfile: typeof startProfile; readonly stopProfile: typeof stopProfile };
