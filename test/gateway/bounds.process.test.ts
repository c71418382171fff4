import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createEngine, inProcessExecutor } from '../../gateway/index.ts';
import { federate } from './federate.ts';
import { serveGateway } from './serveGateway.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Memory in use that cannot be freed, in megabytes. */
const usedMegabytes = () => {
  // Weakly referenced objects are freed only by later collections.
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
    const before = usedMegabytes();

    await send(150, 900);

    expect(engine.documentStats().size).toBe(100);
    // Without a limit for documents it would be 11 MB, without one for compiled fetches 23.
    expect(usedMegabytes() - before).toBeLessThan(4);
  }, 60_000);
});

describe('gateways that are started and closed one after the other', () => {
  it('leak no memory', async () => {
    const types = Array.from({ length: 400 }, (_, at) => `type T${at} { a: Int b: Int c: T${at} }`).join(' ');
    const fields = Array.from({ length: 400 }, (_, at) => `t${at}: T${at}`).join(' ');
    const run = async (count: number) => {
      for (let at = 0; at < count; at++) {
        const gateway = await serveGateway({ a: { sdl: `type Query { ${fields} } ${types}` } });
        await gateway.post({ query: '{ t0 { a } }' });
        await gateway.close();
      }
      // Connections end a moment after the server.
      await new Promise((resolve) => setTimeout(resolve, 500));
    };
    await run(3);
    const before = usedMegabytes();

    await run(10);

    // 2 MB each, if something keeps them.
    expect(usedMegabytes() - before).toBeLessThan(8);
  }, 60_000);
});
