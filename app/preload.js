/**
 * Loaded first, by `--import`. Ends the process with a one-line message if this Node version cannot run Skein. Caches
 * compiled code in `node_modules/.cache` for the next start of this process and of its child processes; skips that if
 * the folder is not writable. Sets `NODE_ENV` to `production` unless it is set, for libraries; `app/config/index.ts` takes that as
 * development.
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

// Otherwise graphql-js looks for a second copy of itself each time it checks the kind of a type.
if (process.env.NODE_ENV === undefined)
  Object.assign(process.env, { NODE_ENV: 'production', NODE_ENV_WAS_UNSET: 'true' });

process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/skein');
module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
