import { setTimeout } from 'node:timers/promises';
import { GraphQLInt, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSubgraphEngine, inProcessExecutor } from '../../gateway/index.ts';

/** What would end the process during some work and a while after it. */
const fatalDuring = async (work: () => Promise<void>): Promise<unknown[]> => {
  const failures: unknown[] = [];
  const record = (reason: unknown) => failures.push(reason);
  for (const event of ['unhandledRejection', 'uncaughtException']) process.on(event, record);
  await work();
  await setTimeout(50);
  for (const event of ['unhandledRejection', 'uncaughtException']) process.off(event, record);
  return failures;
};

const fail = () => {
  throw new Error('a source that cannot end');
};

describe('a source that fails while it is ended', () => {
  it.each([
    { given: 'throws', end: fail },
    { given: 'rejects', end: async () => fail() },
  ])('ends for its client alone: it $given', async ({ end }) => {
    const source = { next: () => new Promise(() => {}), return: end, [Symbol.asyncIterator]: () => source };
    const n = { type: GraphQLInt, subscribe: () => source };
    const query = new GraphQLObjectType({ name: 'Query', fields: { n: { type: GraphQLInt } } });
    const subscription = new GraphQLObjectType({ name: 'Subscription', fields: { n } });
    const schema = new GraphQLSchema({ query, subscription });
    const operation = createSubgraphEngine(schema, inProcessExecutor(schema)).prepare({ text: 'subscription { n }' });
    if ('errors' in operation) throw new Error('not prepared');
    const client = new AbortController();
    const { signal } = client;
    const eventContext = async () => ({ context: {}, signal });

    const failures = await fatalDuring(async () => {
      const events = await operation.subscribe({ context: {}, signal, eventContext });
      if (!(Symbol.asyncIterator in events)) throw new Error('not subscribed');
      const first = events[Symbol.asyncIterator]().next();
      client.abort();
      expect(await first).toMatchObject({ done: true });
    });

    expect(failures).toEqual([]);
  });
});
