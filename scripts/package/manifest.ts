/** The manifest of the package, which has JavaScript where the repository has TypeScript. */
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The manifest at the root of the checkout. */
export const MANIFEST = join(root, 'package.json');

/** The repository's manifest while that of the package is in its place. npm never packs files of this name. */
export const SAVED_MANIFEST = `${MANIFEST}.orig`;

/** The manifest of the package: without what only the repository has. */
export const packageManifest = (repository: Readonly<Record<string, unknown>>): object => {
  const { name, version, description, license, type, engines, dependencies } = repository;
  return {
    ...{ name, version, description, license, type, engines },
    bin: { skein: './dist/cli/skein.js' },
    exports: { './gateway': { types: './dist/gateway/index.d.ts', default: './dist/gateway/index.js' } },
    files: ['dist'],
    dependencies,
  };
};
