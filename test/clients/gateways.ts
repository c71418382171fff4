/** Other gateways, over the areas as servers of their own. */

import { readFileSync } from 'node:fs';
import { ApolloGateway, RemoteGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { createGatewayRuntime } from '@graphql-hive/gateway';
import { listen } from '../gateway/overHttp.ts';
import type { ServedAreas } from '../graph/areas.ts';

/** A running gateway. */
export interface ForeignGateway extends AsyncDisposable {
  /** Its URL; GraphQL is at `/graphql`. */
  readonly url: string;
}

type Urls = ServedAreas['urls'];

/** The committed supergraph with the URLs of the areas. */
const supergraphAt = (urls: Urls): string =>
  Object.entries(urls).reduce(
    (sdl, [area, url]) => sdl.replace(`"http://${area}:4000/graphql"`, `"${url}"`),
    readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8'),
  );

interface Caller {
  readonly authorization: string | undefined;
}

/** Forwards the caller's token, as in Apollo's documentation. */
class AsCaller extends RemoteGraphQLDataSource<Caller> {
  override willSendRequest({
    request,
    context,
  }: Parameters<NonNullable<RemoteGraphQLDataSource<Caller>['willSendRequest']>>[0]) {
    if (context.authorization) request.http?.headers.set('authorization', context.authorization);
  }
}

/** Apollo Gateway under Apollo Server. */
export const startApolloGateway = async (urls: Urls): Promise<ForeignGateway> => {
  const gateway = new ApolloGateway({
    supergraphSdl: supergraphAt(urls),
    buildService: ({ url = '' }) => new AsCaller({ url }),
  });
  const server = new ApolloServer<Caller>({ gateway });
  const { url } = await startStandaloneServer(server, {
    listen: { port: 0, host: '127.0.0.1' },
    context: async ({ req }) => ({ authorization: req.headers.authorization }),
  });
  return { url: url.replace(/\/$/, ''), [Symbol.asyncDispose]: () => server.stop() };
};

/** Hive Gateway. */
export const startHiveGateway = async (urls: Urls): Promise<ForeignGateway> => {
  const runtime = createGatewayRuntime({
    supergraph: supergraphAt(urls),
    propagateHeaders: {
      fromClientToSubgraphs: ({ request }) => ({ authorization: request.headers.get('authorization') ?? '' }),
    },
    logging: false,
  });
  const { url, close } = await listen(runtime);
  return {
    url: new URL(url).origin,
    [Symbol.asyncDispose]: async () => {
      await close();
      await runtime[Symbol.asyncDispose]();
    },
  };
};
