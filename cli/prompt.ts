/** Questions at the terminal. They go to standard error, so that standard output has the result alone. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UsageError } from './error.ts';

const isTerminal = () => process.stdin.isTTY === true;

/** As Ctrl-C would, which ends no program whose terminal is read key by key. */
const exitInterrupted = () => process.exit(130);

/**
 * Asks once. Ctrl-C and the end of the input end the process.
 *
 * @param isHidden whether what is typed is not shown
 */
const ask = async (question: string, isHidden: boolean): Promise<string> => {
  let isMuted = false;
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    if (!isMuted) process.stderr.write(chunk);
    done();
  };
  const terminal = createInterface({ input: process.stdin, output: new Writable({ write }), terminal: true });
  terminal.once('close', exitInterrupted);
  const answer = terminal.question(`${question}: `);
  isMuted = isHidden;
  const text = await answer;
  terminal.off('close', exitInterrupted).close();
  if (isHidden) process.stderr.write('\n');
  return text;
};

const askText = async (question: string): Promise<string> => {
  const text = (await ask(question, false)).trim();
  if (text !== '') return text;
  process.stderr.write('Expected a text that is not empty.\n');
  return askText(question);
};

/**
 * The password of a user, asked for at the terminal. What is typed is not shown.
 *
 * @throws {UsageError} when there is no terminal
 */
export const askPassword = async (user: string): Promise<string> => {
  if (!isTerminal()) throw new UsageError('SKEIN_PASSWORD: expected the password, or a terminal to type it at.');
  return ask(`Password of ${user}`, true);
};

/**
 * The password of a user: asked for at the terminal, or else the first line of standard input.
 *
 * @throws {UsageError} when standard input is empty
 */
export const readPassword = async (user: string): Promise<string> => {
  if (isTerminal()) return askPassword(user);
  for await (const line of createInterface({ input: process.stdin })) if (line !== '') return line;
  throw new UsageError(
    'SKEIN_PASSWORD: expected the password, here or on standard input, or a terminal to type it at.',
  );
};

/** A question, and what an answer may look like. */
interface TextQuestion {
  readonly message: string;
  readonly example: string;
}

/**
 * The text of an option, asked for at the terminal if it was not given.
 *
 * @param option for the error, e.g. `--domain`
 * @throws {UsageError} naming the option, when it is empty, or absent and there is no terminal
 */
export const optionOrPrompt = async (
  option: string,
  given: string | undefined,
  { message, example }: TextQuestion,
): Promise<string> => {
  if (given !== undefined && given.trim() !== '') return given.trim();
  if (given !== undefined || !isTerminal())
    throw new UsageError(`${option}: expected a text${given === undefined ? ', or a terminal to ask at' : ''}.`);
  return askText(`${message}, e.g. ${example}`);
};
