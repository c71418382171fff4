import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const documents = globSync('**/*.md', { cwd: root, exclude: ['**/node_modules', 'client/dist', 'docs/reference'] });

/** The file names in backticks of a folder's README. */
const namesIn = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/`([\w./-]*\w\.(?:ts|json|csv|graphql|pem|sql))`/g)].map(
    ([, name = '']) => ({ file, name }),
  );

/** Whether a file exists: in the folder of the README, in the root, or in any folder below that of the README. */
const isThere = ({ file, name }: { file: string; name: string }) =>
  name.startsWith('/') ||
  existsSync(join(root, dirname(file), name)) ||
  existsSync(join(root, name)) ||
  globSync(`**/${name}`, { cwd: join(root, dirname(file)), exclude: ['**/node_modules'] }).length > 0;

/** The folders of the top two levels that contain source files. */
const sourceFolders = [
  ...new Set(
    globSync('{*,*/*}/*.{ts,tsx}', { cwd: root, exclude: ['node_modules', '**/node_modules'] }).map((file) =>
      dirname(file),
    ),
  ),
];

describe('READMEs of folders', () => {
  it('exist in every folder of the top two levels with source files', () => {
    expect(sourceFolders.length).toBeGreaterThan(60);
    expect(sourceFolders.filter((folder) => !existsSync(join(root, folder, 'README.md')))).toEqual([]);
  });

  it('name files that exist', () => {
    const names = documents.filter((file) => file.endsWith('README.md')).flatMap(namesIn);

    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((named) => !isThere(named))).toEqual([]);
  });
});
