/**
 * `npm run bench -- hostile`: measures the CPU time of hostile documents at several lengths, in a warm process. `-- --cold`
 * also measures each as the first document of a fresh process; `-- --only TEXT` selects kinds by name.
 */
import { parseArgs } from 'node:util';
import { median } from '../median.ts';
import { startProcess } from '../startProcess.ts';
import type { FirstDocumentHandlers } from './firstDocument.ts';
import { hostileDocuments } from './hostileDocuments.ts';
import { createEmptyEngine, measureDocument, measureDocumentOften } from './measureDocument.ts';

const LENGTHS = [2_500, 10_000, 100_000, 1_000_000];
/** The length for which outcomes and cold documents are shown. */
const USUAL_LENGTH = 10_000;
/** Documents of each kind that are read before any is measured, each of another length. */
const WARM_UP = 30;
const TIMES = 15;
const COLD_TIMES = 3;

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, cold: { type: 'boolean', default: false } },
});

/** Reads documents of all kinds in rotation, so that V8 optimizes for none of them alone. */
const warmUp = async () => {
  for (let round = 0; round < WARM_UP; round++)
    for (const { write } of hostileDocuments) await measureDocument(engine, write(USUAL_LENGTH * (0.8 + round / 100)));
};

const measureColdDocument = async (name: string): Promise<number> => {
  const child = await startProcess<FirstDocumentHandlers>('hostile/firstDocument.ts', [], process.execArgv);
  const cpuMs = await child.ask('read', { name, length: USUAL_LENGTH });
  await child.stop();
  return cpuMs;
};

const measureColdDocumentOften = async (name: string): Promise<string> => {
  const readings: number[] = [];
  for (let time = 0; time < COLD_TIMES; time++) readings.push(await measureColdDocument(name));
  return median(readings).toFixed(1);
};

const printRow = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
const printHeading = (length: number) => `${length / 1000} kB, CPU ms`;

const engine = createEmptyEngine();
await warmUp();
const cold = options.cold ? [`first document, ${printHeading(USUAL_LENGTH)}`] : [];
printRow(['document', ...LENGTHS.map(printHeading), ...cold, `outcome at ${USUAL_LENGTH / 1000} kB`]);
printRow(['---', ...LENGTHS.map(() => '---:'), ...cold.map(() => '---:'), '---']);
for (const { name, write } of hostileDocuments) {
  if (!name.includes(options.only)) continue;
  const cells: string[] = [];
  for (const length of LENGTHS) cells.push((await measureDocumentOften(engine, write(length), TIMES)).cpuMs.toFixed(1));
  const { outcome } = await measureDocument(engine, write(USUAL_LENGTH));
  printRow([name, ...cells, ...(options.cold ? [await measureColdDocumentOften(name)] : []), outcome]);
}
