/**
 * The whole stack over HTTP: gateway, subgraphs and service, one per test worker, and a fresh domain per test. The
 * subgraphs are in the gateway's process, or with `SKEIN_SPLIT=1` each behind HTTP.
 */
import pino from 'pino';
import { startFacade } from '../../app/facade/index.ts';
import type { Gateway } from '../../gateway/index.ts';
import { createUpstream, type SentPost, type UpstreamOptions } from '../../subgraphs/index.ts';
import { facadeConfig, upstreamOptions } from '../facadeConfig.ts';
import { createTestDomain, PASSWORD, sharedService, type TestDomain } from '../service/testDomain.ts';
import { isSplit, serveAreas } from './servedAreas.ts';

/** POSTs since a test last read them. Tests of a worker run one after another. */
const sentPaths: string[] = [];
let running: Promise<Gateway> | undefined;

const observe = ({ path }: SentPost) => sentPaths.push(path);

/** Settings of the gateway; in the split form with the URLs of the areas. `close` stops the areas. */
export const configureAreas = async (upstreamUrl: string, options: Partial<UpstreamOptions> = {}) => {
  const config = facadeConfig();
  if (!isSplit) return { config, close: async () => {} };
  const { urls, close } = await serveAreas(createUpstream(upstreamOptions(upstreamUrl, options)));
  return { config: { ...config, subgraphUrls: urls }, close };
};

const startSharedFacade = async (): Promise<Gateway> => {
  const { url: upstreamUrl } = await sharedService();
  const logger = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
  const { config } = await configureAreas(upstreamUrl, { observe });
  return startFacade({ config, upstreamUrl, logger, observe });
};

const sharedFacade = (): Promise<Gateway> => {
  running ??= startSharedFacade();
  return running;
};

/** An answer. A test knows the type of its data. */
export interface TestGraphAnswer {
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
export type SendQuery = (query: string, variables?: Record<string, unknown>) => Promise<TestGraphAnswer>;

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
export const makeSendQuery =
  (gatewayUrl: string, token?: string): SendQuery =>
  async (query, variables = {}) => {
    const response = await fetch(`${gatewayUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as TestGraphAnswer;
  };

const SIGN_IN = `mutation ($input: TokenIssueInput!) {
  tokenIssue(input: $input) { token { accessToken } userErrors { code message path } }
}`;

/** Signs a user in through the graph and returns the bearer token. */
export const fetchAccessToken = async (
  gatewayUrl: string,
  domainId: string,
  userId: string,
  password = PASSWORD,
): Promise<string> => {
  const { data } = await makeSendQuery(gatewayUrl)(SIGN_IN, {
    input: { credentials: { user_id: userId, password }, domainId },
  });
  return data.tokenIssue.token.accessToken;
};

const makeSendQueryAs =
  (gatewayUrl: string, token: () => Promise<string>): SendQuery =>
  async (query, variables) =>
    makeSendQuery(gatewayUrl, await token())(query, variables);

/** Creates a domain for one test. Its users sign in when they first call; that is not among `posts`. */
export const createTestGraph = async (): Promise<TestGraph> => {
  const domain = await createTestDomain();
  const { url: gatewayUrl } = await sharedFacade();
  const { tokenOf } = domain;
  const graph: TestGraph = {
    ...domain,
    gatewayUrl,
    asAdmin: makeSendQueryAs(gatewayUrl, tokenOf.admin),
    asOwner: makeSendQueryAs(gatewayUrl, tokenOf.owner),
    asMember: makeSendQueryAs(gatewayUrl, tokenOf.member),
    asNobody: makeSendQuery(gatewayUrl),
    posts: () => sentPaths.splice(0).sort(),
  };
  graph.posts();
  return graph;
};
