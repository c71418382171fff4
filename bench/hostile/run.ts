/** `npm run bench:hostile`: measures the CPU time of hostile documents at several lengths. */
import { hostileDocuments } from './documents.ts';
import { engineWithoutAnswers, readOften } from './measure.ts';

const LENGTHS = [2_500, 10_000, 100_000, 1_000_000];
const WARM_UP = 3;
const TIMES = 7;

const engine = engineWithoutAnswers();
const say = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
const kilobytes = (length: number) => `${length / 1000} kB, CPU ms`;

say(['document', ...LENGTHS.map(kilobytes), 'outcome at 10 kB']);
say(['---', ...LENGTHS.map(() => '---:'), '---']);
for (const { name, write } of hostileDocuments) {
  for (let time = 0; time < WARM_UP; time++) for (const length of LENGTHS) await readOften(engine, write(length), 1);
  const cells: string[] = [];
  let outcome = '';
  for (const length of LENGTHS) {
    const reading = await readOften(engine, write(length), TIMES);
    cells.push(reading.cpuMs.toFixed(1));
    if (length === 10_000) outcome = reading.outcome;
  }
  say([name, ...cells, outcome]);
}
