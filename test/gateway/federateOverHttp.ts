import { createServer } from 'node:http';
import { createHandler } from 'graphql-http/lib/use/http';
import { createEngine, type HttpExecutorOptions, httpExecutor } from '../../gateway/index.ts';
import { listen } from '../listen.ts';
import { type Federation, federate, type TestContext, type TestSubgraph } from './federate.ts';

/** A federation whose subgraphs are HTTP servers; `await using` stops them. */
export type HttpFederation = Pick<Federation, 'ask' | 'engine'> & AsyncDisposable;

/** The federation of `federate`, with each subgraph behind HTTP. */
export const federateOverHttp = async (subgraphs: Readonly<Record<string, TestSubgraph>>): Promise<HttpFederation> => {
  const { schemas, supergraphSdl } = federate(subgraphs);
  const servers = await Promise.all(
    Object.entries(schemas).map(async ([name, schema]) => ({
      name,
      ...(await listenOnFreePort(createHandler({ schema }))),
    })),
  );
  const executors = servers.map(({ name, url }) => ({ name, executor: httpExecutor<TestContext>({ name, url }) }));
  const engine = createEngine<TestContext>({
    supergraphSdl,
    executors: Object.fromEntries(executors.map(({ name, executor }) => [name, executor])),
  });
  return {
    engine,
    ask: async (text, variables = {}) =>
      JSON.parse(JSON.stringify(await engine.execute({ text, variables, context: {} }))),
    [Symbol.asyncDispose]: async () => {
      for (const { executor } of executors) await executor.close();
      for (const { close } of servers) await close();
    },
  };
};

/** Starts an HTTP server on a free port. */
export const listenOnFreePort = async (handler: Parameters<typeof createServer>[1]) => {
  const { url, close } = await listen(createServer(handler));
  return { url: `${url}/graphql`, close };
};

/** An executor for one URL, without options. */
export const makeHttpExecutor = (url: string, options: Partial<HttpExecutorOptions<TestContext>> = {}) =>
  httpExecutor<TestContext>({ name: 'stock', url, ...options });
