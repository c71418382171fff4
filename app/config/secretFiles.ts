/** Secrets in files, as Docker, Kubernetes and systemd hand them to programs. */
import { readFileSync } from 'node:fs';

/** The variable that names the file with the value of a secret setting. */
export const formatFileVariable = (variable: string): string => `${variable}_FILE`;

/**
 * The text of a file, without the line break at its end.
 *
 * @throws Error that does not repeat the name, since the secret itself may have been given in its place
 */
export const readSecretFile = (file: string): string => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new Error(`expected the name of a file that can be read (${(error as NodeJS.ErrnoException).code})`);
  }
  if (text === '') throw new Error('expected the name of a file that is not empty');
  return text;
};
