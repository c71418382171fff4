/** Names the template of this release. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readMigrations } from '../migrations.ts';

const pgliteVersion = (): string => {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return JSON.parse(readFileSync(join(library, '../../package.json'), 'utf8')).version;
};

/** Changes when the template is made in another way from the same migrations. */
const FORMAT_VERSION = 2;

/**
 * File name of the template. It contains a hash of everything that the template is made from, so a file of another
 * release, or of a checkout with other migrations, has another name.
 */
export const formatTemplateName = (): string => {
  const hash = createHash('sha256').update(JSON.stringify([FORMAT_VERSION, pgliteVersion(), readMigrations()]));
  return `store-${hash.digest('hex').slice(0, 16)}.tar.zst`;
};
