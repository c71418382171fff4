import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../docs/performance.md', import.meta.url);

const marks = (name: string) =>
  [`<!-- bench ${name}: written by \`npm run bench -- --write\` -->`, `<!-- end of ${name} -->`] as const;

/**
 * Puts sections, by name, between their marks in docs/performance.md.
 *
 * @throws {Error} a section has no marks there
 */
export const writeSections = (sections: ReadonlyMap<string, string>): void => {
  let text = readFileSync(FILE, 'utf8');
  for (const [name, section] of sections) text = withSection(text, name, section);
  writeFileSync(FILE, text);
};

const withSection = (text: string, name: string, section: string) => {
  const [begin, end] = marks(name);
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`docs/performance.md has no marks for ${name}: ${begin} … ${end}`);
  return `${text.slice(0, from)}${begin}\n\n${section}\n\n${text.slice(to)}`;
};
