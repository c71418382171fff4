import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** A checkout without the packages of development. */
const productionCheckout = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-'));
  for (const part of ['scripts', 'package.json', 'LICENSE'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  return folder;
};

describe('npm run build -- client', () => {
  it('says in one line what it lacks after `npm ci --omit=dev`', () => {
    const cwd = productionCheckout();

    const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts', 'client'], { cwd, encoding: 'utf8' });

    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'The packages of development are not installed. Run `npm ci` without `--omit=dev`.\n',
    });
  });
});
