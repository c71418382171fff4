/** What the graph answers before the real services of the API. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seededGraph } from '../graph/seededGraph.ts';
import type { SendQuery, TestGraph } from '../graph/stack.ts';
import { startBeforeRealServices } from './realServicesGraph.ts';

type Before = Awaited<ReturnType<typeof startBeforeRealServices>>;

let graph: TestGraph;
beforeAll(async () => {
  graph = await seededGraph();
});

const running: Before[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one[Symbol.asyncDispose]();
});

/** A new gateway, which knows nothing of the deployment, and a caller. */
const startAs = async (userId: string): Promise<Before & { readonly ask: SendQuery }> => {
  const before = await startBeforeRealServices(graph);
  running.push(before);
  return { ...before, ask: await before.askAs(userId) };
};

describe('the graph before the real services', () => {
  it.each(['plugins', 'metrics'])('D4: %s, whose lists have no count, are those of our own service', async (field) => {
    const { ask } = await startAs(graph.users.admin);
    const query = `{ ${field}(first: 5) { totalCount pageInfo { hasNextPage } nodes { id name } } all: ${field} { totalCount } }`;

    const answer = await ask(query);

    expect(answer).toEqual(await graph.asAdmin(query));
    expect(answer.data[field].nodes.length).toBeGreaterThan(0);
  });
});
