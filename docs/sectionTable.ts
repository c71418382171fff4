/** Writes the table of test/service/sections.md that shows which tests cover which section of the semantics. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type CitingTest, citingTests } from './citingTests.ts';
import { parts, rulesOf } from './sections.ts';

const page = `${import.meta.dirname}/../test/service/sections.md`;

const BEGIN = '<!-- sections: written by `npm run generate` -->';
const END = '<!-- end of sections -->';

/** A link to `monitoring/webhook.server.test.ts`, from test/service, with the name of the first test and the number of further ones. */
const fileCell = (tests: readonly CitingTest[]) => {
  const [first] = tests;
  if (!first) return '';
  const path = first.file.replace(/^test\/service\//, '');
  const more = tests.length > 1 ? ` (+${tests.length - 1})` : '';
  return `[${path.replace(/\..*$/, '')}](${path}): ${first.name.replaceAll('|', '\\|')}${more}`;
};

const row = (section: string, tests: readonly CitingTest[]) =>
  `| ${section} | ${[...Map.groupBy(tests, ({ file }) => file).values()].map(fileCell).join('<br>')} |`;

/** Rows of one part; a rule without a test has no row. */
const partRows = (sections: readonly string[], tests: ReadonlyMap<string, readonly CitingTest[]>) =>
  sections.flatMap((section) => {
    const found = tests.get(section);
    return found ? [row(section, found)] : [];
  });

const bySection = () => {
  const found = new Map<string, CitingTest[]>();
  for (const test of citingTests()) {
    for (const section of test.sections) found.set(section, [...(found.get(section) ?? []), test]);
  }
  return found;
};

/** Sections that no test cites: for a part with rules, its uncited rules. */
export const untestedSections = (): readonly string[] => {
  const tests = bySection();
  return parts.flatMap(rulesOf).filter((section) => !tests.has(section));
};

/** Cited sections that do not exist, i.e. mistakes. Explanatory sections may be cited: 5, 7 and their subsections. */
export const unknownCitations = (): readonly string[] => {
  const known = new Set(parts.flatMap((part) => [part.number, ...rulesOf(part)]));
  return [...bySection().keys()].filter((section) => !known.has(section) && !/^[57](\.|$)/.test(section));
};

const table = () => {
  const tests = bySection();
  const rules = parts.flatMap(rulesOf);
  const tables = parts.flatMap((part) => {
    const rows = partRows([...new Set([part.number, ...rulesOf(part)])], tests);
    return rows.length > 0
      ? ['', `**${part.number} ${part.title}**`, '', '| Section | Tests |', '|---|---|', ...rows]
      : [];
  });
  return [`${rules.length} sections, each cited by a test.`, ...tables].join('\n');
};

/**
 * The page with its table regenerated.
 *
 * @throws Error when the markers of the table are missing
 */
export const pageWithTable = (text: string): string => {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`test/service/sections.md has no ${BEGIN} … ${END}`);
  return `${text.slice(0, begin + BEGIN.length)}\n\n${table()}\n\n${text.slice(end)}`;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(page, pageWithTable(readFileSync(page, 'utf8')));
}
