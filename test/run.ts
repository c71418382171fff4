/**
 * `npm test`: types, lint and the tests of the tier `default`; `npm test -- TIER`: those of a tier; `npm test -- PATH…`: the tests of those files or
 * folders alone.
 */
import { runStages } from '../scripts/runStages.ts';
import { tiers, withArguments } from './tiers.ts';

const [first = 'default', ...others] = process.argv.slice(2);
const tier = tiers[first];

if (tier?.requires !== undefined && !process.env[tier.requires]) {
  process.stderr.write(
    `${tier.requires}: expected the URL of a database server, such as postgres://user@host:5432/postgres\n`,
  );
  process.exitCode = 2;
} else if (tier !== undefined) {
  await runStages(withArguments(tier.stages, others), tier.settings);
} else if (first.includes('/') && !first.startsWith('-')) {
  await runStages([[['node', 'scripts/resolverTypes.ts']], [['vitest', 'run', first, ...others]]]);
} else {
  const list = Object.entries(tiers).map(([name, { runs }]) => `  ${name.padEnd(15)} ${runs}`);
  const expected = ['expected a file, a folder, or one of', ...list].join('\n');
  if (first !== '--help') process.stderr.write(`${first}: `);
  (first === '--help' ? process.stdout : process.stderr).write(`${expected}\n`);
  process.exitCode = first === '--help' ? 0 : 2;
}
