/** Questions at the terminal. They go to standard error, so that standard output has the result alone. */
import type { PasswordOptions, TextOptions } from '@clack/prompts';
import { UsageError } from './error.ts';

// Imported when a question is asked, since most runs ask none.
const prompts = () => import('@clack/prompts');

const isTerminal = () => process.stdin.isTTY === true;

const notEmpty = (value: string | undefined) => (value?.trim() ? undefined : 'Expected a text that is not empty.');

/** The answer. Ctrl-C ends the process, as the signal would. */
const exitIfCancelled = async (ask: Promise<string | symbol>): Promise<string> => {
  const answer = await ask;
  if (typeof answer === 'string') return answer;
  process.exit(130);
};

const askText = async (options: TextOptions) =>
  (await exitIfCancelled((await prompts()).text({ ...options, validate: notEmpty, output: process.stderr }))).trim();

const askSecret = async (options: PasswordOptions) =>
  exitIfCancelled((await prompts()).password({ ...options, output: process.stderr }));

/**
 * The password of a user, asked for at the terminal. What is typed is not shown.
 *
 * @throws {UsageError} when there is no terminal
 */
export const askPassword = (user: string): Promise<string> => {
  if (!isTerminal()) throw new UsageError('SKEIN_PASSWORD: expected the password, or a terminal to type it at.');
  return askSecret({ message: `Password of ${user}` });
};

/**
 * The text of an option, asked for at the terminal if it was not given.
 *
 * @param option for the error, e.g. `--domain`
 * @throws {UsageError} naming the option, when it is empty, or absent and there is no terminal
 */
export const optionOrPrompt = async (
  option: string,
  given: string | undefined,
  question: TextOptions,
): Promise<string> => {
  if (given !== undefined && given.trim() !== '') return given.trim();
  if (given !== undefined || !isTerminal())
    throw new UsageError(`${option}: expected a text${given === undefined ? ', or a terminal to ask at' : ''}.`);
  return askText(question);
};
