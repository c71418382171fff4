import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ErrorCode, errors } from '../../contract/errors.ts';
import { operations } from '../../contract/index.ts';
import type { Operation } from '../../contract/resource.ts';
import { brokenBody, type Known, soundBody } from './bodies.ts';
import { type Answer, type Client, freshDomain, sharedService } from './kit.ts';

let callers: readonly Client[];
let known: Known;
let documented: ReadonlyMap<string, ReadonlySet<string>>;

beforeAll(async () => {
  const { url } = await sharedService();
  const home = await freshDomain();
  callers = [home.admin, home.owner, home.member, home.internal];
  known = {
    domain_id: [home.domainId, ''],
    workspace_id: [...home.workspaces, '*', ''],
    project_id: home.projects,
    projects: home.projects,
    data_source_id: [home.dataSourceId],
    assignee: Object.values(home.users),
    key: ['name', 'title', 'state', 'created_at', 'tags.a', 'resources.name', 'project_id', 'no.such'],
    k: ['name', 'title', 'state', 'created_at', 'tags', 'cost.USD', '0', ''],
  };
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as {
    paths: Record<string, { post: { operationId: string; responses: object } }>;
  };
  documented = new Map(
    Object.values(document.paths).map(({ post }) => [post.operationId, new Set(Object.keys(post.responses))]),
  );
});

/** Place of the internal caller among the callers. */
const INTERNAL = 3;

/** What must hold of every answer, whatever was asked. */
const check = (operation: Operation, { status, body }: Answer, isWhole: (body: unknown) => boolean) => {
  expect(documented.get(operation.id)).toContain(String(status));
  if (status === 200) return expect(isWhole(body)).toBe(true);
  const { code, message } = body.detail as { code: ErrorCode; message: string };
  expect(Object.keys(body)).toEqual(['detail']);
  expect(message).toEqual(expect.any(String));
  expect(errors[code]?.status).toBe(status);
  expect(code).not.toBe('ERROR_UNKNOWN');
};

/** Few runs per operation make some hundreds together; */
const numRuns = 4;

describe('whatever is asked, the service answers in the form of the contract, and never fails', () => {
  it.each([...operations.values()])('$id', async (operation) => {
    const validator = Compile(operation.response);
    const bodies = fc.oneof(
      soundBody(operation.request, known).map((body) => JSON.stringify(body)),
      brokenBody(operation.request, known),
    );
    const property = fc.asyncProperty(bodies, fc.nat(3), async (body, who) => {
      const answer = await (callers[who] as Client).post(operation.path, body);
      // An internal caller sees the records of other tests as well, half-made by hand as they may be.
      const isPartial = body.includes('"only"') || body.includes('"minimal"') || who === INTERNAL;
      check(operation, answer, (found) => isPartial || validator.Check(found));
    });
    await fc.assert(property, { numRuns });
  });
});
