import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The commit of the checkout, 40 hexadecimal digits; undefined where there is no checkout. */
export const readHeadCommit = (): string | undefined => {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  return stdout?.trim() || undefined;
};
