import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createEngine, inProcessExecutor } from '../../gateway/index.ts';
import { federate } from './federate.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Memory in use that cannot be freed, in megabytes. */
const held = () => {
  // What hangs on weak references takes several.
  for (let time = 0; time < 5; time++) collectGarbage();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

/** Caches up to a hundred documents, and as many compiled fetches. */
const startSmall = () => {
  const { supergraphSdl, schemas } = federate({
    a: {
      sdl: 'type Query { node: Node } type Node @key(fields: "id") { id: ID! x: Int }',
      resolvers: { Query: { node: () => ({ id: '1', x: 1 }) } },
    },
    b: { sdl: 'type Node @key(fields: "id") { id: ID! y(n: Int): Int }' },
  });
  const executorOf = (schema: GraphQLSchema) => inProcessExecutor(schema, { compileAfter: 3, max: 100 });
  const executors = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, executorOf(schema)]));
  return createEngine({ supergraphSdl, executors, documents: { max: 100 } });
};

/** Sent often enough that fetches are compiled, and answers written by generated code. */
const TIMES = 6;

describe('an engine that receives new documents without end', () => {
  it('caches up to its limit, and uses no more memory after hundreds more', async () => {
    const engine = startSmall();
    const send = async (from: number, to: number) => {
      for (let index = from; index < to; index++)
        for (let time = 0; time < TIMES; time++)
          await engine.execute({ text: `{ n${index}: node { x y_${index}: y(n: ${index}) } }`, context: {} });
    };
    await send(0, 150);
    const before = held();

    await send(150, 900);

    expect(engine.documentStats().size).toBe(100);
    // Without a limit for documents it would be 11 MB, without one for compiled fetches 23.
    expect(held() - before).toBeLessThan(4);
  }, 60_000);
});
