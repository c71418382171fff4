import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const documents = globSync('**/*.md', { cwd: root, exclude: ['**/node_modules', 'client/dist', 'docs/reference'] });

interface FileMention {
  readonly file: string;
  /** That names are relative to: that of the document, or the one in the heading. */
  readonly folder: string;
  readonly name: string;
}

/** Names of files and folders, in backticks. */
const NAME = /`([\w./-]*\w(?:\.(?:tsx?|m?js|json|csv|graphql|pem|sql|sh|rs)|\/))`/g;

/** What builds write, which is not in git. */
const WRITTEN = ['dist/', 'docs/reference/', 'src/graphql/'];

/** The names in a document. The tour names the folder of each section in its heading. */
const namesIn = (file: string): FileMention[] =>
  readFileSync(join(root, file), 'utf8')
    .split(/^(?=## )/m)
    .flatMap((section) => {
      const [, folder = dirname(file)] = /^## .*`([\w/-]+\/)`/.exec(section) ?? [];
      return [...section.matchAll(NAME)].map(([, name = '']) => ({ file, folder, name }));
    });

/** Whether something exists: in the folder, in the root, or anywhere below the folder. */
const isThere = ({ folder, name }: FileMention) =>
  name.startsWith('/') ||
  WRITTEN.includes(name) ||
  existsSync(join(root, folder, name)) ||
  existsSync(join(root, name)) ||
  globSync(`**/${name}`, { cwd: join(root, folder), exclude: ['**/node_modules'] }).length > 0;

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

  it('name files and folders that exist, as do the pages for contributors', () => {
    const forContributors = (file: string) => /(^|\/)(README|CONTRIBUTING|tour)\.md$/.test(file);
    const names = documents.filter(forContributors).flatMap(namesIn);

    expect(names.length).toBeGreaterThan(1000);
    expect(names.filter((named) => !isThere(named))).toEqual([]);
  });
});

it('other documents name files of the project by paths that exist', () => {
  const names = documents.flatMap(namesIn).filter(({ name }) => /^\w+\/.*\w$/.test(name));

  expect(names.filter((named) => !isThere(named))).toEqual([]);
});
