/** An overloaded gateway refuses expensive operations and answers trivial ones. */
import { describe, expect, it } from 'vitest';
import type { TestGraphAnswer } from '../graph/testGraph.ts';
import { answerList } from '../subgraphs/postApiStub.ts';
import { BUDGETS, SOON, startStubbedGateway } from './stubbedGateway.ts';

const rows = Array.from({ length: 1_000 }, (_, at) => ({ budget_id: `b${at}`, name: 'x'.repeat(200) }));
const HEAVY = '{ budgets(first: 1000) { nodes { id name } } }';
const CLIENTS = 40;
const MAX_MS = 30_000;

const ask = async (url: string, query: string) => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const { status } = response;
  return { status, retryAfter: response.headers.get('retry-after'), body: (await response.json()) as TestGraphAnswer };
};

type OverloadAnswer = Awaited<ReturnType<typeof ask>>;

/** Sends a query repeatedly until it is stopped. */
const askUntil = async (url: string, query: string, isOver: () => boolean): Promise<OverloadAnswer[]> => {
  const answers: OverloadAnswer[] = [];
  while (!isOver()) answers.push(await ask(url, query));
  return answers;
};

describe('overload', () => {
  it('is shed with 503 and Retry-After; trivial queries are answered meanwhile, and expensive ones again after it', async () => {
    await using gateway = await startStubbedGateway({ [BUDGETS]: answerList(rows) }, { OVERLOAD_DELAY_MS: '1' });
    const { url } = gateway;
    const until = Date.now() + MAX_MS;
    let isShedding = false;
    const isOver = () => isShedding || Date.now() > until;

    const heavy = Array.from({ length: CLIENTS }, async () => {
      const answers: OverloadAnswer[] = [];
      while (!isOver()) {
        const answer = await ask(url, HEAVY);
        answers.push(answer);
        if (answer.status === 503) isShedding = true;
      }
      return answers;
    });
    const trivial = await askUntil(url, '{ __typename }', isOver);
    const shed = (await Promise.all(heavy)).flat().find(({ status }) => status === 503);

    expect(shed).toMatchObject({ retryAfter: '1', body: { errors: [{ extensions: { code: 'OVERLOADED' } }] } });
    expect(new Set(trivial.map(({ status }) => status))).toEqual(new Set([200]));
    await expect.poll(async () => (await ask(url, HEAVY)).status, SOON).toBe(200);
    expect(await gateway.metrics()).toMatch(/^gateway_shed_total [1-9]/m);
  });

  it('is never shed with OVERLOAD_DELAY_MS=0', async () => {
    await using gateway = await startStubbedGateway({ [BUDGETS]: answerList(rows) }, { OVERLOAD_DELAY_MS: '0' });

    const answers = await Promise.all(Array.from({ length: CLIENTS }, () => ask(gateway.url, HEAVY)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await gateway.metrics()).not.toContain('gateway_shed_total');
  });
});
