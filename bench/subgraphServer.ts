/**
 * All subgraphs behind HTTP, each at a path of its name, in a process of their own: those who ask them over HTTP share it.
 * It does as little as it can, and runs what it has seen often as generated code, so that it holds nobody back.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type DocumentNode, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { inProcessExecutor } from '../gateway/index.ts';
import { type Context, subgraphs } from '../subgraphs/index.ts';
import { listen } from './listen.ts';
import { serve } from './process.ts';
import { contextFor } from './requestContext.ts';

const executors = new Map(
  Object.values(subgraphs).map(({ name, schema }) => [`/${name}`, inProcessExecutor<Context>(schema)]),
);

const documents = new LRUCache<string, DocumentNode>({ max: 2000 });

const documentOf = (query: string) => {
  const known = documents.get(query) ?? parse(query, { noLocation: true });
  documents.set(query, known);
  return known;
};

interface Asked {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
}

const handle = async (request: IncomingMessage, response: ServerResponse) => {
  const execute = executors.get(request.url ?? '');
  const { query, variables = {} }: Asked = JSON.parse(await text(request));
  const context = contextFor(request.headers.authorization);
  const answer = await execute?.({ text: query, document: documentOf(query), variables }, context);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
};

const url = await listen(createServer(handle));

const duties = { url: () => url };

/** What the process can be asked. */
export type SubgraphServerDuties = typeof duties;

serve(duties);
