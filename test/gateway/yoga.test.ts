/** An engine in GraphQL Yoga. */
import { createYoga } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { createYogaPlugin, type Engine, type ReloadableEngine, reloadableEngine } from '../../gateway/index.ts';
import { federate, type TestContext } from './federate.ts';
import { listenOnFreePort } from './federateOverHttp.ts';

const SUBGRAPHS = {
  a: {
    sdl: 'type Query { caller: String, bug: Int, add(to: Int!): Int }',
    resolvers: {
      Query: {
        caller: (_: unknown, __: unknown, context: TestContext) => (context as unknown as UncopyableCaller).name,
        add: (_: unknown, { to }: { to: number }) => to + 1,
        bug: () => {
          throw new Error('connect ECONNREFUSED 10.0.0.7:5432');
        },
      },
    },
  },
};

/** A context whose members do not survive a copy. */
class UncopyableCaller {
  readonly #name: string | null;

  constructor(name: string | null) {
    this.#name = name;
  }

  get name() {
    return this.#name;
  }
}

const startYoga = async (engine: Engine<TestContext> | ReloadableEngine<TestContext>, signal?: AbortSignal) => {
  const plugin = createYogaPlugin<TestContext, { caller: TestContext }>(engine, {
    getContext: ({ caller }) => caller,
    getTimeLimits: () => ({ signal }),
  });
  const context = ({ request }: { request: Request }) => ({
    caller: new UncopyableCaller(request.headers.get('authorization')),
  });
  const { url, close } = await listenOnFreePort(createYoga({ plugins: [plugin], context, logging: false }));
  const ask = async (body: object, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const response = await fetch(new URL('/graphql', url), { ...init, body: JSON.stringify(body) });
    return response.json();
  };
  return { ask, [Symbol.asyncDispose]: close };
};

describe('GraphQL Yoga with an engine', () => {
  it('answers on behalf of the caller, with variables, and by the name of an operation', async () => {
    await using yoga = await startYoga(federate(SUBGRAPHS).engine);
    const query = 'query A($to: Int!) { caller add(to: $to) } query B { __typename }';

    const answer = await yoga.ask({ query, operationName: 'A', variables: { to: 41 } }, { authorization: 'Bearer a' });

    expect(answer).toEqual({ data: { caller: 'Bearer a', add: 42 } });
  });

  it('does not reveal the text of an error without a code', async () => {
    await using yoga = await startYoga(federate(SUBGRAPHS).engine);

    const answer = await yoga.ask({ query: '{ bug }' });

    expect(JSON.stringify(answer)).not.toContain('ECONNREFUSED');
    expect(answer).toMatchObject({ data: { bug: null }, errors: [{ path: ['bug'] }] });
  });

  it('fetches nothing for a request whose time is over', async () => {
    const { engine, calls } = federate(SUBGRAPHS);
    await using yoga = await startYoga(engine, AbortSignal.abort());

    await yoga.ask({ query: '{ caller }' });

    expect(calls).toEqual([]);
  });

  it('answers from a reloaded supergraph', async () => {
    const later = { ...SUBGRAPHS, b: { sdl: 'type Query { more: Int }', resolvers: { Query: { more: () => 2 } } } };
    const engines = [federate(SUBGRAPHS).engine, federate(later).engine];
    const engine = reloadableEngine(() => engines.shift() ?? expect.fail('no further engine'));
    await using yoga = await startYoga(engine);

    const before = await yoga.ask({ query: '{ more }' });
    engine.reload();

    expect(before).toMatchObject({ errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] });
    expect(await yoga.ask({ query: '{ more }' })).toEqual({ data: { more: 2 } });
  });
});
