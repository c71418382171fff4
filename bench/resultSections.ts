import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'results');

const makeMarkers = (name: string, command: string) =>
  [`<!-- bench ${name}: written by \`${command}\` -->`, `<!-- end of ${name} -->`] as const;

/**
 * Writes sections between their markers in bench/results/, by name.
 *
 * @param command the command that writes them, as in the markers
 * @throws {Error} a section has no markers
 */
export const writeSections = (sections: ReadonlyMap<string, string>, command = 'npm run bench -- --write'): void => {
  for (const [name, section] of sections) writeSection(makeMarkers(name, command), section);
};

const writeSection = ([begin, end]: readonly [string, string], section: string) => {
  for (const name of globSync('*.md', { cwd: FOLDER })) {
    const file = join(FOLDER, name);
    const text = readFileSync(file, 'utf8');
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from === -1 || to < from) continue;
    writeFileSync(file, `${text.slice(0, from)}${begin}\n\n${section}\n\n${text.slice(to)}`);
    return;
  }
  throw new Error(`no file in bench/results has the marks ${begin} … ${end}`);
};
