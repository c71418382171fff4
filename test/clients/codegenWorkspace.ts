import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** The public schema. */
export const apiSchema = join(root, 'schema', 'api.graphql');

/** A folder for generated files, with the installed packages; deleted after the test. */
export const openCodegenWorkspace = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skein-client-'));
  await symlink(join(import.meta.dirname, 'node_modules'), join(folder, 'node_modules'));
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
};
