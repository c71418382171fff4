/**
 * `node scripts/install.ts FOLDER`: installs the packages of a folder that has its own package.json (`bench`, `docs/links`,
 * `docs/site`, `explorer`, `examples/dashboard`, `test/clients`), exactly as locked, unless they are installed already. The scripts that need them call it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', process.argv[2] ?? '');
const locked = readFileSync(join(folder, 'package-lock.json'), 'utf8');
const installed = join(folder, 'node_modules', '.installed-lock.json');

if (!existsSync(installed) || readFileSync(installed, 'utf8') !== locked) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(installed, locked);
}
