/** Writes the table of test/service/sections.md that shows which tests cover which section of the semantics. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type CitingTest, findCitingTests } from './citingTests.ts';
import { listRules, semanticsChapters } from './semanticsChapters.ts';

const SECTIONS_FILE = `${import.meta.dirname}/../test/service/sections.md`;

const BEGIN = '<!-- sections: written by `npm run generate` -->';
const END = '<!-- end of sections -->';

/** A link to `monitoring/webhook.server.test.ts`, from test/service, with the name of the first test and the number of further ones. */
const printFileCell = (tests: readonly CitingTest[]) => {
  const [first] = tests;
  if (!first) return '';
  const path = first.file.replace(/^test\/service\//, '');
  const more = tests.length > 1 ? ` (+${tests.length - 1})` : '';
  return `[${path.replace(/\..*$/, '')}](${path}): ${first.name.replaceAll('|', '\\|')}${more}`;
};

const printRow = (section: string, tests: readonly CitingTest[]) =>
  `| ${section} | ${[...Map.groupBy(tests, ({ file }) => file).values()].map(printFileCell).join('<br>')} |`;

/** Rows of one part; a rule without a test has no row. */
const printRows = (sections: readonly string[], tests: ReadonlyMap<string, readonly CitingTest[]>) =>
  sections.flatMap((section) => {
    const found = tests.get(section);
    return found ? [printRow(section, found)] : [];
  });

const groupBySection = () => {
  const found = new Map<string, CitingTest[]>();
  for (const test of findCitingTests()) {
    for (const section of test.sections) found.set(section, [...(found.get(section) ?? []), test]);
  }
  return found;
};

/** Sections that no test cites: for a part with rules, its uncited rules. */
export const findUntestedSections = (): readonly string[] => {
  const tests = groupBySection();
  return semanticsChapters.flatMap(listRules).filter((section) => !tests.has(section));
};

/** Cited sections that do not exist, i.e. mistakes. Explanatory sections may be cited: 5, 7 and their subsections. */
export const findUnknownCitations = (): readonly string[] => {
  const known = new Set(semanticsChapters.flatMap((part) => [part.number, ...listRules(part)]));
  return [...groupBySection().keys()].filter((section) => !known.has(section) && !/^[57](\.|$)/.test(section));
};

const printTable = () => {
  const tests = groupBySection();
  const rules = semanticsChapters.flatMap(listRules);
  const tables = semanticsChapters.flatMap((part) => {
    const rows = printRows([...new Set([part.number, ...listRules(part)])], tests);
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
export const replaceTable = (text: string): string => {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`test/service/sections.md has no ${BEGIN} … ${END}`);
  return `${text.slice(0, begin + BEGIN.length)}\n\n${printTable()}\n\n${text.slice(end)}`;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(SECTIONS_FILE, replaceTable(readFileSync(SECTIONS_FILE, 'utf8')));
}
