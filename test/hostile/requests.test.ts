import { afterAll, describe, expect, it } from 'vitest';
import { documentCases } from './documentCases.ts';
import { startHostileGateways } from './gateways.ts';
import type { ExpectedAnswer } from './hostileCase.ts';
import { httpCases } from './httpCases.ts';
import { type HostileAnswer, sendHostile } from './sendHostile.ts';
import { variableCases } from './variableCases.ts';

const gateways = await startHostileGateways();
afterAll(() => gateways[Symbol.asyncDispose]());

/** What no answer may show: stacks, paths of files, addresses, modules. */
const INSIDE = /\bat \S+ \(|node:internal|\/node_modules\/|ECONN|\.ts:\d+|SELECT .* FROM/;

/** The GraphQL answer, if it is one. */
const readAnswer = ({ text }: HostileAnswer) => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

const expectAnswer = (received: HostileAnswer, expected: ExpectedAnswer) => {
  const { status, code, message, data, headers = {}, hides = /(?!)/, answers = 1 } = expected;
  const { errors: [error] = [undefined], ...answer } = readAnswer(received);
  expect({ status: received.status, code: error?.extensions?.code, answers: received.answers }, received.text).toEqual({
    ...{ status, code, answers },
  });
  if (message) expect(error?.message).toMatch(message);
  if (data !== undefined) expect(answer.data).toEqual(data);
  for (const [name, pattern] of Object.entries(headers)) {
    if (pattern === undefined) expect(received.headers).not.toHaveProperty(name);
    else expect(received.headers[name]).toMatch(pattern);
  }
  expect(received.text).not.toMatch(hides);
  expect(received.text).not.toMatch(INSIDE);
};

const TABLES = [
  { attacked: 'HTTP', cases: httpCases },
  { attacked: 'variables', cases: variableCases },
  { attacked: 'documents', cases: documentCases },
];

it('the tables have more than two hundred requests, each with a name of its own', () => {
  const names = TABLES.flatMap(({ cases }) => cases.map(({ name }) => name));

  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

describe.each(TABLES)('hostile to $attacked', ({ cases }) => {
  it.each(cases)('$name is answered $answer.status', async ({ gateway = 'development', request, answer }) => {
    const url = gateways.urls[gateway];
    gateways.countPosts();

    const received = await sendHostile(url, gateways.token, request);

    expectAnswer(received, answer);
    expect(gateways.countPosts(), 'POSTs sent upstream').toBe(answer.posts ?? 0);
    const alive = await sendHostile(url, gateways.token, { body: { query: '{ __typename }' } });
    expect(alive.text).toBe('{"data":{"__typename":"Query"}}');
  });
});
