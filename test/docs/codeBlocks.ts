/** The fenced code of documents. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Fenced code: its language, and its text. */
export interface CodeBlock {
  readonly file: string;
  readonly language: string;
  readonly text: string;
}

/** The fenced code of a document, in order; without fences that name no language. */
export const readCodeBlocks = (file: string): readonly CodeBlock[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(
    ([, language = '', text = '']) => ({ file, language, text }),
  );

/**
 * The first fenced code in a language.
 *
 * @throws {Error} if there is none
 */
export const findCodeBlock = (file: string, language: string): string => {
  const found = readCodeBlocks(file).find((block) => block.language === language);
  if (!found) throw new Error(`${file} has no code in ${language}`);
  return found.text;
};
