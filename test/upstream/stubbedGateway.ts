/** The gateway over HTTP with all areas in its process, over a stub of the POST API, with the given settings. */
import pino from 'pino';
import type { Constants } from '../../app/config/index.ts';
import { startFacade } from '../../app/facade/index.ts';
import { facadeConfig } from '../facadeConfig.ts';
import { makeSendQuery } from '../graph/testGraph.ts';
import { type StubHandler, startStub } from '../subgraphs/postApiStub.ts';
import { makeUnsignedToken } from '../subgraphs/stubbedSubgraphs.ts';

export const BUDGETS = '/cost-analysis/v1/budget/list';
export const DASHBOARDS = '/dashboard/v1/project-dashboard/list';
export const ASK_BUDGETS = '{ budgets { nodes { name } } }';
export const ASK_DASHBOARDS = '{ projectDashboards { nodes { name } } }';

/** The bearer token of a user of `domain-1`, without its scheme. */
export const TOKEN = makeUnsignedToken({ did: 'domain-1', aud: 'ada' }).slice('Bearer '.length);

/** A time limit for what is immediate except on a busy machine. */
export const SOON = { timeout: 15_000, interval: 20 };

/** State of an area as the gateway reports it. */
export interface ReportedAreaState {
  readonly breaker: string;
  readonly inFlight: number;
  readonly queued: number;
  readonly rejected: { readonly open: number; readonly full: number };
}

/** Starts the gateway; `logs` has its log lines as objects, and `accessLog` those about requests. */
export const startStubbedGateway = async (
  handlers: Readonly<Record<string, StubHandler>>,
  settings = {},
  replaced: Partial<Constants> = {},
) => {
  const stub = await startStub(handlers);
  const logs: Record<string, unknown>[] = [];
  const accessLog: Record<string, unknown>[] = [];
  const write = (text: string) => {
    const line = JSON.parse(text);
    (line.msg === 'request' ? accessLog : logs).push(line);
  };
  const logger = pino({ level: 'info' }, { write });
  const config = facadeConfig(settings, replaced);
  const gateway = await startFacade({ config, upstreamUrl: stub.url, logger });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= gateway.close();
    return closing;
  };
  return {
    url: gateway.url,
    adminUrl: gateway.adminUrl,
    posts: stub.posts,
    postsTo: (path: string) => stub.paths().filter((one) => one === path).length,
    logs,
    accessLog,
    ask: makeSendQuery(gateway.url, TOKEN),
    /** State of the areas from `/health/ready?detail`. */
    areas: async () => {
      const response = await fetch(`${gateway.url}/health/ready?detail`);
      return ((await response.json()) as { upstream: Record<string, ReportedAreaState> }).upstream;
    },
    metrics: async () => (await fetch(`${gateway.url}/metrics`)).text(),
    /** Ends the gateway, as SIGTERM does. */
    close,
    [Symbol.asyncDispose]: async () => {
      await stub[Symbol.asyncDispose]();
      await close();
    },
  };
};
