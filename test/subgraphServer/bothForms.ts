/** One POST API, with the graph in both forms before it: areas in the gateway's process, and each behind HTTP. */
import pino from 'pino';
import type { Config } from '../../app/config/index.ts';
import { startFacade } from '../../app/facade/index.ts';
import { createUpstream } from '../../subgraphs/index.ts';
import { facadeConfig, upstreamOptions } from '../facadeConfig.ts';
import { serveAreas } from '../graph/servedAreas.ts';
import { type StubHandler, startStub } from '../subgraphs/postApiStub.ts';

const logger = pino({ level: process.env.LOG_LEVEL ?? 'silent' });

/** Sends a query to a gateway, as a client would. */
export const sendQuery = (url: string, query: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
    ...(signal && { signal }),
  });

/** Options of a test. */
interface BothFormsSettings extends Partial<Pick<Config, 'requestTimeoutMs'>> {
  /** URLs that differ from those of the areas. */
  readonly misplaced?: Partial<Config['subgraphUrls']>;
}

/** Starts both forms over a stub of the POST API that answers by path. */
export const startBothForms = async (
  handlers: Readonly<Record<string, StubHandler>>,
  { misplaced, ...settings }: BothFormsSettings = {},
) => {
  const stub = await startStub(handlers);
  const config = { ...facadeConfig(), ...settings };
  const upstream = createUpstream(upstreamOptions(stub.url));
  const served = await serveAreas(upstream);
  const facade = { upstreamUrl: stub.url, logger };
  const together = await startFacade({ ...facade, config });
  const apart = await startFacade({ ...facade, config: { ...config, subgraphUrls: { ...served.urls, ...misplaced } } });
  return {
    ...stub,
    together: together.url,
    apart: apart.url,
    areas: served.urls,
    [Symbol.asyncDispose]: async () => {
      await together.close();
      await apart.close();
      await served.close();
      await upstream.close();
      await stub[Symbol.asyncDispose]();
    },
  };
};
