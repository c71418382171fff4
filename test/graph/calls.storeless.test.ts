import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureCases } from './calls/failureCases.ts';
import { lookupCases } from './calls/lookupCases.ts';
import { parentListCases } from './calls/parentListCases.ts';
import type { PostCase } from './calls/postCase.ts';
import { projectionCases } from './calls/projectionCases.ts';
import { sharedReadCases } from './calls/sharedReadCases.ts';
import { stepCases } from './calls/stepCases.ts';
import { startStubbedGraph } from './calls/stubbedGraph.ts';
import { writeCases } from './calls/writeCases.ts';

/** How often a query is sent: enough that hot fetches are compiled, and that data kept after a request would show. */
const TIMES = 7;

let stack: Awaited<ReturnType<typeof startStubbedGraph>>;
beforeAll(async () => {
  stack = await startStubbedGraph();
});
afterAll(() => stack.close());

/** Sends a case's query and compares the POSTs, the errors and the data. */
const check = async ({ query, posts, errors, data, ...given }: PostCase, inOrder: boolean) => {
  const asked = await stack.ask(query, given);

  expect(inOrder ? asked.posts : asked.posts.toSorted()).toEqual(inOrder ? posts : posts.toSorted());
  expect(asked.answer.errors?.map(({ extensions }) => extensions.code)).toEqual(errors);
  if (data !== undefined) expect(asked.answer.data).toEqual(data);
};

describe.each([
  { rule: 'as many POSTs as steps from one resource to the next', cases: stepCases, inOrder: false },
  { rule: 'one list for many identifiers, `get` for one', cases: lookupCases, inOrder: false },
  { rule: 'one list under many parents, if it is exact', cases: parentListCases, inOrder: false },
  { rule: 'nothing that is not selected', cases: projectionCases, inOrder: false },
  { rule: 'each record once', cases: sharedReadCases, inOrder: false },
  { rule: 'each write once and in order, and fresh reads after it', cases: writeCases, inOrder: true },
  { rule: 'nothing more if something is missing', cases: failureCases, inOrder: false },
])('the graph requests $rule', ({ cases, inOrder }) => {
  it.each(cases)('for $given', async (call) => {
    await check(call, inOrder);
    const later = { ...call, posts: call.later ?? call.posts };
    for (let time = 1; time < TIMES; time++) await check(later, inOrder);
  });
});
