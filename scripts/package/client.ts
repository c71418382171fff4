/** `npm run build -- client`: writes the package `skein-client` to `client/dist`, with JavaScript and types in place of TypeScript. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'client/dist');

const readManifest = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** The manifest of the package: that of the folder, with the version of all, for every runtime. */
const createClientManifest = () => {
  const { private: _, exports: _source, ...manifest } = readManifest('client');
  const { version } = readManifest('.');
  const exports = { '.': { types: './index.d.ts', default: './index.js' } };
  return { ...manifest, version, exports, types: './index.d.ts', files: ['*.js', '*.d.ts'] };
};

rmSync(dist, { recursive: true, force: true });
const compiler = join(createRequire(import.meta.url).resolve('typescript'), '../tsc.js');
const args = [compiler, '-p', join(import.meta.dirname, 'tsconfig.client.json')];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(createClientManifest(), undefined, 2)}\n`);
for (const file of ['client/README.md', 'LICENSE'])
  copyFileSync(join(root, file), join(dist, file.split('/').at(-1) ?? ''));
