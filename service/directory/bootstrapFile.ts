/** Reads the file that BOOTSTRAP_FILE names. */
import { readFileSync } from 'node:fs';
import { runStartStep, StartupError } from '../startupError.ts';

/** The parser's own message is not used, because it repeats the content of the file, which may be secret. */
const parseFile = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new StartupError(`BOOTSTRAP_FILE: expected JSON in ${file}.`);
  }
};

/**
 * Reads a bootstrap file: a JSON object with an array for each kind (semantics 0.1.1).
 *
 * @throws {StartupError} naming BOOTSTRAP_FILE, without any content of the file
 */
export const readBootstrapFile = async (file: string): Promise<Record<string, unknown>> => {
  const read = () => readFileSync(file, 'utf8');
  const value = parseFile(file, await runStartStep('BOOTSTRAP_FILE', 'expected a file that can be read', read));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new StartupError(`BOOTSTRAP_FILE: expected a JSON object in ${file}, with an array for each kind.`);
  }
  return value as Record<string, unknown>;
};
