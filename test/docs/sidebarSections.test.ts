import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sidebarSections } from '../../docs/site/sidebarSections.ts';

it('docs/site/sidebarSections.ts has every guide once', () => {
  const root = join(import.meta.dirname, '../..');
  const guides = globSync('docs/*.md', { cwd: root }).map((file) => file.slice(0, -'.md'.length));
  const listed = sidebarSections.flatMap(({ pages }) => pages.map(([, path]) => path));

  expect(guides.filter((path) => path !== 'docs/README' && !listed.includes(path))).toEqual([]);
  expect(listed.filter((path, at) => listed.indexOf(path) !== at)).toEqual([]);
});
