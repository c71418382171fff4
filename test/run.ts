/** `npm test`: types, lint and all tests; `npm test -- PATH…`: the tests of those files or folders alone. */
import { spawnSync } from 'node:child_process';

const paths = process.argv.slice(2);
const steps =
  paths.length > 0
    ? [
        ['node', 'scripts/resolverTypes.ts'],
        ['vitest', 'run', ...paths],
      ]
    : [
        ['npm', 'run', 'types'],
        ['npm', 'run', 'lint'],
        ['npm', 'run', 'test:all'],
      ];

for (const [command = '', ...options] of steps) {
  const { status } = spawnSync(command, options, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
