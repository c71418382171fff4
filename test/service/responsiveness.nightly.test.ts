/**
 * No call keeps other callers waiting, whatever it contains. Each kind of input grows until it is refused, or up to INPUT_BYTES. Times of
 * blocks are those of the processor in this process, which has the service and its embedded store.
 */
import type { TObject, TSchema } from 'typebox';
import { beforeAll, describe, expect, it } from 'vitest';
import { toChangesOperation } from '../../contract/changes.ts';
import {
  AnalyzeQuery,
  FilterOperator,
  GroupOperator,
  ProjectOperator,
  Query,
  SelectOperator,
  StatisticsQuery,
  TimeSeriesAnalyzeQuery,
} from '../../contract/core/query.ts';
import { costReportData } from '../../contract/cost-analysis/costReportData.ts';
import { directoryKinds } from '../../contract/directory.ts';
import { allResources } from '../../contract/index.ts';
import { directory } from '../../contract/internal.ts';
import { metric } from '../../contract/inventory/metric.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { AlertDurationQuery, alertDuration } from '../../contract/monitoring/alertDuration.ts';
import type { Operation } from '../../contract/resource.ts';
import { allKinds, recordKinds } from '../../service/directory/kinds.ts';
import { makeSmallCalls, measureDelays } from './callerDelays.ts';
import { eventBodies } from './eventBodies.ts';
import { aMetric } from './inventory/fixtures.ts';
import { largeMembers, printNumbered, printWithMember, smallValue } from './largeInputs.ts';
import { aPlugin, aWebhook, postToWebhook } from './monitoring/fixtures.ts';
import { aWebhookOfPlugin, enableAutoRecovery } from './monitoring/inboundFixtures.ts';
import { analyzeInputs, durationInputs, listInputs, type QueryInput, statInputs } from './queryInputs.ts';
import { createTestDomain, INTERNAL_TOKEN, type TestDomain } from './testDomain.ts';
import { canCreate, makeValidCall, type ValidCall } from './validCalls.ts';

/** Size of the largest body. The nightly run has the limit of bodies. */
const MAX_BYTES = Number(process.env.INPUT_BYTES ?? 8_192);
const IS_NIGHTLY = process.env.INPUT_BYTES !== undefined;
const SMALLEST_BYTES = 4_096;

/** Characters for each element of a query: with more elements than that, the body would be too large. */
const ELEMENT_BYTES = 256;
const MAX_ELEMENTS = Math.floor(MAX_BYTES / ELEMENT_BYTES);

/** Longest block of the event loop, and wait for an answer, in milliseconds. */
const MAX_BLOCK_MS = 300;
const MAX_ANSWER_MS = 1_000;

const ROWS = IS_NIGHTLY ? 5_000 : 500;

let home: TestDomain;
let other: TestDomain;
/** A place in the changes before the alerts. */
let cursor: unknown;

const NAMES = { text: 'title', struct: 'additional_info', list: 'resources' };
const METRIC_NAMES = { text: 'name', struct: 'data', list: 'tags' };
const COST_NAMES = { text: 'product', struct: 'tags', list: 'data' };

const events = (first: number) =>
  Array.from({ length: 500 }, (_, number) => ({
    ...{ event_key: `disk-${first + number}`, title: `Disk ${first + number}`, description: 'word '.repeat(40) },
    additional_info: { a: number, text: `${'none'.repeat(20)} ${number}`, labels: { pod: 'checkout-7f9c' } },
    resources: Array.from({ length: 5 }, (_, index) => ({ name: `host-${index}`, resource_type: 'host' })),
  }));

const costs = ({ domainId: domain_id, dataSourceId: data_source_id, workspaces, projects }: TestDomain) =>
  Array.from({ length: Math.min(ROWS, 2_000) }, (_, number) => ({
    ...{ cost_report_data_id: `cost-${number}`, domain_id, data_source_id, workspace_id: workspaces[0] },
    ...{ project_id: projects[0], report_year: '2024', report_month: '2024-05', cost: { USD: number } },
    ...{ product: `product-${number % 50}`, tags: { a: `${number}` }, data: { a: [number] } },
  }));

