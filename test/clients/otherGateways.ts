/** Other gateways, over the areas as servers of their own. */

import { readFileSync } from 'node:fs';
import { ApolloGateway, RemoteGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { createGatewayRuntime } from '@graphql-hive/gateway';
import { listenOnFreePort } from '../gateway/federateOverHttp.ts';
import type { ServedAreas } from '../graph/servedAreas.ts';

/** A running gateway. */
export interface OtherGateway extends AsyncDisposable {
  /** Its URL; GraphQL is at `/graphql`. */
  readonly url: string;
}

type AreaUrls = ServedAreas['urls'];

/** The committed supergraph with the URLs of the areas. */
const locateSupergraph = (urls: AreaUrls): string =>
  Object.entries(urls).reduce(
    (sdl, [area, url]) => sdl.replace(`"http://${area}:4000/graphql"`, `"${url}"`),
    readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8'),
  );

interface ForwardedCaller {
  readonly authorization: string | undefined;
}

/** Forwards the caller's token, as in Apollo's documentation. */
class TokenForwardingDataSource extends RemoteGraphQLDataSource<ForwardedCaller> {
  override willSendRequest({
    request,
    context,
  }: Parameters<NonNullable<RemoteGraphQLDataSource<ForwardedCaller>['willSendRequest']>>[0]) {
    if (context.authorization) request.http?.headers.set('authorization', context.authorization);
  }
}

/** Apollo Gateway under Apollo Server. */
export const startApolloGateway = async (urls: AreaUrls): Promise<OtherGateway> => {
  const gateway = new ApolloGateway({
    supergraphSdl: locateSupergraph(urls),
    buildService: ({ url = '' }) => new TokenForwardingDataSource({ url }),
  });
  const server = new ApolloServer<ForwardedCaller>({ gateway });
  const { url } = await startStandaloneServer(server, {
    listen: { port: 0, host: '127.0.0.1' },
    context: async ({ req }) => ({ authorization: req.headers.authorization }),
  });
  return { url: url.replace(/\/$/, ''), [Symbol.asyncDispose]: () => server.stop() };
};

/** Hive Gateway. */
export const startHiveGateway = async (urls: AreaUrls): Promise<OtherGateway> => {
  const runtime = createGatewayRuntime({
    supergraph: locateSupergraph(urls),
    propagateHeaders: {
      fromClientToSubgraphs: ({ request }) => ({ authorization: request.headers.get('authorization') ?? '' }),
    },
    logging: false,
  });
  const { url, close } = await listenOnFreePort(runtime);
  return {
    url: new URL(url).origin,
    [Symbol.asyncDispose]: async () => {
      await close();
      await runtime[Symbol.asyncDispose]();
    },
  };
};
