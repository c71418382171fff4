/** The gateway over HTTP with all subgraphs in its process, over a stub of the POST API (`answersByPath.ts`). */
import pino from 'pino';
import { startFacade } from '../../../app/facade/index.ts';
import { allOperations } from '../../../contract/index.ts';
import { answerList, answerStatistics, type StubHandler, startStub } from '../../subgraphs/postApiStub.ts';
import { makeUnsignedToken } from '../../subgraphs/stubbedSubgraphs.ts';
import { configureAreas, makeSendQuery, type TestGraphAnswer } from '../testGraph.ts';
import { answersByPath } from './answersByPath.ts';
import type { PostCase } from './postCase.ts';
import { printPost } from './printPost.ts';

/** A query's answer, and the POSTs it took in the order in which they came. */
export interface QueryWithPosts {
  readonly answer: TestGraphAnswer;
  readonly posts: readonly string[];
}

/** The handlers of a case, by path. */
const makeHandlers = ({ rows = {}, answers = {} }: Pick<PostCase, 'rows' | 'answers'>): Record<string, StubHandler> => {
  const handlers = [
    ...Object.entries(rows).map(([id, own]) => [id, answerList(own)] as const),
    ...Object.entries(rows).map(([id, own]) => [id.replace(/list$/, 'stat'), answerStatistics(own)] as const),
    ...Object.entries(answers),
  ];
  return Object.fromEntries(handlers.map(([id, handler]) => [allOperations.get(id)?.path, handler]));
};

/**
 * Starts stub, gateway and, in the split form, the areas. Reads are not prefetched: what a request sends depends on it alone, though
 * cases with the same query have other rows.
 */
export const startStubbedGraph = async () => {
  const handlers: Record<string, StubHandler> = {};
  const stub = await startStub(handlers);
  const areas = await configureAreas(stub.url, { upstreamPrefetch: false });
  const gateway = await startFacade({
    config: { ...areas.config, upstreamPrefetch: false },
    upstreamUrl: stub.url,
    logger: pino({ level: 'silent' }),
  });
  const asUser = makeSendQuery(gateway.url, makeUnsignedToken({ did: 'domain-1', aud: 'ada' }).slice('Bearer '.length));
  return {
    /** Sends a query as a user of `domain-1`. */
    ask: async (
      query: string,
      given: Pick<PostCase, 'variables' | 'rows' | 'answers'> = {},
    ): Promise<QueryWithPosts> => {
      Object.assign(handlers, answersByPath, makeHandlers(given));
      stub.posts.length = 0;
      const answer = await asUser(query, { ...given.variables });
      return { answer, posts: stub.posts.map(printPost) };
    },
    close: async () => {
      await gateway.close();
      await areas.close();
      await stub[Symbol.asyncDispose]();
    },
  };
};
