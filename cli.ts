/** The `skein` command: `cli.js` starts it. */
import { CommanderError } from 'commander';
import { CommandError, UsageError } from './cli/error.ts';
import { skeinProgram } from './cli/program.ts';
import { ImportError } from './import/index.ts';

/** 0: done, or help was asked for. 1: the command failed. 2: wrong usage, which commander found or the command itself. */
const exitCodeOf = (error: unknown): number => {
  if (error instanceof UsageError) return 2;
  const isUsage = error instanceof CommanderError && error.code !== 'commander.error' && error.exitCode !== 0;
  return isUsage ? 2 : error instanceof CommanderError ? error.exitCode : 1;
};

const isExpected = (error: unknown) => error instanceof ImportError || error instanceof CommandError;

// A reader such as `head` may end before the output does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  await skeinProgram().parseAsync();
} catch (error) {
  // Commander prints its own errors.
  const { message, stack } = error as Error;
  if (!(error instanceof CommanderError)) process.stderr.write(`${isExpected(error) ? message : stack}\n`);
  process.exitCode = exitCodeOf(error);
}
