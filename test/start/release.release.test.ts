/** `npm run build -- release` in a clone, and what it writes. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');
const { version } = manifest;

describe('a release', { timeout: 300_000 }, () => {
  const work = mkdtempSync(join(tmpdir(), 'skein-release-'));
  const checkout = join(work, 'checkout');
  const out = join(checkout, 'release');
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(program, args, { cwd: checkout, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const read = (file: string) => readFileSync(join(out, file), 'utf8');
  /** Unpacks an archive below the checkout, whose packages its programs find. */
  const unpack = (file: string, folder: string) => {
    mkdirSync(join(checkout, folder));
    run('tar', '-xzf', join(out, file), '-C', folder);
    return join(checkout, folder);
  };
  let commit: string;

  beforeAll(() => {
    execFileSync('git', ['clone', '--quiet', ROOT, checkout]);
    symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
    commit = run('git', 'rev-parse', 'HEAD').trim();
    run(process.execPath, 'scripts/build.ts', 'release');
  }, 300_000);
  afterAll(() => rmSync(work, { recursive: true, force: true }));

  it('has packages, chart, bill of materials and notes, and checksums of what is downloaded', () => {
    expect(readdirSync(out).toSorted()).toEqual([
      'NOTES.md',
      'SHA256SUMS',
      `skein-${version}.cdx.json`,
      `skein-${version}.tgz`,
      `skein-chart-${version}.tgz`,
      `skein-client-${version}.tgz`,
    ]);
    expect(spawnSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: out, encoding: 'utf8' }).status).toBe(0);
    expect(read('SHA256SUMS').trim().split('\n')).toHaveLength(4);
    expect(read('NOTES.md')).toContain(`Commit ${commit}.`);
    expect(run('git', 'status', '--porcelain')).not.toContain('package.json');
  });

  it('has a program that says its version and commit where there is no checkout', () => {
    const folder = unpack(`skein-${version}.tgz`, 'package-files');

    const said = run(process.execPath, join(folder, 'package/dist/cli/skein.js'), '--version');

    expect(said).toBe(`${version} (commit ${commit})\n`);
  });

  it('has every package of an installation in its bill of materials, with its address and hash, and none of development', () => {
    const { packages } = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8')) as {
      readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly integrity?: string }>>;
    };
    // One may be in several folders.
    const installed = new Set(
      Object.values(packages).flatMap(({ dev, integrity }) => (dev || !integrity ? [] : [integrity])),
    );
    const { bomFormat, metadata, components } = JSON.parse(read(`skein-${version}.cdx.json`)) as {
      readonly bomFormat: string;
      readonly metadata: { readonly component: { readonly name: string; readonly version: string } };
      readonly components: readonly {
        readonly name: string;
        readonly purl: string;
        readonly hashes?: readonly object[];
      }[];
    };
    const names = components.map(({ purl }) => /^pkg:npm\/(.+)@/.exec(decodeURIComponent(purl))?.[1]);

    expect(bomFormat).toBe('CycloneDX');
    expect(metadata.component).toMatchObject({ name: 'skein', version });
    expect(names).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)));
    expect(names).toHaveLength(installed.size);
    expect(names).not.toContain('vitest');
    expect(components.filter(({ hashes = [] }) => hashes.length === 0)).toEqual([]);
  });

  it('has a chart with its alarms, of the version of the image', () => {
    const chart = join(unpack(`skein-chart-${version}.tgz`, 'chart-files'), 'skein');

    expect(readFileSync(join(chart, 'Chart.yaml'), 'utf8')).toContain(
      `\nversion: ${version}\nappVersion: ${version}\n`,
    );
    expect(readFileSync(join(chart, 'files/alerts.yml'), 'utf8')).toContain('- alert: GatewayDown');
  });
});
