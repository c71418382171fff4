import { defineConfig } from 'vitest/config';

// Files of one worker share its modules, and so one service and one store: a PGlite start is paid once.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
