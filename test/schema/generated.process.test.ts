import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Committed files that `npm run generate` writes, by path. */
const generated = () =>
  new Map(
    globSync(['schema/{supergraph,api}.graphql', 'test/service/sections.md'], { cwd: root }).map((file) => [
      file,
      readFileSync(join(root, file), 'utf8'),
    ]),
  );

it('every generated file is as `npm run generate` writes it', () => {
  const before = generated();
  execFileSync('npm', ['run', 'generate'], { cwd: root });
  const stale = [...generated()].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  // The test restores the files, even if it fails.
  for (const [file, text] of before) writeFileSync(join(root, file), text);

  expect(stale).toEqual([]);
});

it('resolver types, which are not in git, are written where they are missing, and once', () => {
  const file = join(root, 'subgraphs/secret/generated.ts');
  const write = () => execFileSync(process.execPath, ['scripts/resolverTypes.ts'], { cwd: root });
  rmSync(file, { force: true });

  write();
  const { mtimeMs } = statSync(file);
  write();

  expect(statSync(file).mtimeMs).toBe(mtimeMs);
  expect(readFileSync(file, 'utf8')).toContain('export type Resolvers<ContextType = Context>');
});
