/**
 * `node scripts/install.ts FOLDER`: installs the packages of a folder that has its own package.json (`docs/site`, `explorer`,
 * `examples/apollo`, `examples/dashboard`, `test/clients`), exactly as locked, unless they are installed already. `bench` measures the gateways that
 * `test/clients` tests, and has its packages. The scripts that need them call it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Folders that have the packages of another. */
const SHARED: Readonly<Record<string, string>> = { bench: 'test/clients' };

const install = (folder: string): void => {
  const locked = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const installed = join(folder, 'node_modules', '.installed-lock.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === locked) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(installed, locked);
};

const [name = ''] = process.argv.slice(2);
const owner = SHARED[name] ?? name;
install(join(root, owner));
if (owner !== name) {
  const packages = join(root, name, 'node_modules');
  rmSync(packages, { recursive: true, force: true });
  symlinkSync(join(root, owner, 'node_modules'), packages);
}
