/** The versions of what is released, and `npm version`, which sets them. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const FILES = ['package.json', 'package-lock.json', 'CHANGELOG.md', 'deploy/helm/Chart.yaml', 'scripts/release'];

const versionsIn = (folder: string) => {
  const { version, appVersion } = parse(readFileSync(join(folder, 'deploy/helm/Chart.yaml'), 'utf8'));
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return [version, appVersion, lock.version, lock.packages[''].version];
};

it('the chart, its image and the lock have the version of the package', () => {
  expect(versionsIn(root)).toEqual(Array(4).fill(manifest.version));
});

it('npm version sets them together, and makes the unreleased changes those of the version', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-version-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of FILES) cpSync(join(root, file), join(folder, file), { recursive: true });
  const changelog = '# Changelog\n\n## [Unreleased]\n\n### Graph\n\n- One thing.\n\n## [9.8.0] - 2026-01-01\n';
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog);

  execFileSync('npm', ['version', '9.9.0', '--no-git-tag-version'], { cwd: folder, stdio: 'pipe' });

  expect(versionsIn(folder)).toEqual(Array(4).fill('9.9.0'));
  expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toMatch(
    /^## \[Unreleased\]\n\n## \[9\.9\.0\] - \d{4}-\d\d-\d\d\n\n### Graph\n\n- One thing\.\n\n## \[9\.8\.0\]/m,
  );
});
