/** `npm run bench -- NAME`: runs a bench. Without a name, or with options alone, the bench of the gateway. */
import { runStages, type StageCommand } from '../scripts/runStages.ts';

/** As `npm start` runs the gateway. */
const AS_GATEWAY = ['--import=./app/preload.js', '--max-semi-space-size=32', '--no-allocation-site-pretenuring'];

const benches: Readonly<Record<string, readonly string[]>> = {
  gateway: ['bench/run.ts'],
  against: ['bench/against.ts'],
  hostile: [...AS_GATEWAY, 'bench/hostile/run.ts'],
  'event-loop': [...AS_GATEWAY, 'bench/hostile/loopBlocks.ts'],
  bytes: ['bench/bytes.ts'],
  overload: ['bench/overload/run.ts'],
  workers: ['bench/workers/run.ts'],
  start: ['bench/start/run.ts'],
  service: ['bench/service/run.ts'],
  'first-paint': ['bench/firstPaint/run.ts'],
  live: ['bench/live/run.ts'],
  liveness: ['bench/service/liveness/run.ts'],
  'large-stores': ['bench/service/largeStores/run.ts'],
  replicas: ['bench/service/replicas/run.ts'],
  tenants: ['bench/service/tenants/run.ts'],
};

/** Benches that measure other gateways too, or load with autocannon, need the packages of `bench/`. */
const NEEDS_PACKAGES = ['gateway', 'against', 'workers', 'service', 'replicas'];

const args = process.argv.slice(2);
const isNamed = args[0] !== undefined && !args[0].startsWith('-');
const [name = 'gateway', ...options] = isNamed ? args : ['gateway', ...args];
const bench = benches[name];

if (bench === undefined) {
  process.stderr.write(`${name}: expected one of ${Object.keys(benches).join(', ')}\n`);
  process.exitCode = 2;
} else {
  const command: StageCommand = ['node', ...bench, ...options];
  const install: StageCommand = ['node', 'scripts/install.ts', 'bench'];
  await runStages(NEEDS_PACKAGES.includes(name) ? [[install], [command]] : [[command]]);
}
