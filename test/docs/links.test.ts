import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const documents = globSync('**/*.md', { cwd: root, exclude: ['**/node_modules'] });

/** The links of a document to files of this repository: path from the root, and anchor. */
const linksOf = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
    ([, path = '', anchor]) => ({ file, target: path ? join(dirname(file), path) : file, anchor }),
  );

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

describe('links in documents', () => {
  const links = documents.flatMap(linksOf);

  it('lead to files that exist', () => {
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter(({ target }) => !existsSync(join(root, target)))).toEqual([]);
  });

  it('name headings that exist', () => {
    const anchored = links.filter(({ anchor }) => anchor !== undefined);

    expect(anchored.length).toBeGreaterThan(5);
    expect(anchored.filter(({ target, anchor }) => !anchorsOf(target).includes(anchor ?? ''))).toEqual([]);
  });
});
