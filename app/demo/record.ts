/** Records the past of the demo again: `node app/demo/record.ts`, after a change of its steps or of the tables. */
import pino from 'pino';
import { readConfig } from '../config/index.ts';
import { loadDayBefore, loadPast } from './load.ts';
import { emptyTables, RECORDED_FROM, readTables, writeRecording } from './recording.ts';
import { startWithClock } from './service.ts';

const options = { ...readConfig({ SERVICE_PORT: '0' }), dataDir: undefined, logger: pino({ level: 'warn' }) };
const toDay = (day: number) => new Date(RECORDED_FROM + day * 86_400_000);

const { service, clock, withStore } = await startWithClock(options, toDay(0));
const { url } = service;
const empty = await withStore(emptyTables);
const read = () => withStore((db) => readTables(db, empty));
await loadPast({ url, clock, now: toDay(0) });
const days = [await read()];
while (days.length < 7) {
  await loadDayBefore({ url, clock, now: toDay(days.length) });
  days.push(await read());
}
writeRecording(days);
await service.close();
