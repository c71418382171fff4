import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ContractErrorCode, errors } from '../../contract/errors.ts';
import { allOperations, resources } from '../../contract/index.ts';
import type { Operation } from '../../contract/resource.ts';
import { invalidBodyArbitrary, type KnownIds, optionalMembersArbitrary, validBodyArbitrary } from './randomBodies.ts';
import { type ApiAnswer, type ApiClient, createTestDomain, sharedService, type TestDomain } from './testDomain.ts';
import { canCreate, createRecord, makeValidCall } from './validCalls.ts';

let home: TestDomain;
let callers: readonly ApiClient[];
let known: KnownIds;
/** Documented error codes by operation and status. */
let documented: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

interface DocumentedResponse {
  content: {
    'application/json': { schema: { properties?: { detail: { properties: { code: { enum: string[] } } } } } };
  };
}

/** Ids in records, by member name. */
const idsIn = (records: readonly Record<string, unknown>[]): KnownIds => {
  const found = records.flatMap((record) => Object.entries(record)).filter(([name]) => name.endsWith('_id'));
  const byName = Object.groupBy(found, ([name]) => name);
  return Object.fromEntries(
    Object.entries(byName).map(([name, entries = []]) => [name, entries.map(([, id]) => String(id))]),
  );
};

beforeAll(async () => {
  const { url } = await sharedService();
  home = await createTestDomain();
  callers = [home.admin, home.owner, home.member, home.internal];
  const records: Record<string, unknown>[] = [];
  for (const { id } of resources.filter((resource) => canCreate(resource.id))) {
    records.push(await createRecord(id, { domain: home, recordOwner: home.admin }));
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
    paths: Record<string, { post: { operationId: string; responses: Record<string, DocumentedResponse> } }>;
  };
  documented = new Map(
    Object.values(document.paths).map(({ post }) => [post.operationId, readDocumentedCodes(post.responses)]),
  );
});

const readDocumentedCodes = (responses: Record<string, DocumentedResponse>) =>
  new Map(
    Object.entries(responses).map(([status, { content }]) => [
      status,
      content['application/json'].schema.properties?.detail?.properties.code.enum ?? [],
    ]),
  );

/** Index of the internal caller. */
const INTERNAL = 3;

/** Checks what must be true of every response. */
const check = (operation: Operation, { status, body }: ApiAnswer, isComplete: (body: unknown) => boolean) => {
  const codes = documented.get(operation.id)?.get(String(status));
  expect(codes, `${status} ${JSON.stringify(body)}`).toBeDefined();
  if (status === 200) return expect(isComplete(body)).toBe(true);
  const { code, message } = body.detail as { code: ContractErrorCode; message: string };
  expect(Object.keys(body)).toEqual(['detail']);
  expect(message).toEqual(expect.any(String));
  expect(errors[code]?.status).toBe(status);
  expect(codes).toContain(code);
  expect(code).not.toBe('ERROR_UNKNOWN');
};

/** Returns a function that sends a body and checks the response. */
const checkedCall = (operation: Operation) => {
  const validator = Compile(operation.response);
  return async (path: string, body: string, who: number) => {
    const answer = await (callers[who] as ApiClient).post(path, body);
    // An internal caller also sees records of other tests, which may be incomplete.
    const isIncomplete = body.includes('"only"') || body.includes('"minimal"') || who === INTERNAL;
    check(operation, answer, (found) => isIncomplete || validator.Check(found));
    return answer.status;
  };
};

/** A few runs per operation are several hundred in total. */
const numRuns = 4;

describe('every operation returns a documented response to any request', () => {
  it.each([...allOperations.values()])('$id, with random requests', async (operation) => {
    const checkCall = checkedCall(operation);
    const bodies = fc.oneof(
      validBodyArbitrary(operation.request, known).map((body) => JSON.stringify(body)),
      invalidBodyArbitrary(operation.request, known),
    );
    const property = fc.asyncProperty(bodies, fc.nat(INTERNAL), async (body, who) => {
      await checkCall(operation.path, body, who);
    });
    await fc.assert(property, { numRuns });
  });

  it.each([...resources.flatMap(({ operations }) => operations)])(
    '$id, with realistic requests for an existing record',
    async (operation) => {
      const ask = checkedCall(operation);
      const more = optionalMembersArbitrary(operation.request, known);
      const property = fc.asyncProperty(more, fc.nat(INTERNAL), async (members, who) => {
        const own = callers[who === INTERNAL ? 0 : who] as ApiClient;
        const { path, body } = await makeValidCall(operation, { domain: home, recordOwner: own });
        await ask(path, JSON.stringify({ ...body, ...members }), who);
      });
      await fc.assert(property, { numRuns: 2 });
    },
  );

  it('at least half of the realistic requests succeed', async () => {
    const statuses: number[] = [];
    for (const operation of resources.flatMap(({ operations }) => operations)) {
      const [members] = fc.sample(optionalMembersArbitrary(operation.request, known), 1);
      const { path, body } = await makeValidCall(operation, { domain: home, recordOwner: home.admin });
      statuses.push(await checkedCall(operation)(path, JSON.stringify({ ...body, ...members }), 0));
    }
    const succeeded = statuses.filter((status) => status === 200).length;
    expect(succeeded / statuses.length).toBeGreaterThan(0.5);
  });
});
