/** `npm run bench -- event-loop`: measures the longest time for which one request blocks the gateway's event loop. */
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { readConfig } from '../../app/config/index.ts';
import { startFacade } from '../../app/facade/index.ts';
import { median } from '../median.ts';
import { startProcess } from '../startProcess.ts';
import { AUTHORIZATION } from '../token.ts';
import { measureLongestBlockMs } from './eventLoop.ts';
import { hostileDocuments } from './hostileDocuments.ts';
import { costlyIntrospections, largeIntrospections } from './introspections.ts';
import type { LargeApiHandlers } from './largeApi.ts';
import { largeRequests } from './largeRequests.ts';

const TIMES = 5;
/** Longer documents are refused for their length. */
const MAX_DOCUMENT_LENGTH = 250_000;

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const api = await startProcess<LargeApiHandlers>('hostile/largeApi.ts');
const upstreamUrl = await api.ask('url');
const config = readConfig({ PORT: '0', UPSTREAM_URL: upstreamUrl });
const facade = await startFacade({ config, upstreamUrl, logger: pino({ level: 'silent' }) });

/** Sends a body and discards the response as it arrives, so that reading it costs almost nothing. */
const sendBody = (body: string): Promise<{ readonly bytes: number; readonly start: string }> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: AUTHORIZATION };
    const sent = request(`${facade.url}/graphql`, { method: 'POST', headers }, (response) => {
      let bytes = 0;
      let start = '';
      response.on('data', (chunk: Buffer) => {
        if (bytes === 0) start = chunk.toString('utf8', 0, 2_000);
        bytes += chunk.length;
      });
      response.on('end', () => resolve({ bytes, start }));
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** The cost of one request, and the longest time for which it blocked the event loop. */
interface RequestFigures {
  /** CPU time of the main thread within one iteration of the event loop. */
  readonly blockMs: number;
  readonly cpuMs: number;
  readonly bytes: number;
  readonly outcome: string;
}

/** Sends two requests of one kind, because watching the event loop takes CPU time itself. */
const measureRequest = async (body: string, again: string): Promise<RequestFigures> => {
  const before = process.cpuUsage();
  const { bytes, start } = await sendBody(body);
  const { user, system } = process.cpuUsage(before);
  await sleep(20);
  const blockMs = await measureLongestBlockMs(() => sendBody(again));
  const outcome = /"code":"(\w+)"/.exec(start)?.[1] ?? 'answered';
  return { blockMs, cpuMs: (user + system) / 1000, bytes, outcome };
};

/**
 * Measures several requests and returns the medians. `bodyOf` gets the number of the request, so that each body can be
 * new.
 */
const measureRequestOften = async (bodyOf: (time: number) => string): Promise<RequestFigures> => {
  const measured: RequestFigures[] = [];
  for (let time = 0; time < TIMES; time++) measured.push(await measureRequest(bodyOf(2 * time), bodyOf(2 * time + 1)));
  return {
    blockMs: median(measured.map(({ blockMs }) => blockMs)),
    cpuMs: median(measured.map(({ cpuMs }) => cpuMs)),
    bytes: measured[0]?.bytes ?? 0,
    outcome: measured.at(-1)?.outcome ?? '',
  };
};

const printCells = (...cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
const printRow = (name: string, { blockMs, cpuMs, bytes, outcome }: RequestFigures) =>
  printCells(name, blockMs.toFixed(0), cpuMs.toFixed(0), (bytes / 1e6).toFixed(2), outcome);

printCells('request', 'longest block, CPU ms', 'CPU ms', 'answer, MB', 'outcome');
printCells('---', '---:', '---:', '---:', '---');
await measureRequestOften(() => JSON.stringify({ query: '{ alerts(first: 20) { nodes { id title } } }' }));
for (const { name, rows = {}, body } of largeRequests) {
  if (!name.includes(options.only)) continue;
  await api.ask('setForm', rows);
  const text = JSON.stringify(body);
  printRow(name, await measureRequestOften(() => text));
}
for (const { name, query } of [...largeIntrospections, ...costlyIntrospections]) {
  if (!`introspection: ${name}`.includes(options.only)) continue;
  // Each is a new document, whose answer is not in the cache.
  printRow(
    `introspection: ${name}`,
    await measureRequestOften((time) => JSON.stringify({ query: `${query}#${time}` })),
  );
}
const documents: { readonly name: string; readonly measured: RequestFigures }[] = [];
for (const { name, write } of hostileDocuments) {
  if (!name.includes(options.only)) continue;
  const query = write(MAX_DOCUMENT_LENGTH);
  const measured = await measureRequestOften((time) => `{"query":${JSON.stringify(`${query}#${time}`)}}`);
  documents.push({ name, measured });
}
for (const { name, measured } of documents.toSorted((a, b) => b.measured.blockMs - a.measured.blockMs).slice(0, 5))
  printRow(`document of ${MAX_DOCUMENT_LENGTH / 1000} kB: ${name}`, measured);
await facade.close();
await api.stop();
