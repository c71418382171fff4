/** Shared by contestants that run the subgraphs themselves: the upstream client, and a context per request. */
import { randomUUID } from 'node:crypto';
import { readConfig } from '../app/config/index.ts';
import { type Context, createContext, createUpstream } from '../subgraphs/index.ts';
import { upstreamUrl } from './serveContestant.ts';

export const config = readConfig({ PORT: '0', UPSTREAM_URL: upstreamUrl, LOG_LEVEL: 'error' });

const upstream = createUpstream({
  ...config,
  upstreamUrl,
});

/** Creates the subgraphs' context of one request, with the caller's token. */
export const createRequestContext = (authorization: string | undefined): Context =>
  createContext({
    upstream,
    authorization,
    requestId: randomUUID(),
    signal: new AbortController().signal,
    deadline: performance.now() + config.requestTimeoutMs,
  });
