/**
 * Hive Router, in Rust, in front of the subgraph server. `HIVE_ROUTER` names the program, which Cargo builds:
 * `cargo install hive-router --version 0.2.0 --locked --features graphiql`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../test/listen.ts';
import { readLocatedSupergraph } from './locatedSupergraph.ts';
import { serveContestant, upstreamUrl } from './serveContestant.ts';

const program = process.env.HIVE_ROUTER;
if (program === undefined) throw new Error('HIVE_ROUTER: expected the path of the program hive_router');

const folder = mkdtempSync(join(tmpdir(), 'hive-router-'));
const supergraphFile = join(folder, 'supergraph.graphql');
const configFile = join(folder, 'router.config.json');
writeFileSync(supergraphFile, readLocatedSupergraph(upstreamUrl));
const headers = { all: { request: [{ propagate: { named: 'authorization' } }] } };
// Requests share no answers, as with Skein.
const traffic_shaping = { all: { dedupe_enabled: false } };
const supergraph = { source: 'file', path: supergraphFile };
writeFileSync(configFile, JSON.stringify({ supergraph, headers, traffic_shaping }));

const port = String(await findFreePort());
const url = `http://127.0.0.1:${port}`;
const env = {
  PATH: process.env.PATH,
  HOST: '127.0.0.1',
  PORT: port,
  LOG_LEVEL: 'error',
  ROUTER_CONFIG_FILE_PATH: configFile,
};
const router = spawn(program, { env, stdio: ['ignore', 'ignore', 'inherit'] });
router.once('exit', (code) => process.exit(code ?? 1));
process.once('exit', () => router.kill());

const isAnswering = () =>
  fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isAnswering())) await sleep(50);
serveContestant(url);
