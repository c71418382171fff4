/** `npm version VERSION` runs this when package.json and the lock have the version: chart and changelog get it, too. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moveUnreleased } from './changelog.ts';

const root = join(import.meta.dirname, '../..');

const change = (file: string, replace: (text: string) => string): void => {
  const path = join(root, file);
  writeFileSync(path, replace(readFileSync(path, 'utf8')));
};

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const today = new Date().toISOString().slice(0, 10);
change('CHANGELOG.md', (text) => moveUnreleased(text, version, today));
change('deploy/helm/Chart.yaml', (text) => text.replaceAll(/^(version|appVersion): .+$/gm, `$1: ${version}`));
