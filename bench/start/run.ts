/** `npm run bench -- start`: the first answer of a gateway after its start, without npm. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import manifest from '../../package.json' with { type: 'json' };
import { findFreePort } from '../../test/listen.ts';
import { median } from '../median.ts';
import { readTreeCpuMs } from '../processUsage.ts';
import { startProcess } from '../startProcess.ts';
import { AUTHORIZATION } from '../token.ts';
import type { UpstreamHandlers } from '../upstream.ts';
import { makeQueries } from '../workloads.ts';

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });

const ROWS = 20;
const PORT = String(await findFreePort());
const [, ...command] = manifest.scripts.gateway.split(' ');

const upstream = await startProcess<UpstreamHandlers>('upstream.ts', [String(ROWS), '0']);
const env = {
  PATH: process.env.PATH,
  UPSTREAM_URL: await upstream.ask('url'),
  HOST: '127.0.0.1',
  PORT,
  LOG_LEVEL: 'error',
};
const question = makeQueries(ROWS)
  .find(({ name }) => name === 'Q2')
  ?.question(0);
const body = JSON.stringify({ query: question?.text, variables: question?.variables });
const headers = { 'content-type': 'application/json', authorization: AUTHORIZATION };

/** The answer to Q2; undefined while nobody listens. */
const askOnce = () =>
  fetch(`http://127.0.0.1:${PORT}/graphql`, { method: 'POST', headers, body }).then(
    (response) => response.text(),
    () => undefined,
  );

/** The most memory that a process has held, in megabytes. */
const peakMegabytes = (pid: number) => {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

/** Milliseconds until the first answer, of processor time until then, and megabytes. */
const measureStart = async () => {
  const from = performance.now();
  const gateway = spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const { pid = 0 } = gateway;
  let answer = await askOnce();
  while (answer === undefined && gateway.exitCode === null) {
    await sleep(5);
    answer = await askOnce();
  }
  const ms = performance.now() - from;
  if (!answer?.startsWith('{"data":{')) throw new Error(`the gateway answered ${answer}`);
  const figures = { ms, cpuMs: readTreeCpuMs(pid), megabytes: peakMegabytes(pid) };
  gateway.kill('SIGINT');
  await once(gateway, 'exit');
  return figures;
};

// Keeps the compiled code for the next starts.
await measureStart();
const rounds: Awaited<ReturnType<typeof measureStart>>[] = [];
for (let round = 0; round < Number(options.rounds); round++) rounds.push(await measureStart());
await upstream.stop();

const [ms, cpuMs, megabytes] = (['ms', 'cpuMs', 'megabytes'] as const).map((figure) =>
  median(rounds.map((round) => round[figure])).toFixed(0),
);
console.log(`Q2 with ${ROWS} rows, ${rounds.length} starts, load ${loadavg()[0]?.toFixed(1)}:`);
console.log(`${ms} ms to the first answer, ${cpuMs} ms of processor time, ${megabytes} MB at most`);
