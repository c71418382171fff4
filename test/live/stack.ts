/** A gateway whose lists are polled often, over the real service of the worker. */
import pino from 'pino';
import { readConfig } from '../../config.ts';
import { type Facade, startFacade } from '../../facade.ts';
import type { SentPost } from '../../subgraphs/index.ts';
import { asker, type SendQuery, tokenFor } from '../graph/stack.ts';
import { freshDomain, sharedService, type TestDomain } from '../service/kit.ts';

/** A domain, and a gateway of its own. */
export interface LiveGraph extends TestDomain {
  readonly facade: Facade;
  readonly gatewayUrl: string;
  /** Bearer tokens of the users. */
  readonly tokens: { readonly admin: string; readonly owner: string; readonly member: string };
  readonly asOwner: SendQuery;
  /** Operations sent upstream since this was last called. */
  readonly posts: () => string[];
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts a gateway. */
export const startLive = async (
  env: Record<string, string> = {},
  upstreamUrl?: string,
): Promise<{ readonly facade: Facade; readonly posts: () => string[] }> => {
  const settings = { OVERLOAD_DELAY_MS: '0', POLL_MIN_MS: '30', POLL_MAX_MS: '100', ...env };
  const config = { ...readConfig(settings), port: 0 };
  const sent: string[] = [];
  const observe = ({ operation }: SentPost) => void sent.push(operation);
  const logger = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
  const url = upstreamUrl ?? (await sharedService()).url;
  const facade = await startFacade({ config, upstreamUrl: url, logger, observe });
  return { facade, posts: () => sent.splice(0) };
};

let shared: ReturnType<typeof startLive> | undefined;

/** Creates a domain, and a gateway over it: that of the worker, or with settings one of its own. */
export const liveGraph = async (env?: Record<string, string>): Promise<LiveGraph> => {
  const domain = await freshDomain();
  if (env === undefined) shared ??= startLive();
  const { facade, posts } = await ((env === undefined ? shared : undefined) ?? startLive(env));
  const { url: gatewayUrl } = facade;
  const { admin, owner, member } = domain.users;
  const [first, second, third] = await Promise.all(
    [admin, owner, member].map((user) => tokenFor(gatewayUrl, domain.domainId, user)),
  );
  const tokens = { admin: first ?? '', owner: second ?? '', member: third ?? '' };
  return {
    ...domain,
    facade,
    gatewayUrl,
    tokens,
    asOwner: asker(gatewayUrl, tokens.owner),
    posts,
    [Symbol.asyncDispose]: async () => {
      if (env !== undefined) await facade.close();
    },
  };
};
