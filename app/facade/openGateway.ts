/** Opens a gateway: what the facade and `skein gateway` have in common. */
import type { Logger } from 'pino';
import {
  type CallerIdentity,
  createReloads,
  type Engine,
  type Gateway,
  type GatewayOptions,
  type RegisterMetrics,
  type ReloadableEngine,
  type Reloads,
  reloadableEngine,
  startGateway,
} from '../../gateway/index.ts';
import type { Config } from '../config/index.ts';
import { registerRejectionMetric } from '../process/failures.ts';
import type { GroupMember } from '../process/workers/worker.ts';
import { release } from '../release.ts';
import { openTelemetry, type Telemetry } from '../telemetry/index.ts';
import { type Access, openAccess } from './access.ts';
import { type GatewayResources, openGatewayResources } from './gatewayResources.ts';

/** What every gateway is opened with. */
export interface ProgramSettings {
  readonly config: Config;
  readonly logger: Logger;
  /** The group of processes that this one belongs to. */
  readonly group?: GroupMember | undefined;
}

/** What the settings have opened before a program adds its graph. */
export interface OpenedSettings extends ProgramSettings {
  readonly telemetry: Telemetry | undefined;
  readonly resources: GatewayResources;
  readonly access: Access;
}

/** What a program adds: its graph, its contexts, and whatever else its server has. */
export interface GatewayProgram<Context> {
  /** Read again when it changes. */
  readonly supergraphFile: string;
  /** Creates the engine from the supergraph as it is now, at the start and at each reload. */
  createEngine(): Engine<Context>;
  /** URL of a subgraph, for traces. Undefined if it runs in this process. */
  findUrl(subgraph: string): string | undefined;
  /** Who calls. Undefined if the gateway verifies no tokens. */
  findCaller(context: Context): CallerIdentity | undefined;
  /** `ready` and `registerMetrics` are called after those of all gateways. */
  readonly server: Pick<GatewayOptions<Context>, 'createContext'> & Partial<GatewayOptions<Context>>;
  /** Called before the server closes. */
  stop?(): void;
  /** Called after the server has closed, and before what the settings have opened closes. */
  close(): Promise<unknown>;
}

/** A gateway while it runs. */
export interface OpenedGateway extends Gateway {
  /** The planner of the first engine. */
  readonly planner: Engine<never>['planner'];
  /** Reads supergraph, trusted documents and keys again. Never rejects: failures are in log and metrics. */
  reload(): Promise<void>;
}

/**
 * Opens what a gateway needs of the settings alone.
 *
 * @throws Error a file that they name cannot be read
 */
export const openSettings = async (settings: ProgramSettings): Promise<OpenedSettings> => {
  const { config, logger } = settings;
  const telemetry = await openTelemetry(config, 'gateway', logger);
  const resources = await openGatewayResources(config, logger);
  const access = await openAccess(config, logger, resources.redis);
  return { ...settings, telemetry, resources, access };
};

/**
 * Starts the server of a program. What the settings have opened closes with it.
 *
 * @throws Error the engine cannot be created, or the port is in use
 */
export const openGateway = async <Context>(
  opened: OpenedSettings,
  program: GatewayProgram<Context>,
): Promise<OpenedGateway> => {
  const engine = reloadableEngine(program.createEngine);
  opened.resources.checkDocuments(engine.prepare);
  const reloads = openReloads(opened, engine, program.supergraphFile);
  const gateway = await startGateway<Context>({
    ...serverOptions(opened),
    ...callerOptions(opened, program),
    ...program.server,
    engine,
    startSpan: opened.telemetry?.requestSpans({ route: '/graphql', remote: program.findUrl }),
    ready: createReadyCheck(opened, program),
    readyDetail: () => ({ release, ...program.server.readyDetail?.() }),
    registerMetrics: createRegisterMetrics(opened, [reloads, program.server]),
  });
  return {
    ...gateway,
    planner: engine.planner,
    reload: reloads.reload,
    close: async (drainMs) => {
      reloads.close();
      program.stop?.();
      await gateway.close(drainMs);
      await program.close();
      await closeSettings(opened);
    },
  };
};

const closeSettings = async ({ telemetry, resources, access }: OpenedSettings): Promise<void> => {
  access.close();
  await resources.close();
  await telemetry?.close();
};

/** Watches the files of a gateway: supergraph, trusted documents, tools, keys. */
const openReloads = <Context>(
  { config, logger, resources, access }: OpenedSettings,
  engine: ReloadableEngine<Context>,
  supergraphFile: string,
): Reloads => {
  const reload = () => {
    engine.reload();
    resources.checkDocuments(engine.prepare);
  };
  const supergraph = { what: 'supergraph', files: [supergraphFile], reload };
  const sources = [supergraph, ...resources.reloads(engine.prepare), ...access.reloads];
  return createReloads(sources, { intervalMs: config.reloadIntervalMs, logger });
};

/** Options of the server: settings under their own names, and what follows from them. */
const serverOptions = ({ config, logger, group, resources, access }: OpenedSettings) => ({
  ...config,
  schemaPublic: config.introspection,
  // A request in progress ends by itself at its deadline.
  closeGraceMs: config.requestTimeoutMs,
  allowGet: config.getQueries || config.trustedDocuments !== undefined,
  logger,
  listen: group?.listen,
  metricsText: group?.metricsText,
  documents: resources.documents,
  mcp: resources.mcp,
  operationNames: resources.operationNames,
  clientAddress: access.clientAddress,
});

/** What is checked of the caller of a request: nothing without limits, and where nobody may explain. */
const callerOptions = <Context>(
  { access: { fairness, mayExplain } }: OpenedSettings,
  { findCaller }: GatewayProgram<Context>,
): Pick<GatewayOptions<Context>, 'mayExplain' | 'charge' | 'admit'> => ({
  mayExplain: mayExplain && ((context) => mayExplain(findCaller(context))),
  charge:
    fairness &&
    ((context, request) => {
      const caller = findCaller(context);
      return caller && fairness.charge(caller, request);
    }),
  admit:
    fairness &&
    ((cost, context, request) => {
      const caller = findCaller(context);
      return caller && fairness.admit(caller, cost, request);
    }),
});

const createReadyCheck =
  <Context>({ access }: OpenedSettings, { server: { ready = () => true } }: GatewayProgram<Context>) =>
  () => {
    const keys = access.ready();
    return keys === true ? ready() : keys;
  };

const createRegisterMetrics =
  (
    { group, telemetry, resources }: OpenedSettings,
    others: readonly { readonly registerMetrics?: RegisterMetrics }[],
  ): RegisterMetrics =>
  (registry) => {
    group?.shareMetrics(registry);
    registerRejectionMetric(registry);
    for (const one of [resources, ...others]) one.registerMetrics?.(registry);
    telemetry?.exportMetrics(registry);
  };
