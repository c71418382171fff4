/** `prepack`: builds `dist/`, and puts the manifest of the package in the place of the repository's until `postpack`. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readHeadCommit } from '../commit.ts';
import { copyAssets } from './assets.ts';
import { createPackageManifest, MANIFEST, SAVED_MANIFEST } from './manifest.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');

// Left by a run that was interrupted.
if (existsSync(SAVED_MANIFEST)) renameSync(SAVED_MANIFEST, MANIFEST);

rmSync(dist, { recursive: true, force: true });
const compiler = join(createRequire(import.meta.url).resolve('typescript'), '../tsc.js');
for (const project of ['tsconfig.json', 'tsconfig.types.json']) {
  const args = [compiler, '-p', join(import.meta.dirname, project)];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
copyAssets(root, dist);
// New stores are copied from it. The name says which migrations it fits: those that were just copied.
const template = join(dist, 'service/store/template');
const { writeTemplate } = await import(pathToFileURL(join(template, 'index.js')).href);
await writeTemplate(template);

const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
const { type, version } = manifest;
// `app/release.ts` reads it.
writeFileSync(join(dist, 'package.json'), JSON.stringify({ type, version, commit: readHeadCommit() }));
copyFileSync(MANIFEST, SAVED_MANIFEST);
writeFileSync(MANIFEST, `${JSON.stringify(createPackageManifest(manifest), undefined, 2)}\n`);
