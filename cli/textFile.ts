import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { UsageError } from './error.ts';

/**
 * Reads a file that an argument or option names.
 *
 * @throws {UsageError} the file cannot be read
 */
export const readTextFile = (argument: string, file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new UsageError(`${argument} ${file}: expected a file that can be read.`, { cause });
  }
};

/**
 * Reads the argument FILE, or standard input if it is absent or `-`.
 *
 * @param content what the file holds, for messages
 * @throws {UsageError} the file cannot be read, or standard input is a terminal
 */
export const readInput = async (file: string | undefined, content: string): Promise<string> => {
  if (file !== undefined && file !== '-') return readTextFile('FILE', file);
  if (process.stdin.isTTY) throw new UsageError(`FILE: expected a file, or ${content} on standard input.`);
  return text(process.stdin);
};
