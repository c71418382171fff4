/** The `skein` command: `cli/skein.js` starts it. */
import { CommanderError } from 'commander';
import { ImportError } from '../import/index.ts';
import { CommandError } from './error.ts';
import { createSkeinProgram } from './skeinProgram.ts';

const importCodes = { failed: 1, usage: 2, unavailable: 3 };

/** 0: done, or help was asked for. 1: the command failed. 2: wrong usage. 3: a program that it needs did not answer. */
const toExitCode = (error: unknown): number => {
  if (error instanceof CommandError) return error.exitCode;
  if (error instanceof ImportError) return importCodes[error.failure];
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  return 1;
};

const isExpected = (error: unknown) => error instanceof ImportError || error instanceof CommandError;

// A reader such as `head` may end before the output does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  await createSkeinProgram().parseAsync();
} catch (error) {
  // Commander prints its own errors.
  const { message, stack } = error as Error;
  if (!(error instanceof CommanderError)) process.stderr.write(`${isExpected(error) ? message : stack}\n`);
  process.exitCode = toExitCode(error);
}
