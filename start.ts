/**
 * `npm start`: service, subgraphs, gateway and explorer, with the embedded store by default. If `UPSTREAM_URL` is set,
 * no service is started; `npm run gateway` requires it.
 */
import { type Config, readConfig } from './config.ts';
import { makeDemo } from './demo/make.ts';
import { startFacade } from './facade.ts';
import type { Gateway } from './gateway/index.ts';
import { openLogger } from './open-logger.ts';
import { endWhenOrphaned } from './orphan.ts';
import { programArguments } from './program-arguments.ts';
import { reloadOnSignal } from './reload-signal.ts';
import { type SupervisedService, superviseService } from './supervise.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The demo domain is loaded only if no database and no bootstrap file is configured. */
const usesDemo = ({ databaseUrl, bootstrapFile }: Config) => databaseUrl === undefined && bootstrapFile === undefined;

const startEmbedded = async (config: Config): Promise<SupervisedService> => {
  if (usesDemo(config)) await makeDemo(config.dataDir, say);
  return superviseService(process.env, (reason) => say(`The service ended (${reason}); starting it again.`));
};

const welcome = ({ url, adminUrl }: Gateway, config: Config, service: SupervisedService | undefined) => {
  say('');
  say(config.explorer ? `  Skein is ready. Open ${url}` : '  Skein is ready.');
  if (config.dashboard) say(`  The dashboard, an example application, is at ${url}/dashboard`);
  if (adminUrl !== undefined) say(`  Metrics and health at ${adminUrl}/metrics and ${adminUrl}/health/ready.`);
  if (service && usesDemo(config)) {
    say('  Sign in to domain-demo with password skein-demo as');
    say('    admin@example.com    sees the whole domain');
    say('    owner@example.com    owns a workspace');
    say('    member@example.com   works on some of its projects');
  }
  say(`  GraphQL at ${url}/graphql, the POST API at ${config.upstreamUrl ?? service?.url}. Stop with Ctrl-C.`);
  say('');
};

const main = async () => {
  const [form] = programArguments({ among: ['gateway'] });
  endWhenOrphaned(process.env);
  const config = readConfig(process.env);
  const gatewayOnly = form === 'gateway';
  if (gatewayOnly && !config.upstreamUrl) throw new Error('UPSTREAM_URL must be set: the base URL of the POST API');
  const logger = openLogger(config, 'gateway');
  const service = config.upstreamUrl ? undefined : await startEmbedded(config);
  const facade = await startFacade({ config, upstreamUrl: config.upstreamUrl ?? service?.url ?? '', logger, say });

  let stopping = false;
  const stop = async (drainMs?: number) => {
    if (stopping) return;
    stopping = true;
    await facade.close(drainMs);
    const end = await service?.stop();
    if (end === 'SIGKILL') say('The service did not close in time and was ended.');
    process.exit(0);
  };
  // Ctrl-C stops at once. SIGTERM drains first, because a load balancer may not have noticed yet.
  process.on('SIGINT', () => stop());
  process.on('SIGTERM', () => stop(config.shutdownDrainMs));
  reloadOnSignal(() => void facade.reload());
  // Last, because a reader of this line may send a signal at once.
  welcome(facade, config, service);
};

main().catch((error: Error) => {
  process.stderr.write(`Skein could not start. ${error.message}\n`);
  process.exit(1);
});
