/**
 * `npm run bench:bytes`: POSTs and bytes of queries, counted; with `--write` also put into docs/performance.md. It counts what
 * projection saves, and how near to the least the POSTs of thirty dashboards are.
 */
import { parseArgs } from 'node:util';
import { dashboardTable } from './dashboards.ts';
import { writeSections } from './document.ts';
import { projectionTable } from './projection.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const sections = new Map([
  ['bytes', await projectionTable()],
  ['dashboards', await dashboardTable()],
]);
for (const [name, section] of sections) process.stdout.write(`## ${name}\n\n${section}\n\n`);
if (values.write) writeSections(sections, 'npm run bench:bytes -- --write');
