import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/adr');

const INDEX = 'README.md';
const decisions = readdirSync(folder)
  .filter((file) => file !== INDEX)
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
const numbers = decisions.map(({ file }) => file.slice(0, 4));

/** Number and title, date and status. A decision that replaces another takes its place, in the record of their subject. */
const HEAD = /^# (\d{4}): \S.+\n\nDate: \d{4}-\d\d-\d\d\nStatus: Accepted\n\n\*\*Context\./;

const findSections = (text: string) =>
  [...text.matchAll(/\n\n\*\*(Context|Decision|Consequences)\.\*\* /g)].map(([, part]) => part);

/** Numbers of decisions that documents and code cite, with the file that cites them. */
const citations = () =>
  globSync('**/*.{md,ts,js,mjs,cjs,graphql}', { cwd: root, exclude: ['**/node_modules', 'test/docs'] }).flatMap(
    (file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\bADR (\d{4})|docs\/adr\/(\d{4})/g)].map(
        ([, byName, byPath]) => ({ file, number: byName ?? byPath ?? '' }),
      ),
  );

describe('docs/adr', () => {
  it('gives each decision a number of its own, as four digits and a slug; a number that was withdrawn stays unused', () => {
    expect(decisions.map(({ file }) => file).filter((file) => !/^\d{4}(-[a-z0-9]+)+\.md$/.test(file))).toEqual([]);
    expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted());
  });

  it.each(decisions)('$file has number, title, date, status and three parts, in 40 lines at most', ({ file, text }) => {
    const [, number] = HEAD.exec(text) ?? [];

    expect(number, 'see docs/adr/0001 for the form').toBe(file.slice(0, 4));
    expect(findSections(text)).toEqual(['Context', 'Decision', 'Consequences']);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  it('has an index that names every decision once', () => {
    const named = [...readFileSync(join(folder, INDEX), 'utf8').matchAll(/\]\((\d{4}[^)]*\.md)\)/g)].map(
      ([, file]) => file,
    );

    expect(named.toSorted()).toEqual(decisions.map(({ file }) => file).toSorted());
  });

  it('has every decision that documents and code cite', () => {
    const cited = citations();

    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
  });
});
