import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../docs/performance.md', import.meta.url);

const marks = (name: string, command: string) =>
  [`<!-- bench ${name}: written by \`${command}\` -->`, `<!-- end of ${name} -->`] as const;

/**
 * Writes sections between their markers in docs/performance.md, by name.
 *
 * @param command the command that writes them, as in the markers
 * @throws {Error} a section has no markers
 */
export const writeSections = (sections: ReadonlyMap<string, string>, command = 'npm run bench -- --write'): void => {
  let text = readFileSync(FILE, 'utf8');
  for (const [name, section] of sections) text = withSection(text, marks(name, command), section);
  writeFileSync(FILE, text);
};

const withSection = (text: string, [begin, end]: readonly [string, string], section: string) => {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`docs/performance.md has no marks ${begin} … ${end}`);
  return `${text.slice(0, from)}${begin}\n\n${section}\n\n${text.slice(to)}`;
};