beforeAll(async () => {
  [home, other] = [await createTestDomain(), await createTestDomain()];
  // The plugin of the webhooks that are created by valid calls.
  await aPlugin(home, [], { plugin_id: 'plugin-any' });
  const hook = await aWebhook(home);
  ({ cursor } = (await home.owner.post(changes.path, {})).body);
  for (let first = 0; first < ROWS; first += 500)
    expect((await postToWebhook(home, hook, events(first))).status).toBe(200);
  await home.put('cost_report_data', costs(home));
  await other.owner.call(alert.list, {});
}, 600_000);

/** Sends a text, and reads the answer without parsing it: this thread measures the service. */
const send = async (path: string, token: string | undefined, text: string): Promise<number> => {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(home.url + path, { method: 'POST', body: Buffer.from(text), headers });
  for await (const _ of response.body ?? []);
  return response.status;
};

/** What an input did to others at a size. */
interface DelayFinding {
  readonly input: string;
  readonly status: number;
  readonly blockMs: number;
  readonly answerMs: number;
}

const isHarmless = ({ status, blockMs, answerMs }: DelayFinding) =>
  ![500, 503].includes(status) && blockMs < MAX_BLOCK_MS && answerMs < MAX_ANSWER_MS;

const printFinding = ({ input, status, blockMs, answerMs }: DelayFinding) =>
  `${input}: ${status}, a block of ${Math.round(blockMs)} ms, an answer after ${Math.round(answerMs)} ms`;

/** Expects that none of the findings keeps others waiting. */
const expectHarmless = (findings: readonly DelayFinding[]) =>
  expect(findings.filter((each) => !isHarmless(each)).map(printFinding)).toEqual([]);

interface ProbedSender {
  readonly path: string;
  readonly token: string | undefined;
}

/** Sends a body. What seems to harm others is sent again, since a collection of garbage may be the cause. */
const probe = async (
  input: string,
  { path, token }: ProbedSender,
  text: string,
  again = true,
): Promise<DelayFinding> => {
  const {
    result: status,
    blockMs,
    answerMs,
  } = await measureDelays(() => send(path, token, text), makeSmallCalls(other));
  const found = { input, status, blockMs, answerMs };
  return isHarmless(found) || !again ? found : probe(input, { path, token }, text, false);
};

const sizes = (smallest: number, largest: number): number[] =>
  smallest > largest ? [] : [smallest, ...sizes(smallest * 2, largest)];

const tokenFor = async ({ auth }: Operation): Promise<string | undefined> =>
  auth === 'token' ? home.tokenOf.admin() : auth === 'internal' ? INTERNAL_TOKEN : undefined;

const known = () => ({ domain_id: home.domainId, workspace_id: home.workspaces[0], project_id: home.projects[0] });

/** A call that succeeds, where its records can be created; otherwise one that has all members. */
const findCall = async (operation: Operation): Promise<ValidCall> => {
  const [resourceId = ''] = /^\w+\.\w+/.exec(operation.id) ?? [];
  const isValid = canCreate(resourceId) || operation.id.startsWith('identity.token');
  if (isValid) return makeValidCall(operation, { domain: home, recordOwner: home.admin });
  return { path: operation.path, body: smallValue(operation.request, '', known()) as Record<string, unknown> };
};

const isRefused = ({ status }: DelayFinding) => status === 400 || status === 413;

/** Doubles the number of elements until they are refused, then looks for the most that are not. */
const grow = async (ask: (count: number) => Promise<DelayFinding>): Promise<readonly DelayFinding[]> => {
  const findings: DelayFinding[] = [];
  let [accepted, refused] = [0, Number.POSITIVE_INFINITY];
  const tryCount = async (count: number) => {
    const found = await ask(count);
    findings.push(found);
    if (isRefused(found)) refused = count;
    else accepted = count;
  };
  for (const count of sizes(4, MAX_ELEMENTS)) if (count < refused) await tryCount(count);
  while (refused - accepted > Math.max(1, accepted / 8) && accepted > 0 && refused < Number.POSITIVE_INFINITY)
    await tryCount(Math.floor((accepted + refused) / 2));
  return findings;
};

