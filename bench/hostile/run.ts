/**
 * `npm run bench -- hostile`: measures the CPU time of hostile documents at several lengths, in a warm process. `-- --cold`
 * also measures each as the first document of a fresh process; `-- --only TEXT` selects kinds by name.
 */
import { parseArgs } from 'node:util';
import { startProcess } from '../process.ts';
import { hostileDocuments } from './documents.ts';
import type { FirstDocumentDuties } from './firstDocument.ts';
import { engineWithoutAnswers, readOften, readOnce } from './measure.ts';

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

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Reads documents of all kinds in rotation, so that V8 optimizes for none of them alone. */
const warmUp = async () => {
  for (let round = 0; round < WARM_UP; round++)
    for (const { write } of hostileDocuments) await readOnce(engine, write(USUAL_LENGTH * (0.8 + round / 100)));
};

const readCold = async (name: string): Promise<number> => {
  const child = await startProcess<FirstDocumentDuties>('hostile/firstDocument.ts', [], process.execArgv);
  const cpuMs = await child.ask('read', { name, length: USUAL_LENGTH });
  await child.stop();
  return cpuMs;
};

const readColdOften = async (name: string): Promise<string> => {
  const readings: number[] = [];
  for (let time = 0; time < COLD_TIMES; time++) readings.push(await readCold(name));
  return median(readings).toFixed(1);
};

const say = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
const kilobytes = (length: number) => `${length / 1000} kB, CPU ms`;

const engine = engineWithoutAnswers();
await warmUp();
const cold = options.cold ? [`first document, ${kilobytes(USUAL_LENGTH)}`] : [];
say(['document', ...LENGTHS.map(kilobytes), ...cold, `outcome at ${USUAL_LENGTH / 1000} kB`]);
say(['---', ...LENGTHS.map(() => '---:'), ...cold.map(() => '---:'), '---']);
for (const { name, write } of hostileDocuments) {
  if (!name.includes(options.only)) continue;
  const cells: string[] = [];
  for (const length of LENGTHS) cells.push((await readOften(engine, write(length), TIMES)).cpuMs.toFixed(1));
  const { outcome } = await readOnce(engine, write(USUAL_LENGTH));
  say([name, ...cells, ...(options.cold ? [await readColdOften(name)] : []), outcome]);
}
