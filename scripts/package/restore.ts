/** `postpack`: puts the repository's manifest back. */
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST, SAVED_MANIFEST } from './manifest.ts';

renameSync(SAVED_MANIFEST, MANIFEST);
rmSync(join(import.meta.dirname, '../../dist'), { recursive: true, force: true });
