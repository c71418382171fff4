/** A gateway whose lists are polled often, over the real service of the worker. */
import pino from 'pino';
import type { Config, Constants } from '../../app/config/index.ts';
import { startFacade } from '../../app/facade/index.ts';
import type { OpenedGateway } from '../../app/facade/openGateway.ts';
import { listenToWakeUps } from '../../app/facade/wakeUps.ts';
import { createUpstream, createWatches, type SentPost, type UpstreamOptions } from '../../subgraphs/index.ts';
import { facadeConfig } from '../facadeConfig.ts';
import { type ServedAreas, serveAreas } from '../graph/servedAreas.ts';
import { makeSendQuery, type SendQuery } from '../graph/testGraph.ts';
import { createTestDomain, sharedService, type TestDomain } from '../service/testDomain.ts';

/** A domain, and a gateway of its own. */
export interface LiveGraph extends TestDomain {
  readonly facade: OpenedGateway;
  /** The areas, if they are not in the gateway's process. */
  readonly areas: ServedAreas | undefined;
  readonly gatewayUrl: string;
  /** Bearer tokens of the users. */
  readonly tokens: { readonly admin: string; readonly owner: string; readonly member: string };
  readonly asOwner: SendQuery;
  /** Operations sent upstream since this was last called. */
  readonly posts: () => string[];
  [Symbol.asyncDispose](): Promise<void>;
}

/** A gateway, and where its areas are served if they are not in its process. */
interface LiveGateway {
  readonly facade: OpenedGateway;
  readonly areas: ServedAreas | undefined;
  readonly posts: () => string[];
}

/** Starts every area as a server of its own. */
const startLiveAreas = async (config: Config, options: UpstreamOptions): Promise<ServedAreas> => {
  const upstream = createUpstream(options);
  const watches = createWatches(config);
  const stopListening = listenToWakeUps(options.upstreamUrl, config.internalToken, watches);
  const served = await serveAreas(upstream, watches);
  let closed: Promise<void> | undefined;
  const close = async () => {
    stopListening();
    await served.close();
    await upstream.close();
  };
  return {
    ...served,
    close: () => {
      closed ??= close();
      return closed;
    },
  };
};

type LiveTimes = Pick<Constants, 'pollMinMs' | 'pollMaxMs'> & Partial<Pick<Constants, 'streamLifeMs'>>;

const FREQUENT_POLLS: LiveTimes = { pollMinMs: 30, pollMaxMs: 100 };

/** With these, the next poll comes long after a test has failed. */
export const RARE_POLLS: LiveTimes = { pollMinMs: 600_000, pollMaxMs: 600_000 };

/** Starts a gateway, with its areas in its own process or apart. */
export const startLiveGateway = async (
  env: Record<string, string> = {},
  upstreamUrl?: string,
  isApart = false,
  times: LiveTimes = FREQUENT_POLLS,
): Promise<LiveGateway> => {
  const config = facadeConfig(env, times);
  const sent: string[] = [];
  const observe = ({ operation }: SentPost) => void sent.push(operation);
  const logger = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
  const url = upstreamUrl ?? (await sharedService()).url;
  const areas = isApart ? await startLiveAreas(config, { ...config, upstreamUrl: url, observe }) : undefined;
  const subgraphUrls = areas?.urls ?? config.subgraphUrls;
  const facade = await startFacade({ config: { ...config, subgraphUrls }, upstreamUrl: url, logger, observe });
  return { facade, areas, posts: () => sent.splice(0) };
};

let sharedGateway: ReturnType<typeof startLiveGateway> | undefined;

/** Creates a domain, and a gateway over it: that of the worker, or with settings one of its own. */
export const createLiveGraph = async (
  env?: Record<string, string>,
  isApart?: boolean,
  times?: LiveTimes,
): Promise<LiveGraph> => {
  const domain = await createTestDomain();
  if (env === undefined) sharedGateway ??= startLiveGateway();
  const own = env === undefined ? undefined : startLiveGateway(env, undefined, isApart, times);
  const { facade, areas, posts } = await (own ?? sharedGateway ?? startLiveGateway());
  const { url: gatewayUrl } = facade;
  const { tokenOf } = domain;
  const [admin, owner, member] = await Promise.all([tokenOf.admin(), tokenOf.owner(), tokenOf.member()]);
  const tokens = { admin, owner, member };
  return {
    ...domain,
    facade,
    areas,
    gatewayUrl,
    tokens,
    asOwner: makeSendQuery(gatewayUrl, tokens.owner),
    posts,
    [Symbol.asyncDispose]: async () => {
      if (env === undefined) return;
      await facade.close();
      await areas?.close();
    },
  };
};
