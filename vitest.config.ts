import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import LongestFirst from './test/longestFirst.ts';

// Test files of one worker share its modules, and so one service and one store: PGlite starts once per worker.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // These have their own packages: npm test -- clients.
    exclude: ['**/node_modules/**', 'test/clients/**'],
    // Programs that tests start find their compiled code, as those of `npm start` do.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/skein') },
    setupFiles: ['test/service/setup.ts'],
    globalSetup: ['test/temporaryFolder.ts'],
    pool: 'forks',
    // Node runs the sources as in production, types stripped. No test replaces a module, for which Vitest would transform them.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    isolate: false,
    // More than the build server has cores: tests wait for processes, browsers and stores. `npm test -- citus` has two, since
    // the servers of a cluster take more.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // The first test of a worker waits for the store to be created, which takes long on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 240_000,
    // What a test waits for comes later there, too; a second is the default.
    expect: { poll: { timeout: 20_000 } },
    // A build shares its machine: a test that fails is run once more there, and the reporter names it.
    retry: process.env.CI ? 1 : 0,
  },
});
