/** A clock of programs that a test sets, by libfaketime. */
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LIBRARIES = '/usr/lib';

/** Path of libfaketime, if it is installed. */
const findLibrary = (): string | undefined =>
  (existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [])
    .map((architecture) => join(LIBRARIES, architecture, 'faketime/libfaketime.so.1'))
    .find((path) => existsSync(path));

const library = findLibrary();

/** Whether programs can have such a clock. */
export const hasFakeClock: boolean = library !== undefined;

/** A clock of some programs; `await using` removes its file. */
export interface FakeClock extends AsyncDisposable {
  /** The environment of a program that has this clock. */
  readonly env: NodeJS.ProcessEnv;
  /** Sets the clock to some seconds after the right time; the programs notice within a second. */
  readonly shift: (seconds: number) => void;
}

/** Makes a clock that is right. Without libfaketime nothing moves it. */
export const makeFakeClock = (): FakeClock => {
  const directory = mkdtempSync(join(tmpdir(), 'skein-clock-'));
  // The server of PostgreSQL runs as a user of its own.
  chmodSync(directory, 0o755);
  const file = join(directory, 'clock');
  const shift = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  shift(0);
  return {
    shift,
    env: library
      ? {
          ...{ LD_PRELOAD: library, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: '1' },
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
        }
      : {},
    [Symbol.asyncDispose]: async () => rmSync(directory, { recursive: true }),
  };
};
