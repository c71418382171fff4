import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ideaPicture } from '../../docs/ideaPicture.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', ...globSync('docs/*.md', { cwd: root })];

/** Written by `npm run generate`, or a list of all that there is. */
const REFERENCE = ['docs/settings.md'];

it('U20: links say in words where they lead', () => {
  const named = pages.flatMap((page) =>
    (textOf(page).match(/\[`?[\w./-]+\.md`?\]\(/g) ?? []).map((link) => `${page}: ${link}`),
  );

  expect(named).toEqual([]);
});

it('U20: the picture of the README is that of its source; `npm run generate` makes it so', () => {
  expect(textOf('docs/idea.svg')).toBe(ideaPicture());
});

it('U20: the guides stay short enough to be read', () => {
  const guides = globSync('docs/*.md', { cwd: root }).filter((page) => !REFERENCE.includes(page));
  const words = guides.flatMap((page) => textOf(page).split(/\s+/).filter(Boolean));

  expect(words.length).toBeLessThanOrEqual(40_000);
});
