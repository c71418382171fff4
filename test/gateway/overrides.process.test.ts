import { describe, expect, it } from 'vitest';
import { federate } from './federate.ts';
import { askPrintedGateway, serveSubgraphs, startGatewayCommand } from './gatewayCommand.ts';

/** A field that moves from one subgraph to another, for 40 % of requests. */
const bills = (label: string) => ({
  old: {
    sdl: 'type Query { bill: Bill } type Bill @key(fields: "id") { id: ID! amount: Int }',
    resolvers: { Query: { bill: () => ({ id: '1' }) }, Bill: { amount: () => 1 } },
  },
  fresh: {
    sdl: `type Bill @key(fields: "id") { id: ID! amount: Int @override(from: "old", label: "${label}") }`,
    resolvers: { Bill: { amount: () => 2 } },
  },
});

const QUERY = '{ bill { amount } }';

describe('@override with a label', () => {
  it.each([
    { percentage: 0, amount: 2 },
    { percentage: 39.9, amount: 2 },
    { percentage: 40, amount: 1 },
    { percentage: 99, amount: 1 },
  ])('percent(40) with the random number $percentage answers $amount', async ({ percentage, amount }) => {
    const { ask } = federate(bills('percent(40)'), { overrides: () => ({ percentage }) });

    expect(await ask(QUERY)).toEqual({ data: { bill: { amount } } });
  });

  it('is decided per request', async () => {
    const draws = [10, 90, 10];
    const { ask } = federate(bills('percent(40)'), { overrides: () => ({ percentage: draws.pop() ?? 0 }) });

    const answers = [await ask(QUERY), await ask(QUERY), await ask(QUERY)];

    expect(answers.map(({ data }) => data?.bill)).toEqual([{ amount: 2 }, { amount: 1 }, { amount: 2 }]);
  });

  it.each([
    { labels: ['beta'], amount: 2 },
    { labels: ['other'], amount: 1 },
  ])('beta for a request with $labels answers $amount', async ({ labels, amount }) => {
    const { ask } = federate(bills('beta'), { overrides: () => ({ labels }) });

    expect(await ask(QUERY)).toEqual({ data: { bill: { amount } } });
  });
});

describe('@override with a percentage, by default', () => {
  it('is decided by a random number', async () => {
    const { ask } = federate(bills('percent(50)'));

    const answers = await Promise.all(Array.from({ length: 60 }, () => ask(QUERY)));

    const amounts = new Set(answers.map(({ data }) => JSON.stringify(data?.bill)));
    expect(amounts).toEqual(new Set(['{"amount":1}', '{"amount":2}']));
  });
});

describe('skein gateway', () => {
  it.each([
    { label: 'percent(40)', option: ['--override-percentage', '10'], amount: 2 },
    { label: 'percent(40)', option: ['--override-percentage', '90'], amount: 1 },
    { label: 'beta', option: ['--override-label', 'other', '--override-label', 'beta'], amount: 2 },
    { label: 'beta', option: [], amount: 1 },
  ])('with $option answers what $label moves: $amount', async ({ label, option, amount }) => {
    await using served = await serveSubgraphs(bills(label));
    await using gateway = startGatewayCommand(['--supergraph', served.file, ...option]);
    const greeting = await gateway.greeting();

    expect(await askPrintedGateway(greeting, QUERY)).toEqual({ data: { bill: { amount } } });
  });
});
