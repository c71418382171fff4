import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sections } from '../../docs/site/order.ts';

it('docs/site/order.ts has every guide once', () => {
  const root = join(import.meta.dirname, '../..');
  const guides = globSync('docs/*.md', { cwd: root }).map((file) => file.slice(0, -'.md'.length));
  const listed = sections.flatMap(({ pages }) => pages.map(([, path]) => path));

  expect(guides.filter((path) => path !== 'docs/README' && !listed.includes(path))).toEqual([]);
  expect(listed.filter((path, at) => listed.indexOf(path) !== at)).toEqual([]);
});
