/** `skein store distribute`: spreads the store over the machines of a Citus cluster. */
import { type Command, InvalidArgumentError } from 'commander';
import type { Config } from '../app/config/index.ts';
import { describeFailure } from '../service/startupError.ts';
import { CommandError, createStoreFailure } from './error.ts';
import { openStore } from './openStore.ts';

const parseCount = (text: string): number => {
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('expected a number from 1 to 999.');
};

const NOTES = `
Settings are read from the environment: DATABASE_URL, the coordinator of the cluster, and DATABASE_SCHEMA. Stop the
service first, or its calls wait. All tables are moved in one transaction. Repeat the command after an interruption: what
is in place stays.

Example:
  skein store distribute --shards 64`;

/** Adds the command to the `store` group. */
export const addStoreDistribute = (group: Command, config: () => Config): void => {
  group
    .command('distribute')
    .summary('spread the store over the machines of a cluster')
    .description(
      'Spread the tables of the store over the machines of a Citus cluster: the rows of a domain on one of them.',
    )
    .option('--shards <count>', 'parts of each table; by default citus.shard_count of the database', parseCount)
    .addHelpText('after', NOTES)
    .action(async ({ shards }: { shards?: number }) => {
      const store = await openStore(config());
      const { distributeStore: distribute } = await import('../service/store/distribution/distribute.ts');
      const { DistributionError } = await import('../service/store/distribution/error.ts');
      const { migrate } = await import('../service/store/migrate.ts');
      try {
        await migrate(store);
        let [done, total] = [0, 0];
        const moved = await distribute(store, {
          shards,
          onTotal: (tables) => {
            total = tables;
          },
          onTable: (name) => process.stderr.write(`${++done}/${total} ${name}\n`),
        });
        process.stdout.write(moved.length === 0 ? 'All tables are in place.\n' : `${moved.length} tables moved.\n`);
      } catch (error) {
        if (error instanceof DistributionError)
          throw new CommandError(`DATABASE_URL: ${error.message}`, { cause: error });
        throw createStoreFailure(`DATABASE_URL: the store cannot be distributed: ${describeFailure(error)}.`, error);
      } finally {
        await store.close();
      }
    });
};
