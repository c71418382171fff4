/**
 * `npm run bench -- bytes`: counts POSTs and bytes of queries; `--write` also updates bench/results/bytes.md. It measures the
 * savings of projection, and compares the POSTs of thirty dashboards and of pages of the explorer with
 * the minimum.
 */
import { parseArgs } from 'node:util';
import { measureDashboards } from './measureDashboards.ts';
import { measureProjection } from './measureProjection.ts';
import { writeSections } from './resultSections.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const sections = new Map([['bytes', await measureProjection()], ...Object.entries(await measureDashboards())]);
for (const [name, section] of sections) process.stdout.write(`## ${name}\n\n${section}\n\n`);
if (values.write) writeSections(sections, 'npm run bench -- bytes --write');
