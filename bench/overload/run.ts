/** `npm run bench:overload`: how long a trivial query takes while the gateway is overloaded, with and without shedding. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startProcess } from '../process.ts';
import type { OverloadClients } from './clients.ts';
import type { OverloadUpstream } from './upstream.ts';

const CLIENTS = 200;
const LOAD_MS = 8_000;
/** Time for the limit to settle before the probe starts. */
const SETTLE_MS = 2_000;

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The gateway as `npm run gateway` starts it, on a free port. */
const startGateway = async (upstreamUrl: string, overloadDelayMs: number) => {
  const env = {
    ...process.env,
    ...{ HOST: '127.0.0.1', PORT: '0', UPSTREAM_URL: upstreamUrl, LOG_LEVEL: 'silent' },
    OVERLOAD_DELAY_MS: String(overloadDelayMs),
    UPSTREAM_CONCURRENCY: '256',
  };
  const child = spawn(process.execPath, [`${root}start.ts`, 'gateway'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const found = /Open (http\S+)/.exec(String(chunk))?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The gateway ended with code ${code}.`)));
  });
  return { url, stop: () => void child.kill('SIGKILL') };
};

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;

const upstream = await startProcess<OverloadUpstream>('overload/upstream.ts');
const heavy = await startProcess<OverloadClients>('overload/clients.ts');
const trivial = await startProcess<OverloadClients>('overload/clients.ts');
process.stdout.write(
  '| OVERLOAD_DELAY_MS | trivial: median, p99, longest ms | trivial: statuses | expensive: statuses |\n|---:|---|---|---|\n',
);
for (const delayMs of [0, 75]) {
  const gateway = await startGateway(await upstream.ask('url'), delayMs);
  const { url } = gateway;
  const probing = trivial.ask('probe', { url, waitMs: SETTLE_MS, forMs: LOAD_MS - SETTLE_MS - 1_000, clients: 1 });
  const loading = heavy.ask('load', { url, waitMs: 0, forMs: LOAD_MS, clients: CLIENTS });
  const probed = await probing;
  const loaded = await loading;
  const times = [0.5, 0.99, 1].map((share) => at(probed.durationsMs, share).toFixed(0)).join(', ');
  process.stdout.write(
    `| ${delayMs} | ${times} | ${JSON.stringify(probed.statuses)} | ${JSON.stringify(loaded.statuses)} |\n`,
  );
  gateway.stop();
}
await Promise.all([upstream.stop(), heavy.stop(), trivial.stop()]);
