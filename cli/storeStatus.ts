/** `skein store status`: where the rows of the store are. */
import { type Command, InvalidArgumentError } from 'commander';
import type { Config } from '../app/config/index.ts';
import type { StoreStatus, TenantRows } from '../service/store/distribution/status.ts';
import { formatCount } from './formatNumber.ts';
import { openStore } from './openStore.ts';

const parseCount = (text: string): number => {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('expected a number from 0 to 999999.');
};

const formatMegabytes = (bytes: number) => `${(bytes / 1e6).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
const formatPercent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** How much more the fullest has than the mean: 1 where all have the same. */
const computeSkew = (sizes: readonly number[]) => {
  const sum = sizes.reduce((one, other) => one + other, 0);
  return sum === 0 ? 1 : (Math.max(...sizes) * sizes.length) / sum;
};

const printMachines = ({ machines, distributed, undistributed, canDistribute }: StoreStatus): string[] => {
  if (distributed === 0) {
    const next = canDistribute
      ? ['The database is the coordinator of a cluster: `skein store distribute` spreads the store over its machines.']
      : [];
    return ['The store is not distributed: all rows are on one machine.', ...next];
  }
  return [
    `${formatCount(distributed, 'table')} distributed by domain over ${formatCount(machines.length, 'machine')}.`,
    ...machines.map(
      ({ machine, shards, bytes }) => `  ${machine}  ${formatCount(shards, 'shard')}  ${formatMegabytes(bytes)}`,
    ),
    `Skew of machines: ${computeSkew(machines.map(({ bytes }) => bytes)).toFixed(2)} (the fullest ÷ the mean).`,
    ...(undistributed.length > 0
      ? [`Not distributed yet: ${undistributed.join(', ')}. Run \`skein store distribute\` again.`]
      : []),
  ];
};

const nameTenant = ({ domainId }: TenantRows) => domainId || '(no domain)';

const printTenants = ({ tenants, tenantCount, rows }: StoreStatus): string[] => {
  const width = Math.max(0, ...tenants.map((tenant) => nameTenant(tenant).length));
  const [largest] = tenants;
  return [
    `${formatCount(rows, 'row')} of ${formatCount(tenantCount, 'tenant')}${tenants.length < tenantCount ? '; the largest' : ''}:`,
    ...tenants.map((tenant) => `  ${nameTenant(tenant).padEnd(width)}  ${formatCount(tenant.rows, 'row')}`),
    ...(largest && rows > 0
      ? [`Skew of tenants: the largest has ${formatPercent(largest.rows / rows)} of all rows.`]
      : []),
  ];
};

const NOTES = `
Settings are read from the environment: DATABASE_URL, and DATABASE_SCHEMA. The command counts the rows of every table.

Example:
  skein store status --tenants 20`;

/** Adds the command to the `store` group. */
export const addStoreStatus = (group: Command, config: () => Config): void => {
  group
    .command('status')
    .summary('show where the rows of the store are')
    .description('Show the machines and shards of the store, the tenants with most rows, and how uneven both are.')
    .option('--tenants <count>', 'number of tenants to name', parseCount, 10)
    .addHelpText('after', NOTES)
    .action(async ({ tenants }: { tenants: number }) => {
      const store = await openStore(config());
      const { readStoreStatus: storeStatus } = await import('../service/store/distribution/status.ts');
      try {
        const status = await storeStatus(store.migrationDb, tenants);
        process.stdout.write(`${[...printMachines(status), ...printTenants(status)].join('\n')}\n`);
      } finally {
        await store.close();
      }
    });
};