const changes = toChangesOperation(alert.list);
const operations = [...[...allResources, directory].flatMap((each) => each.operations), changes];

/** One of the values for each member, others for the next operation, so that all operations together have all of them. */
const inTurn = <Value extends { readonly path: readonly string[] }>(values: readonly Value[], turn: number): Value[] =>
  [...Map.groupBy(values, ({ path }) => path.join('.')).values()].flatMap((each) => each[turn % each.length] ?? []);

describe('a large member of a request', () => {
  it.each(operations.map((operation, turn) => ({ id: operation.id, operation, turn })))(
    'of $id keeps nobody waiting',
    { timeout: 1_200_000 },
    async ({ operation, turn }) => {
      const { path, body } = await findCall(operation);
      const sender = { path, token: await tokenFor(operation) };
      const findings: DelayFinding[] = [];
      for (const member of inTurn(largeMembers(operation.request, known()), turn)) {
        const name = `${member.path.join('.')}: ${member.what}`;
        for (const size of sizes(SMALLEST_BYTES, MAX_BYTES))
          findings.push(
            await probe(`${name}, ${size} bytes`, sender, printWithMember(body, member.path, member.write(size))),
          );
      }
      expectHarmless(findings);
    },
  );
});

const operators = FilterOperator.enum;
const groupOperators = GroupOperator.enum;

/** The queries of the API, with an operation that has each. */
const queries = [
  { name: 'Query', schemas: [Query], operation: alert.list, inputs: listInputs(operators, NAMES) },
  {
    ...{ name: 'StatisticsQuery', schemas: [StatisticsQuery], operation: alert.stat },
    inputs: statInputs(operators, groupOperators, ProjectOperator.enum, NAMES),
  },
  {
    ...{ name: 'AnalyzeQuery', schemas: [AnalyzeQuery, TimeSeriesAnalyzeQuery], operation: costReportData.analyze },
    inputs: analyzeInputs(operators, groupOperators, SelectOperator.enum, COST_NAMES),
  },
  {
    ...{ name: 'AlertDurationQuery', schemas: [AlertDurationQuery], operation: alertDuration.analyze },
    inputs: durationInputs(operators, NAMES),
  },
  { name: 'Query of changes', schemas: [Query], operation: changes, inputs: listInputs(operators, NAMES) },
] as const;

const membersIn = (inputs: readonly QueryInput[]) => new Set(inputs.flatMap(({ make }) => Object.keys(make(1))));

describe('the inputs of queries', () => {
  it.each(queries)('include every member of $name', ({ schemas, inputs }) => {
    const declared = schemas.flatMap(({ properties }) => Object.keys(properties));
    expect([...membersIn(inputs)].sort()).toEqual([...new Set(declared)].sort());
  });
});

/** In the usual run every so many. */
const makeTurnFilter =
  (every: number, turn = 0) =>
  (_: unknown, number: number) =>
    IS_NIGHTLY || number % every === turn;

/** Conditions are the same in all queries: each of them has a part of the conditions, and all of what only it has. */
const shared = queries.flatMap(({ name, operation, inputs }, turn) =>
  inputs.filter(makeTurnFilter(queries.length, turn)).map((input) => ({ name, operation, input, what: input.what })),
);

