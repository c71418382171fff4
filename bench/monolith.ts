/**
 * The whole graph as one graphql-js schema, without federation: the same resolvers, upstream client and HTTP server.
 * Documents are parsed and validated once, as servers do, and executed without compilation.
 */
import { readFileSync } from 'node:fs';
import { type DocumentNode, execute, getOperationAST, parse, validate } from 'graphql';
import { LRUCache } from 'lru-cache';
import pino from 'pino';
import { defaultLimits, type Engine, startGateway } from '../gateway/index.ts';
import type { Context } from '../subgraphs/index.ts';
import { buildMergedSchema } from './buildMergedSchema.ts';
import { config, createRequestContext } from './requestContext.ts';
import { serveContestant } from './serveContestant.ts';

const sdl = readFileSync(`${import.meta.dirname}/../schema/api.graphql`, 'utf8');
const schema = buildMergedSchema(sdl);
const parseValid = (text: string): DocumentNode => {
  const document = parse(text);
  const [error] = validate(schema, document);
  if (error !== undefined) throw error;
  return document;
};

const documents = new LRUCache<string, DocumentNode>({ max: 1000, memoMethod: parseValid });

const prepareOperation: Engine<Context>['prepare'] = ({ text, operationName = null }) => {
  const document = documents.memo(text);
  return {
    identity: document,
    type: getOperationAST(document, operationName)?.operation ?? ('query' as never),
    name: operationName ?? undefined,
    run: ({ variables = {}, context }) =>
      execute({ schema, document, variableValues: variables, contextValue: context, operationName }),
    defers: false,
    runInParts: () => Promise.reject(new Error('the bench defers nothing')),
    liveInterval: () => undefined,
    subscribe: () => Promise.reject(new Error('the bench sends no subscriptions')),
  };
};

const engine: Omit<Engine<Context>, 'planner' | 'estimateCost'> = {
  apiSchema: schema,
  apiSdl: sdl,
  supergraphSdl: sdl,
  documentStats: () => ({ size: documents.size, hits: 0, misses: 0, plans: 0, planSeconds: 0 }),
  prepare: prepareOperation,
  limits: defaultLimits,
  execute: () => ({}),
};
const { url } = await startGateway<Context>({
  engine,
  createContext: ({ headers }) => createRequestContext(headers.authorization),
  host: config.host,
  port: config.port,
  logger: pino({ level: config.logLevel }),
});
serveContestant(url);
