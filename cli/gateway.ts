/** `skein gateway`: serves any Federation 2 supergraph whose subgraphs are served over HTTP. */
import { type Command, InvalidArgumentError } from 'commander';
import type { Config } from '../app/config/index.ts';
import { openLogger } from '../app/process/logger.ts';
import { reloadOnSignal } from '../app/process/reloadSignal.ts';
import type { GroupMember } from '../app/process/workers/worker.ts';
import { isHttpUrl } from './endpoint.ts';
import { CommandError, UsageError } from './error.ts';
import type { HttpGateway, HttpGatewayOptions, UrlsBySubgraph } from './httpGateway.ts';

const parsePort = (text: string): number => {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError('expected a port, 0 to 65535 (0: any free one).');
};

const parsePercentage = (text: string): number => {
  if (/^\d{1,3}(\.\d{1,6})?$/.test(text) && Number(text) < 100) return Number(text);
  throw new InvalidArgumentError('expected a number from 0 to below 100.');
};

const addLabel = (text: string, before: readonly string[] = []): readonly string[] => [...before, text];

const isStreamUrl = (text: string) => isHttpUrl(text) || (URL.canParse(text) && /^wss?:$/.test(new URL(text).protocol));

/** Reads `name=url` pairs of an option that may be repeated. */
const parsePairs =
  (isUrl: (text: string) => boolean, schemes: string) =>
  (text: string, before: UrlsBySubgraph = {}): UrlsBySubgraph => {
    const [, name = '', url = ''] = /^([^=]+)=(.+)$/.exec(text) ?? [];
    if (!isUrl(url)) throw new InvalidArgumentError(`expected name=url, the URL beginning with ${schemes}.`);
    return { ...before, [name]: url };
  };
const parseSubgraph = parsePairs(isHttpUrl, 'http:// or https://');
const parseSubscriptions = parsePairs(isStreamUrl, 'http://, https://, ws:// or wss://');

const printStartMessage = ({ url, places }: Pick<HttpGateway, 'url' | 'places'>): string =>
  [`GraphQL at ${url}/graphql, over`, ...Object.entries(places).map(([name, place]) => `  ${name}  ${place}`)].join(
    '\n',
  );

/** Runs the gateway in several processes. */
const runProcesses = async (config: Config) => {
  const { surviveClosedOutput } = await import('../app/process/failures.ts');
  surviveClosedOutput();
  const { finishLimit, runGroup } = await import('../app/process/workers/group.ts');
  const { workers } = config;
  const options = { workers, finishMs: finishLimit(config), logger: openLogger(config, 'gateway') };
  const group = await runGroup(options).catch((cause: Error) => {
    throw new CommandError(cause.message, { cause });
  });
  reloadOnSignal(() => void group.restart());
  process.stdout.write(`GraphQL at ${group.listening.url}/graphql, answered by ${workers} processes\n`);
};

/** Runs the gateway in this process. */
const runHere = async (options: HttpGatewayOptions, config: Config, group: GroupMember | undefined) => {
  // Imported here, since the query planner loads slowly and other commands do not need it.
  const { startHttpGateway } = await import('./httpGateway.ts');
  const logger = openLogger(config, 'gateway');
  const gateway = await startHttpGateway(options, { config, logger, group }).catch((cause: NodeJS.ErrnoException) => {
    // Everything but the address depends on what the options and settings name.
    const Failure = cause.syscall === 'listen' ? CommandError : UsageError;
    throw new Failure(`${options.supergraph}: ${cause.message}`, { cause });
  });
  const stop = async (drainMs?: number) => {
    await gateway.close(drainMs);
    process.exit(0);
  };
  const { stopOnSignals, logUnhandledRejections, surviveClosedOutput } = await import('../app/process/failures.ts');
  surviveClosedOutput();
  logUnhandledRejections(logger);
  stopOnSignals({ logger, stop, drainMs: config.shutdownDrainMs, group });
  reloadOnSignal(() => void gateway.reload());
  if (group) group.announce({ url: gateway.url });
  else process.stdout.write(`${printStartMessage(gateway)}\n`);
};

const NOTES = `
Other settings are read from the environment: HOST, PORT, LIMIT_… and the other settings of gateways in
docs/settings.md. The supergraph is read again when the file changes, and on SIGHUP. The caller's Authorization header goes on
to every subgraph.

Example:
  skein gateway --supergraph supergraph.graphql --subgraph products=http://127.0.0.1:4101/graphql`;

/** Adds the command. It runs until SIGINT or SIGTERM, and then finishes requests in progress. */
export const addGateway = (program: Command, config: () => Config): void => {
  program
    .command('gateway')
    .summary('run a supergraph over HTTP subgraphs')
    .description('Answer GraphQL for any Federation 2 supergraph, whose subgraphs are served over HTTP.')
    .requiredOption('--supergraph <file>', 'the composed supergraph')
    .option(
      '--subgraph <name=url>',
      'where a subgraph is, instead of where the supergraph says; repeatable',
      parseSubgraph,
    )
    .option(
      '--subscriptions <name=url>',
      'where a subgraph answers subscriptions, if not at its URL by server-sent events; ws:// or wss://: by WebSocket; repeatable',
      parseSubscriptions,
    )
    .option('--override-label <name>', 'label of @override that is active; repeatable', addLabel)
    .option(
      '--override-percentage <n>',
      'labels percent(p) are active if n is below p; default: a random number for each request',
      parsePercentage,
    )
    .option('--host <host>', 'address to listen on')
    .option('--port <port>', 'port to listen on; 0: any free one', parsePort)
    .addHelpText('after', NOTES)
    .action(async (options: HttpGatewayOptions) => {
      const settings = config();
      // Imported here, since other commands do not need it.
      const { joinWorkerGroup } = await import('../app/process/workers/worker.ts');
      const group = joinWorkerGroup();
      if (settings.workers > 1 && group === undefined) await runProcesses(settings);
      else await runHere(options, settings, group);
    });
};
