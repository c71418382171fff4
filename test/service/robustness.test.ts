import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ErrorCode, errors } from '../../contract/errors.ts';
import { allOperations, resources } from '../../contract/index.ts';
import type { Operation } from '../../contract/resource.ts';
import { type Answer, type Client, freshDomain, sharedService, type TestDomain } from './kit.ts';
import { invalidBody, type KnownIds, optionalMembers, validBody } from './randomBodies.ts';
import { canCreate, validCall, validRecord } from './validCalls.ts';

let home: TestDomain;
let callers: readonly Client[];
let known: KnownIds;
/** By operation and status the codes that the document tells of; 200 has none. */
let documented: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

interface Told {
  content: {
    'application/json': { schema: { properties?: { detail: { properties: { code: { enum: string[] } } } } } };
  };
}

/** Ids that stand in records, by the members they stand in. */
const idsIn = (records: readonly Record<string, unknown>[]): KnownIds => {
  const found = records.flatMap((record) => Object.entries(record)).filter(([name]) => name.endsWith('_id'));
  const byName = Object.groupBy(found, ([name]) => name);
  return Object.fromEntries(
    Object.entries(byName).map(([name, entries = []]) => [name, entries.map(([, id]) => String(id))]),
  );
};

beforeAll(async () => {
  const { url } = await sharedService();
  home = await freshDomain();
  callers = [home.admin, home.owner, home.member, home.internal];
  const records: Record<string, unknown>[] = [];
  for (const { id } of resources.filter((resource) => canCreate(resource.id))) {
    records.push(await validRecord(id, { domain: home, recordOwner: home.admin }));
  }
  known = {
    ...idsIn(records),
    domain_id: [home.domainId, ''],
    workspace_id: [home.workspaces[0], ''],
    project_id: home.projects,
    projects: home.projects,
    users: Object.values(home.users),
    assignee: Object.values(home.users),
    key: ['name', 'title', 'state', 'created_at', 'tags.a', 'resources.name', 'project_id', 'no.such'],
    k: ['name', 'title', 'state', 'created_at', 'tags', 'cost.USD', '0', ''],
  };
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as {
    paths: Record<string, { post: { operationId: string; responses: Record<string, Told> } }>;
  };
  documented = new Map(Object.values(document.paths).map(({ post }) => [post.operationId, codesOf(post.responses)]));
});

const codesOf = (responses: Record<string, Told>) =>
  new Map(
    Object.entries(responses).map(([status, { content }]) => [
      status,
      content['application/json'].schema.properties?.detail?.properties.code.enum ?? [],
    ]),
  );

/** Place of the internal caller among the callers. */
const INTERNAL = 3;

/** What must hold of every answer, whatever was asked. */
const check = (operation: Operation, { status, body }: Answer, isWhole: (body: unknown) => boolean) => {
  const codes = documented.get(operation.id)?.get(String(status));
  expect(codes, `${status} ${JSON.stringify(body)}`).toBeDefined();
  if (status === 200) return expect(isWhole(body)).toBe(true);
  const { code, message } = body.detail as { code: ErrorCode; message: string };
  expect(Object.keys(body)).toEqual(['detail']);
  expect(message).toEqual(expect.any(String));
  expect(errors[code]?.status).toBe(status);
  expect(codes).toContain(code);
  expect(code).not.toBe('ERROR_UNKNOWN');
};

/** Sends a body and checks what comes back. */
const asker = (operation: Operation) => {
  const validator = Compile(operation.response);
  return async (path: string, body: string, who: number) => {
    const answer = await (callers[who] as Client).post(path, body);
    // An internal caller sees the records of other tests as well, half-made by hand as they may be.
    const isPartial = body.includes('"only"') || body.includes('"minimal"') || who === INTERNAL;
    check(operation, answer, (found) => isPartial || validator.Check(found));
    return answer.status;
  };
};

/** Few runs per operation make some hundreds together. */
const numRuns = 4;

describe('whatever is asked, the service answers in the form of the contract, and never fails', () => {
  it.each([...allOperations.values()])('$id, with random requests', async (operation) => {
    const ask = asker(operation);
    const bodies = fc.oneof(
      validBody(operation.request, known).map((body) => JSON.stringify(body)),
      invalidBody(operation.request, known),
    );
    const property = fc.asyncProperty(bodies, fc.nat(INTERNAL), async (body, who) => {
      await ask(operation.path, body, who);
    });
    await fc.assert(property, { numRuns });
  });

  it.each([...resources.flatMap(({ operations }) => operations)])(
    '$id, with realistic requests for an existing record',
    async (operation) => {
      const ask = asker(operation);
      const more = optionalMembers(operation.request, known);
      const property = fc.asyncProperty(more, fc.nat(INTERNAL), async (members, who) => {
        const own = callers[who === INTERNAL ? 0 : who] as Client;
        const { path, body } = await validCall(operation, { domain: home, recordOwner: own });
        await ask(path, JSON.stringify({ ...body, ...members }), who);
      });
      await fc.assert(property, { numRuns: 2 });
    },
  );

  it('at least half of the realistic requests succeed', async () => {
    const statuses: number[] = [];
    for (const operation of resources.flatMap(({ operations }) => operations)) {
      const [members] = fc.sample(optionalMembers(operation.request, known), 1);
      const { path, body } = await validCall(operation, { domain: home, recordOwner: home.admin });
      statuses.push(await asker(operation)(path, JSON.stringify({ ...body, ...members }), 0));
    }
    const succeeded = statuses.filter((status) => status === 200).length;
    expect(succeeded / statuses.length).toBeGreaterThan(0.5);
  });
});
