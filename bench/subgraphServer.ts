/**
 * All subgraphs over HTTP, each at the path of its name, in a separate process that all contestants over HTTP share. It
 * does the minimum and compiles hot fetches, so that it does not slow any contestant down.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type DocumentNode, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { inProcessExecutor } from '../gateway/index.ts';
import { type Context, subgraphs } from '../subgraphs/index.ts';
import { listen } from '../test/listen.ts';
import { createRequestContext } from './requestContext.ts';
import { serveMessages } from './startProcess.ts';

const executors = new Map(
  Object.values(subgraphs).map(({ name, schema }) => [`/${name}`, inProcessExecutor<Context>(schema)]),
);

const documents = new LRUCache<string, DocumentNode>({
  max: 2000,
  memoMethod: (query) => parse(query, { noLocation: true }),
});

interface FetchRequestBody {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
}

const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
  const execute = executors.get(request.url ?? '');
  const { query, variables = {} }: FetchRequestBody = JSON.parse(await text(request));
  const context = createRequestContext(request.headers.authorization);
  const fetch = { text: () => query, cacheKey: query, document: documents.memo(query), variables };
  const answer = await execute?.(fetch, context);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
};

const { url } = await listen(createServer(handleRequest));

const duties = { url: () => url };

/** The messages that the process handles. */
export type SubgraphServerHandlers = typeof duties;

serveMessages(duties);
