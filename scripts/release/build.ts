/** `npm run build -- release`: writes what is published to `release/`. The same commit gives the same chart, packages and notes. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHeadCommit } from '../commit.ts';
import { findSection } from './changelog.ts';

const root = join(import.meta.dirname, '../..');
const out = join(root, 'release');

/** A package of the lock. */
interface LockedPackage {
  readonly dev?: boolean;
  readonly link?: boolean;
}

const readText = (file: string): string => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(join(out, file), text);
const run = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  });

const { version } = JSON.parse(readText('package.json'));

/** @throws Error the chart has another version than the package */
const checkChart = (): void => {
  const versions = [...readText('deploy/helm/Chart.yaml').matchAll(/^(?:version|appVersion): (.+)$/gm)].map(
    ([, one]) => one,
  );
  if (versions.join() !== `${version},${version}`)
    throw new Error(`deploy/helm/Chart.yaml: expected version and appVersion ${version}, as package.json has`);
};

const packPackages = (): void => {
  run('npm', 'pack', '--pack-destination', out);
  run(process.execPath, 'scripts/package/client.ts');
  run('npm', 'pack', join(root, 'client/dist'), '--pack-destination', out);
};

/** Helm names a chart as npm the package. The time of the files is that of the commit. */
const packChart = (): void => {
  const time = run('git', 'log', '-1', '--format=%ct').trim();
  const always = ['--sort=name', `--mtime=@${time}`, '--owner=0', '--group=0', '--numeric-owner', '--mode=u+rw,go+r'];
  const files = ['--dereference', '--exclude-from=deploy/helm/.helmignore', '--transform=s,^helm,skein,'];
  const compress = ['--use-compress-program=gzip --no-name', '--create'];
  run(
    'tar',
    ...always,
    ...files,
    ...compress,
    `--file=${join(out, `skein-chart-${version}.tgz`)}`,
    '-C',
    'deploy',
    'helm',
  );
};

/** Manifest and lock of an installation alone: of a package that both need, `npm sbom --omit=dev` says nothing. */
const writeInstallation = (folder: string): void => {
  const { devDependencies: _, ...installed } = JSON.parse(readText('package.json'));
  const lock = JSON.parse(readText('package-lock.json'));
  const locked = Object.entries<LockedPackage>(lock.packages).filter(
    ([path, { dev, link }]) => !dev && !link && path !== 'client',
  );
  const packages = { ...Object.fromEntries(locked), '': installed };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(installed));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
};

/** The packages that an installation has, by the lock: what scanners of vulnerabilities read. */
const writeMaterials = (): void => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-materials-'));
  try {
    writeInstallation(folder);
    const bill = JSON.parse(run('npm', 'sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--prefix', folder));
    // npm names it like the folder.
    Object.assign(bill.metadata.component, { name: 'skein', type: 'application' });
    write(`skein-${version}.cdx.json`, `${JSON.stringify(bill, undefined, 2)}\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const hashFile = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(join(out, file)))
    .digest('hex');

const writeSums = (): void => {
  const files = readdirSync(out).toSorted();
  write('SHA256SUMS', files.map((file) => `${hashFile(file)}  ${file}\n`).join(''));
};

checkChart();
const notes = findSection(readText('CHANGELOG.md'), version);
rmSync(out, { recursive: true, force: true });
mkdirSync(out);
packPackages();
packChart();
writeMaterials();
writeSums();
write('NOTES.md', `Commit ${readHeadCommit()}.\n\n${notes}\n`);
