/** The graph before the real services of the API. */
import pino from 'pino';
import { startFacade } from '../../app/facade/index.ts';
import { facadeConfig } from '../facadeConfig.ts';
import { fetchAccessToken, makeSendQuery, type TestGraph } from '../graph/testGraph.ts';
import { type ServicesDeployment, startRealServices } from './realServices.ts';

/** Starts the services over those of a graph, and a new gateway before them, which knows nothing of them. */
export const startGraphOverRealServices = async (graph: TestGraph, deployment?: ServicesDeployment) => {
  const services = await startRealServices(graph.url, deployment);
  const logs: Record<string, unknown>[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => void logs.push(JSON.parse(line)) });
  const config = facadeConfig({ UPSTREAM_PATHS: 'unversioned', ACCESS_LOG: 'false' });
  const gateway = await startFacade({ config, upstreamUrl: services.url, logger });
  return {
    services,
    logs,
    url: gateway.url,
    /** Asks with a token of our own service, which has the scope that a sign-in there gives. */
    askAs: async (userId: string) =>
      makeSendQuery(gateway.url, await fetchAccessToken(graph.gatewayUrl, graph.domainId, userId)),
    /** Paths of the POSTs since this was last called. */
    posts: () => services.received.splice(0).map(({ path }) => path),
    [Symbol.asyncDispose]: async () => {
      await gateway.close();
      await services.close();
    },
  };
};
