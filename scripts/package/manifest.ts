/** The manifest of the package, which has JavaScript where the repository has TypeScript. */
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The manifest at the root of the checkout. */
export const MANIFEST = join(root, 'package.json');

/** The repository's manifest while that of the package is in its place. npm never packs files of this name. */
export const SAVED_MANIFEST = `${MANIFEST}.orig`;

interface RepositoryManifest extends Readonly<Record<string, unknown>> {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** The manifest of the package: without what only the repository has. A project has one copy of `graphql`, so the package names it as a peer. */
export const createPackageManifest = (repository: RepositoryManifest): object => {
  const { name, version, description, license, type, engines, peerDependencies, peerDependenciesMeta } = repository;
  const { graphql, ...dependencies } = repository.dependencies;
  return {
    ...{ name, version, description, license, type, engines },
    bin: { skein: './dist/cli/skein.js' },
    exports: { './gateway': toExportEntry('gateway/index'), './graph': toExportEntry('app/facade/graph') },
    files: ['dist'],
    dependencies,
    peerDependencies: { ...peerDependencies, graphql: `^${graphql}` },
    peerDependenciesMeta,
  };
};

const toExportEntry = (module: string) => ({ types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` });
