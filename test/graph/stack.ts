/**
 * The whole stack over HTTP: gateway, subgraphs and service, one per test worker, and a fresh domain per test. The
 * subgraphs are in the gateway's process, or with `SKEIN_SPLIT=1` each behind HTTP.
 */
import pino from 'pino';
import { startFacade } from '../../app/facade/index.ts';
import type { Gateway } from '../../gateway/index.ts';
import { createUpstream, type SentPost, type UpstreamOptions } from '../../subgraphs/index.ts';
import { facadeConfig, upstreamOptions } from '../facadeConfig.ts';
import { freshDomain, PASSWORD, sharedService, type TestDomain } from '../service/kit.ts';
import { isSplit, serveAreas } from './areas.ts';

/** POSTs since a test last read them. Tests of a worker run one after another. */
const sent: string[] = [];
let running: Promise<Gateway> | undefined;

const observe = ({ path }: SentPost) => sent.push(path);

/** Settings of the gateway; in the split form with the URLs of the areas. `close` stops the areas. */
export const startAreas = async (upstreamUrl: string, options: Partial<UpstreamOptions> = {}) => {
  const config = facadeConfig();
  if (!isSplit) return { config, close: async () => {} };
  const { urls, close } = await serveAreas(createUpstream(upstreamOptions(upstreamUrl, options)));
  return { config: { ...config, subgraphUrls: urls }, close };
};

const start = async (): Promise<Gateway> => {
  const { url: upstreamUrl } = await sharedService();
  const logger = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
  const { config } = await startAreas(upstreamUrl, { observe });
  return startFacade({ config, upstreamUrl, logger, observe });
};

const sharedFacade = (): Promise<Gateway> => {
  running ??= start();
  return running;
};

/** An answer. A test knows the type of its data. */
export interface GraphAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: the query determines the type
  readonly data: any;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** A caller of the graph. */
export type SendQuery = (query: string, variables?: Record<string, unknown>) => Promise<GraphAnswer>;

/** A fresh domain and the graph over it. */
export interface TestGraph extends TestDomain {
  readonly gatewayUrl: string;
  /** Sends a query as the domain admin. */
  readonly asAdmin: SendQuery;
  readonly asOwner: SendQuery;
  readonly asMember: SendQuery;
  readonly asNobody: SendQuery;
  /** Paths of the POSTs sent upstream since this was last called, sorted. */
  readonly posts: () => string[];
}

/** Sends queries with a bearer token, or with none. */
export const asker =
  (gatewayUrl: string, token?: string): SendQuery =>
  async (query, variables = {}) => {
    const response = await fetch(`${gatewayUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as GraphAnswer;
  };

const SIGN_IN = `mutation ($input: TokenIssueInput!) {
  tokenIssue(input: $input) { token { accessToken } userErrors { code message path } }
}`;

/** Signs a user in through the graph and returns the bearer token. */
export const tokenFor = async (
  gatewayUrl: string,
  domainId: string,
  userId: string,
  password = PASSWORD,
): Promise<string> => {
  const { data } = await asker(gatewayUrl)(SIGN_IN, {
    input: { credentials: { user_id: userId, password }, domainId },
  });
  return data.tokenIssue.token.accessToken;
};

const askerAs =
  (gatewayUrl: string, token: () => Promise<string>): SendQuery =>
  async (query, variables) =>
    asker(gatewayUrl, await token())(query, variables);

/** Creates a domain for one test. Its users sign in when they first call; that is not among `posts`. */
export const freshGraph = async (): Promise<TestGraph> => {
  const domain = await freshDomain();
  const { url: gatewayUrl } = await sharedFacade();
  const { tokenOf } = domain;
  const graph: TestGraph = {
    ...domain,
    gatewayUrl,
    asAdmin: askerAs(gatewayUrl, tokenOf.admin),
    asOwner: askerAs(gatewayUrl, tokenOf.owner),
    asMember: askerAs(gatewayUrl, tokenOf.member),
    asNobody: asker(gatewayUrl),
    posts: () => sent.splice(0).sort(),
  };
  graph.posts();
  return graph;
};
