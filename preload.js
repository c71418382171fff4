/**
 * Loaded before all else, by `--import`. Ends the process with one line on a Node that cannot run Skein. Keeps compiled
 * code in `node_modules/.cache` for the next start of this process and of those it starts; where the folder cannot be
 * written, nothing is kept.
 */
import module from 'node:module';
import { join } from 'node:path';

const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  process.stderr.write(
    `Skein needs Node 24 or newer; this is ${process.version}. "npm ci" brings one: use "npm start".\n`,
  );
  process.exit(1);
}

process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/skein');
module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
