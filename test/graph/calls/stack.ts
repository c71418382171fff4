/** The gateway over HTTP with all subgraphs in its process, over a stub of the POST API (`fixtures.ts`). */
import pino from 'pino';
import { startFacade } from '../../../app/facade/index.ts';
import { allOperations } from '../../../contract/index.ts';
import { tokenOf } from '../../subgraphs/facade.ts';
import { type Handler, listing, startStub, statistics } from '../../subgraphs/stub.ts';
import { asker, type GraphAnswer, startAreas } from '../stack.ts';
import type { CallCase } from './case.ts';
import { entityData } from './fixtures.ts';
import { postText } from './posts.ts';

/** A query's answer, and the POSTs it took in the order in which they came. */
export interface AskedQuery {
  readonly answer: GraphAnswer;
  readonly posts: readonly string[];
}

/** The handlers of a case, by path. */
const handlersOf = ({ rows = {}, answers = {} }: Pick<CallCase, 'rows' | 'answers'>): Record<string, Handler> => {
  const handlers = [
    ...Object.entries(rows).map(([id, own]) => [id, listing(own)] as const),
    ...Object.entries(rows).map(([id, own]) => [id.replace(/list$/, 'stat'), statistics(own)] as const),
    ...Object.entries(answers),
  ];
  return Object.fromEntries(handlers.map(([id, handler]) => [allOperations.get(id)?.path, handler]));
};

/**
 * Starts stub, gateway and, in the split form, the areas. Reads are not foreseen: what a request sends depends on it alone, though
 * cases with the same query have other rows.
 */
export const startStack = async () => {
  const handlers: Record<string, Handler> = {};
  const stub = await startStub(handlers);
  const areas = await startAreas(stub.url, { upstreamForeseenReads: false });
  const gateway = await startFacade({
    config: { ...areas.config, upstreamForeseenReads: false },
    upstreamUrl: stub.url,
    logger: pino({ level: 'silent' }),
  });
  const asUser = asker(gateway.url, tokenOf({ did: 'domain-1', aud: 'ada' }).slice('Bearer '.length));
  return {
    /** Sends a query as a user of `domain-1`. */
    ask: async (query: string, given: Pick<CallCase, 'variables' | 'rows' | 'answers'> = {}): Promise<AskedQuery> => {
      Object.assign(handlers, entityData, handlersOf(given));
      stub.posts.length = 0;
      const answer = await asUser(query, { ...given.variables });
      return { answer, posts: stub.posts.map(postText) };
    },
    close: async () => {
      await gateway.close();
      await areas.close();
      await stub[Symbol.asyncDispose]();
    },
  };
};