describe('a query', () => {
  it.each(shared)('$name with $what keeps nobody waiting', { timeout: 1_200_000 }, async ({ operation, input }) => {
    const token = await home.tokenOf.admin();
    const since = operation === changes ? { since: cursor } : {};
    const findings = await grow((count) => {
      const text = JSON.stringify({ domain_id: home.domainId, query: input.make(count), ...since });
      return probe(`${input.what}, ${count}`, { path: operation.path, token }, text);
    });
    expectHarmless(findings);
  });

  it('of every operation is covered here', () => {
    const titleOf = (schema: TSchema) => (schema as { readonly title?: string }).title ?? '';
    const used = operations.flatMap(({ request }) => Object.values((request as TObject).properties).map(titleOf));
    const covered = queries.flatMap(({ schemas }) => schemas.map(titleOf));
    expect([...new Set(used.filter((title) => title.endsWith('Query')))].sort()).toEqual([...new Set(covered)].sort());
  });

  it.each(analyzeInputs(operators, groupOperators, SelectOperator.enum, METRIC_NAMES).filter(makeTurnFilter(7)))(
    'of a metric with $what keeps nobody waiting',
    { timeout: 1_200_000 },
    async ({ what, make }) => {
      const { metric_id } = await aMetric(home);
      const sender = { path: metric.test.path, token: await home.tokenOf.owner() };
      expectHarmless(
        await grow((count) =>
          probe(`${what}, ${count}`, sender, JSON.stringify({ metric_id, query_options: make(count) })),
        ),
      );
    },
  );
});

describe('a body of events', () => {
  const bodies = Object.entries(eventBodies).flatMap(([plugin, values]) =>
    values.map((value) => ({ plugin, what: value.what, value })),
  );

  it.each(bodies)('of $plugin with $what keeps nobody waiting', { timeout: 1_200_000 }, async ({ plugin, value }) => {
    const domain = await createTestDomain();
    await enableAutoRecovery(domain);
    const { webhook_url } = await aWebhookOfPlugin(domain, plugin);
    const sender = { path: new URL(webhook_url).pathname, token: undefined };
    const findings: DelayFinding[] = [];
    for (const size of sizes(SMALLEST_BYTES, MAX_BYTES))
      findings.push(await probe(`${value.what}, ${size} bytes`, sender, value.write(size)));
    expectHarmless(findings);
  });
});

/** Number of users with a password: each takes tens of milliseconds to hash. */
const FEW = 32;

/** A record of a kind of the directory, with the members that name it. */
const makeRecord = (kind: string, number: number): object => {
  const { properties, idField } = findKind(kind);
  const named = {
    ...known(),
    name: `${kind} ${number}`,
    [idField]: `${kind}-${number}`,
    ...(number < FEW ? { password: `password ${number}` } : {}),
  };
  return Object.fromEntries(Object.entries(named).filter(([name]) => Object.hasOwn(properties, name)));
};

const findKind = (kind: string) => {
  const fed = recordKinds[kind];
  if (fed) return { properties: fed.record?.properties ?? {}, idField: fed.idField ?? '' };
  const { record, idField } = directoryKinds[kind as keyof typeof directoryKinds];
  return { properties: record.properties as object, idField };
};

/**
 * A call of the directory takes effect as a whole, so it has the store for as long as its records take: those with a token of operators
 * choose how many.
 */
const MAX_DIRECTORY_BYTES = Math.min(MAX_BYTES, 32_768);

describe('a large call of the directory', () => {
  const write = (kind: string, size: number) =>
    printNumbered(size, (number) => JSON.stringify(makeRecord(kind, number)));
  const idsOf = (kind: string, size: number) => printNumbered(size, (number) => JSON.stringify(`${kind}-${number}`));

  it.each(allKinds)('with %s keeps nobody waiting', { timeout: 1_200_000 }, async (kind) => {
    const findings: DelayFinding[] = [];
    for (const size of sizes(SMALLEST_BYTES, MAX_DIRECTORY_BYTES)) {
      const records = `"kind":"${kind}","records":[${write(kind, size)}]`;
      const batch = `"batch":"${kind}-${size}"`;
      const calls = {
        put: `{${records}}`,
        stage: `{${records},${batch}}`,
        commit: `{${records},${batch},"commit":true}`,
        delete: `{"kind":"${kind}","ids":[${idsOf(kind, size)}]}`,
      };
      for (const [name, text] of Object.entries(calls)) {
        const { path } = name === 'delete' ? directory.delete : directory.put;
        findings.push(await probe(`${name}, ${size} bytes`, { path, token: INTERNAL_TOKEN }, text, false));
      }
    }
    expectHarmless(findings);
  });
});
