import { readFileSync } from 'node:fs';
import { type ExecutionResult, parse, validate } from 'graphql';
import { createEngine, type Engine, httpExecutor, inProcessExecutor } from '../../gateway/index.ts';
import { type Area, areas } from '../../schema/subgraphSdl.ts';
import {
  type Context,
  type ContextOptions,
  createContext,
  createUpstream,
  scalarParsers,
  subgraphs,
  toInvalidAnswerError,
  type Upstream,
  type UpstreamOptions,
} from '../../subgraphs/index.ts';
import { upstreamOptions } from '../facadeConfig.ts';
import { isSplit, serveAreas } from '../graph/servedAreas.ts';
import { type StubHandler, startStub } from './postApiStub.ts';

/** A token with readable claims and without a valid signature. */
export const makeUnsignedToken = (claims: object) =>
  `Bearer e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

/** Options of the request. */
export interface AskOptions extends Partial<Omit<ContextOptions, 'upstream'>> {
  readonly variables?: Record<string, unknown>;
  /** Executed like a hot query: compiled where possible. */
  readonly compiled?: boolean;
}

/** URL of the stub of the current test. Areas behind HTTP are started once and serve all tests. */
let currentUpstream: Upstream | undefined;
const forwardToCurrent: Upstream = {
  post: (operation, request, call) => {
    if (currentUpstream === undefined) throw new Error('no test runs');
    return currentUpstream.post(operation, request, call);
  },
  prefetch: () => undefined,
  prefetched: () => ({ sent: 0, used: 0 }),
  areas: () => ({}),
  isReachable: async () => true,
  close: async () => {},
};

/** An executor per area: in this process, or in the split form over HTTP. */
const startExecutors = async () => {
  if (!isSplit)
    return Object.fromEntries(
      Object.values(subgraphs).map(({ name, schema }) => [
        name,
        inProcessExecutor<Context>(schema, { explain: toInvalidAnswerError }),
      ]),
    );
  const { urls } = await serveAreas(forwardToCurrent);
  const forward = ({ call }: Context) => call;
  return Object.fromEntries(areas.map((name) => [name, httpExecutor<Context>({ name, url: urls[name], forward })]));
};

const startEngine = async () =>
  createEngine<Context>({
    supergraphSdl: readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8'),
    executors: await startExecutors(),
    deletedEntities: 'remove',
    scalars: scalarParsers,
  });

let engine: Promise<Engine<Context>> | undefined;
/** The engine over all subgraphs, for all tests: it keeps no data of a request. */
const sharedEngine = () => {
  engine ??= startEngine();
  return engine;
};

/** Longer than a busy machine takes for any request. Tests of time limits set theirs. */
const LONG_MS = 50_000;

/** The subgraphs over a stub of the POST API. */
export const startStubbedSubgraphs = async (
  handlers: Readonly<Record<string, StubHandler>>,
  { base = '', ...options }: Partial<UpstreamOptions> & { readonly base?: string } = {},
) => {
  const stub = await startStub(handlers);
  const upstream = createUpstream(upstreamOptions(stub.url + base, { upstreamTimeoutMs: LONG_MS, ...options }));
  currentUpstream = upstream;
  const contextOf = (further: AskOptions) =>
    createContext({
      upstream,
      authorization: makeUnsignedToken({ did: 'domain-1' }),
      signal: new AbortController().signal,
      deadline: performance.now() + LONG_MS,
      requestId: 'request-1',
      ...further,
    });
  return {
    ...stub,
    /** Runs a query against one subgraph. */
    ask: async (area: Area, query: string, { variables = {}, compiled = false, ...terms }: AskOptions = {}) => {
      const schema = subgraphs[area]?.schema;
      if (schema === undefined) throw new Error(`no subgraph ${area}`);
      const document = parse(query);
      const [mistake] = validate(schema, document);
      if (mistake) throw mistake;
      const run = inProcessExecutor<Context>(schema, {
        compileAfter: compiled ? 1 : Number.POSITIVE_INFINITY,
        explain: toInvalidAnswerError,
      });
      const result = await run({ document, text: () => query, cacheKey: query, variables }, contextOf(terms));
      // As JSON would carry it: plain objects, serialised errors.
      const plain: ExecutionResult<Record<string, never>> = JSON.parse(JSON.stringify(result));
      return plain;
    },
    /** Runs a query against the whole graph. */
    askGraph: async (text: string, { variables = {}, ...terms }: Omit<AskOptions, 'compiled'> = {}) => {
      const context = contextOf(terms);
      const { execute } = await sharedEngine();
      const result = await execute({ text, variables, context, signal: context.call.signal });
      const plain: ExecutionResult<Record<string, never>> = JSON.parse(JSON.stringify(result));
      return plain;
    },
    [Symbol.asyncDispose]: async () => {
      await upstream.close();
      await stub[Symbol.asyncDispose]();
    },
  };
};
