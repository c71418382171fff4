/**
 * Loaded before all else, by `--import`: code that was compiled, and freed of its types, is kept for the next start of this
 * process and of those it starts. Where the folder cannot be written, nothing is kept.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/skein');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
