import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallCase } from './calls/case.ts';
import { changes } from './calls/changes.ts';
import { failures } from './calls/failures.ts';
import { lookups } from './calls/lookups.ts';
import { once } from './calls/once.ts';
import { parents } from './calls/parents.ts';
import { pushdown } from './calls/pushdown.ts';
import { startStack } from './calls/stack.ts';
import { steps } from './calls/steps.ts';

/** How often a query is sent: enough that hot fetches are compiled, and that data kept after a request would show. */
const TIMES = 7;

let stack: Awaited<ReturnType<typeof startStack>>;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

/** Sends a case's query and compares the POSTs, the errors and the data. */
const check = async ({ query, posts, errors, data, ...given }: CallCase, inOrder: boolean) => {
  const asked = await stack.ask(query, given);

  expect(inOrder ? asked.posts : asked.posts.toSorted()).toEqual(inOrder ? posts : posts.toSorted());
  expect(asked.answer.errors?.map(({ extensions }) => extensions.code)).toEqual(errors);
  if (data !== undefined) expect(asked.answer.data).toEqual(data);
};

describe.each([
  { rule: 'as many POSTs as steps from one resource to the next', cases: steps, inOrder: false },
  { rule: 'one list for many identifiers, `get` for one', cases: lookups, inOrder: false },
  { rule: 'one list under many parents, if it is exact', cases: parents, inOrder: false },
  { rule: 'nothing that is not selected', cases: pushdown, inOrder: false },
  { rule: 'each record once', cases: once, inOrder: false },
  { rule: 'each write once and in order, and fresh reads after it', cases: changes, inOrder: true },
  { rule: 'nothing more if something is missing', cases: failures, inOrder: false },
])('the graph requests $rule', ({ cases, inOrder }) => {
  it.each(cases)('for $given', async (call) => {
    await check(call, inOrder);
    const later = { ...call, posts: call.later ?? call.posts };
    for (let time = 1; time < TIMES; time++) await check(later, inOrder);
  });
});
