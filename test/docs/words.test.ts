import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawIdeaPicture } from '../../docs/ideaPicture.ts';

const root = join(import.meta.dirname, '../..');
const readDocument = (file: string) => readFileSync(join(root, file), 'utf8');
const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', ...globSync('docs/*.md', { cwd: root })];

/**
 * Pages that nobody reads from start to end: written by `npm run generate`, read by `npm test -- breaks`, lists of metrics, of limits, of
 * senders, of alarms, of this folder.
 */
const REFERENCE = [
  'README',
  'settings',
  'breaking-changes',
  'gateway-reference',
  'service-reference',
  'events',
  'alarms',
].map((page) => `docs/${page}.md`);

/** Words of a page outside of its code. */
const listWords = (page: string) =>
  readDocument(page)
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

it('links say in words where they lead', () => {
  const named = pages.flatMap((page) =>
    (readDocument(page).match(/\[`?[\w./-]+\.md`?\]\(/g) ?? []).map((link) => `${page}: ${link}`),
  );

  expect(named).toEqual([]);
});

it('the picture of the README is that of its source; `npm run generate` makes it so', () => {
  expect(readDocument('docs/idea.svg')).toBe(drawIdeaPicture());
});

it('the guides stay short enough to be read', () => {
  const guides = globSync('docs/*.md', { cwd: root }).filter((page) => !REFERENCE.includes(page));

  expect(guides.flatMap(listWords).length).toBeLessThanOrEqual(19_980);
});
