/**
 * `node scripts/resolverTypes.ts`: runs codegen.ts, unless all that it writes is there and follows from the present sources.
 * Their hash is in `subgraphs/generated.sha256`. Whatever reads the types calls it first: type checks, lint and tests.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'subgraphs/generated.sha256');

/** What codegen.ts reads, and the packages that write. */
const SOURCES = ['codegen.ts', 'package-lock.json', 'schema/*.{ts,graphql}', 'examples/bff/documents.ts'];

const hashSources = (): string => {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root }).toSorted())
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

const isPresent = (): boolean =>
  globSync('subgraphs/*/resolvers', { cwd: root }).every((folder) => existsSync(join(root, folder, '../generated.ts')));

const hash = hashSources();
if (!isPresent() || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  const { status } = spawnSync(process.execPath, [join(root, 'codegen.ts')], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, hash);
}
