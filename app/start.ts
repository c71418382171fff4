/**
 * `npm start`: service, subgraphs, gateway and explorer, with the embedded store by default. If `UPSTREAM_URL` is set,
 * no service is started; `npm run gateway` requires it. With `WORKERS` the gateway is a group of processes.
 */
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { type Config, readConfig } from './config/index.ts';
import { lacksDemo } from './demo/completionMark.ts';
import { programArguments } from './process/arguments.ts';
import { endWhenOrphaned } from './process/endWhenOrphaned.ts';
import { logUnhandledRejections, stopOnSignals, surviveClosedOutput } from './process/failures.ts';
import { openLogger } from './process/logger.ts';
import { reloadOnSignal } from './process/reloadSignal.ts';
import { type SupervisedService, superviseService } from './process/superviseService.ts';
import { finishLimit } from './process/workers/group.ts';
import type { ListenAddresses } from './process/workers/messages.ts';
import { superviseWorkers } from './process/workers/supervisor.ts';
import { type GroupMember, joinWorkerGroup } from './process/workers/worker.ts';

/** For people. */
const printLine = (line: string) => console.log(line);

/** The demo domain is loaded only if no database and no bootstrap file is configured. */
const usesDemo = ({ databaseUrl, bootstrapFile }: Config) => databaseUrl === undefined && bootstrapFile === undefined;

/** The dashboard signs in at `/session`. Without a secret in the settings, its sessions end with this program. */
const makeSessionSecret = ({ dashboard, sessionSecret, forwardHeaders }: Config) =>
  !dashboard || sessionSecret !== undefined || forwardHeaders.includes('cookie')
    ? undefined
    : { SESSION_SECRET: randomBytes(32).toString('base64') };

const startEmbedded = async (config: Config): Promise<SupervisedService> => {
  const makesDemo = usesDemo(config) && lacksDemo(config.dataDir);
  if (makesDemo) printLine('First start: making the demo domain. This takes some seconds, once.');
  const onRestart = (reason: string) => printLine(`The service ended (${reason}); starting it again.`);
  // One process owns an embedded store.
  const env = config.databaseUrl === undefined ? { ...process.env, WORKERS: '1' } : process.env;
  return superviseService(env, onRestart, makesDemo ? ['demo'] : []);
};

const printWelcome = ({ url, adminUrl }: ListenAddresses, config: Config, service: SupervisedService | undefined) => {
  printLine('');
  printLine(config.explorer ? `  Skein is ready. Open ${url}` : '  Skein is ready.');
  if (config.dashboard) printLine(`  The dashboard, an example application, is at ${url}/dashboard`);
  if (adminUrl !== undefined) printLine(`  Metrics and health at ${adminUrl}/metrics and ${adminUrl}/health/ready.`);
  if (service && usesDemo(config)) {
    printLine('  Sign in to domain-demo with password skein-demo as');
    printLine('    admin@example.com    sees the whole domain');
    printLine('    owner@example.com    owns a workspace');
    printLine('    member@example.com   works on some of its projects');
  }
  if (config.workers > 1) for (const line of listGroupNotes(config)) printLine(`  ${line}`);
  printLine(`  GraphQL at ${url}/graphql, the POST API at ${config.upstreamUrl ?? service?.url}. Stop with Ctrl-C.`);
  if (process.stderr.isTTY) printLine('  The log follows. To keep it apart, as JSON: npm start 2>skein.log');
  printLine('');
};

/** Notes on state that the processes of a group do not share. */
const listGroupNotes = (config: Config): string[] => {
  const limits = [config.rateLimitUser, config.rateLimitDomain];
  const isLimited = limits.some((limit) => limit?.requests ?? limit?.cost ?? limit?.posts);
  const alone = [
    ...(isLimited && config.redisUrl === undefined ? ['RATE_LIMIT_…'] : []),
    ...(config.rateLimitDomain?.concurrency === undefined ? [] : ['concurrency of RATE_LIMIT_DOMAIN']),
  ];
  return [
    `${config.workers} processes answer.`,
    ...(config.redisUrl === undefined
      ? ['Without REDIS_URL they share no persisted documents and ended sessions.']
      : []),
    ...(alone.length > 0 ? [`Each of them counts for itself: ${alone.join(', ')}.`] : []),
  ];
};

/** The gateway, here or in a group of processes. */
interface RunningGateway {
  readonly listening: ListenAddresses;
  reload(): void;
  /** Without a number of milliseconds: at once. */
  close(drainMs?: number): Promise<void>;
}

/** The supervisor of a group does not need it. */
const loadFacade = () => import('./facade/index.ts');

const runHere = async (
  config: Config,
  upstreamUrl: string,
  logger: Logger,
  group?: GroupMember,
): Promise<RunningGateway> => {
  const { startFacade } = await loadFacade();
  const facade = await startFacade({ config, upstreamUrl, logger, printLine, group });
  return { listening: facade, reload: () => void facade.reload(), close: facade.close };
};

/** @param env settings that are not in the environment of this program */
const runGroup = async (
  config: Config,
  env: Readonly<Record<string, string>>,
  logger: Logger,
): Promise<RunningGateway> => {
  const group = await superviseWorkers({ workers: config.workers, env, finishMs: finishLimit(config), logger });
  return {
    listening: group.listening,
    reload: () => void group.restart(),
    close: (drainMs) => group.stop(drainMs === undefined ? 'SIGINT' : 'SIGTERM'),
  };
};

const main = async () => {
  const [form] = programArguments({ among: ['gateway'] });
  endWhenOrphaned(process.env);
  surviveClosedOutput();
  const settings = readConfig(process.env);
  const made = makeSessionSecret(settings);
  const config = { ...settings, sessionSecret: made ? ([made.SESSION_SECRET] as const) : settings.sessionSecret };
  const gatewayOnly = form === 'gateway';
  if (gatewayOnly && !config.upstreamUrl) throw new Error('UPSTREAM_URL must be set: the base URL of the POST API');
  const logger = openLogger(config, 'gateway');
  logUnhandledRejections(logger);
  const member = joinWorkerGroup();
  const isGroup = config.workers > 1 && member === undefined;
  // While the service starts, which is another process. An error is thrown where the facade is used.
  if (!isGroup) loadFacade().catch(() => {});
  const service = config.upstreamUrl ? undefined : await startEmbedded(config);
  const upstreamUrl = config.upstreamUrl ?? service?.url ?? '';
  const running = await (isGroup
    ? runGroup(config, { UPSTREAM_URL: upstreamUrl, ...made }, logger)
    : runHere(config, upstreamUrl, logger, member));

  const stop = async (drainMs?: number) => {
    await running.close(drainMs);
    const end = await service?.stop();
    if (end === 'SIGKILL') printLine('The service did not close in time and was ended.');
    process.exit(0);
  };
  stopOnSignals({ logger, stop, drainMs: config.shutdownDrainMs, group: member });
  reloadOnSignal(running.reload);
  // Last, because a reader of this line may send a signal at once.
  if (member) member.announce({ url: running.listening.url, adminUrl: running.listening.adminUrl });
  else printWelcome(running.listening, config, service);
};

main().catch((error: Error) => {
  process.stderr.write(`Skein could not start. ${error.message}\n`);
  process.exit(1);
});
