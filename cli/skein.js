#!/usr/bin/env -S node --max-semi-space-size=32 --no-allocation-site-pretenuring
/** Entry point of the `skein` command. An old Node cannot load TypeScript, so its version is checked first. */
import '../app/preload.js';

await import('./main.ts');
