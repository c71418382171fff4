import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** The graph as clients see it. */
export const apiSchema = join(root, 'schema', 'api.graphql');

/** A folder for what a client's tools write, with the installed packages in it; gone with the test. */
export const openCodegenWorkspace = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skein-client-'));
  await symlink(join(import.meta.dirname, 'node_modules'), join(folder, 'node_modules'));
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
};
