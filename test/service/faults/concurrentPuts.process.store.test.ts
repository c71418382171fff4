/** Concurrent puts must not deadlock; PostgreSQL would abort one of the transactions. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { directory } from '../../../contract/internal.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { startTestService, type TestService } from '../testService.ts';
import { hasServer, startPostgres, withServerSkipReason } from './postgresServer.ts';

const databaseUrl = process.env.DATABASE_URL;
const name = (text: string) =>
  databaseUrl ? text : `${text} (skipped: the embedded store runs one transaction at a time; set DATABASE_URL)`;

const ROWS = 200;
const ROUNDS = 20;

describe.skipIf(!databaseUrl)(name('concurrent puts of the same records in different orders'), () => {
  let service: TestService;
  let domain: TestDomain;

  beforeAll(async () => {
    service = await startTestService();
    domain = await createTestDomain(service.url);
  });
  afterAll(() => service?.[Symbol.asyncDispose]());

  const put = async (kind: string, records: readonly object[]) => {
    const { status, body } = await service.internal.post(directory.put.path, { kind, records });
    return status === 200 ? 200 : (body.detail as { code: string }).code;
  };

  const projects = (round: string) =>
    Array.from({ length: ROWS }, (_, number) => ({
      ...{ project_id: `project-${number}`, domain_id: domain.domainId, workspace_id: domain.workspaces[0] },
      ...{ project_type: 'PUBLIC', name: `${round} ${number}` },
    }));

  const endpoints = (round: string) =>
    Array.from({ length: ROWS }, (_, number) => ({ service: `service-${number}`, name: 'v1', endpoint: round }));

  it.each([
    { kind: 'projects', recordsOf: projects },
    { kind: 'endpoints', recordsOf: endpoints },
  ])('succeed for $kind in opposite orders', async ({ kind, recordsOf }) => {
    for (const round of ['made', 'replaced']) {
      const answers = await Promise.all(
        Array.from({ length: ROUNDS }, (_, count) => {
          const records = recordsOf(`${round} ${count}`);
          return put(kind, count % 2 === 0 ? records : records.toReversed());
        }),
      );

      expect(answers).toEqual(answers.map(() => 200));
    }
  });

  const remove = async (kind: string, ids: readonly string[]) => {
    const { status, body } = await service.internal.post(directory.delete.path, { kind, ids });
    return status === 200 ? 200 : (body.detail as { code: string }).code;
  };

  const repositories = (round: string) =>
    Array.from({ length: ROWS }, (_, number) => ({ repository_id: `repo-${number}`, name: `${round} ${number}` }));

  const bindings = (round: string) =>
    Array.from({ length: ROWS }, (_, number) => ({
      ...{ role_binding_id: `rb-${ROWS - number}`, user_id: `user-${number}`, domain_id: domain.domainId },
      ...{ workspace_id: domain.workspaces[0], role_type: 'WORKSPACE_MEMBER' },
      workspace_group_id: round,
    }));

  const users = (round: string) =>
    Array.from({ length: ROWS }, (_, number) => ({
      ...{ user_id: `user-${number}`, domain_id: domain.domainId, name: `${round} ${number}` },
    }));

  it.each([
    { kind: 'projects', recordsOf: projects, id: 'project_id' },
    { kind: 'repositories', recordsOf: repositories, id: 'repository_id' },
  ])('succeed concurrently with deletes of the same records: $kind', async ({ kind, recordsOf, id }) => {
    await put(kind, recordsOf('made').toReversed());
    const answers = await Promise.all(
      Array.from({ length: ROUNDS }, (_, count) => {
        const records = recordsOf(`put ${count}`);
        const ids = records.map((record) => String((record as Record<string, unknown>)[id]));
        return count % 2 === 0 ? put(kind, records) : remove(kind, ids.toReversed());
      }),
    );

    expect(answers).toEqual(answers.map(() => 200));
  });

  it('succeed for users concurrently with their role bindings, which end tokens of the users', async () => {
    await put('users', users('made'));
    await put('role_bindings', bindings('made'));
    const answers = await Promise.all(
      Array.from({ length: ROUNDS }, (_, count) =>
        count % 2 === 0
          ? put('users', users(`put ${count}`).toReversed())
          : put('role_bindings', bindings(`put ${count}`)),
      ),
    );

    expect(answers).toEqual(answers.map(() => 200));
  });

  it('succeed for bindings and groups concurrently with deletes of their users', async () => {
    const [userCount, groupCount] = [20, 10];
    const ids = users('').map(({ user_id }) => user_id);
    const groups = (round: string) =>
      Array.from({ length: groupCount }, (_, number) => ({
        ...{ user_group_id: `group-${number}`, domain_id: domain.domainId, workspace_id: domain.workspaces[0] },
        ...{ name: `${round} ${number}`, users: ids.slice(0, userCount) },
      }));
    for (const round of ['one', 'two', 'three']) {
      const initial = [users(round), bindings(round), groups(round)];
      for (const [index, kind] of ['users', 'role_bindings', 'user_groups'].entries())
        await put(kind, initial[index] ?? []);
      const answers = await Promise.all(
        Array.from({ length: groupCount }, (_, count) => [
          put('role_bindings', bindings(`${round} ${count}`).slice(0, userCount).toReversed()),
          put('user_groups', groups(`${round} ${count}`).toReversed()),
          remove('users', ids.slice(0, userCount)),
        ]).flat(),
      );

      expect(answers).toEqual(answers.map(() => 200));
    }
  });

  it('keep the order of creation given by the records', async () => {
    const ids = ['project-z', 'project-a', 'project-m'];
    const members = { domain_id: domain.domainId, workspace_id: domain.workspaces[1], project_type: 'PUBLIC' };
    await put(
      'projects',
      ids.map((project_id) => ({ project_id, ...members, name: project_id })),
    );

    const { results } = await service.internal.call(directory.list, { kind: 'projects', domain_id: domain.domainId });

    const found = results.map((entry) => String((entry as { project_id: string }).project_id));
    expect(found.filter((id) => ids.includes(id))).toEqual(ids);
  });
});

describe.skipIf(!hasServer)(withServerSkipReason('a transaction that PostgreSQL aborts because of a deadlock'), () => {
  it('returns 503 and asks the caller to try again', async () => {
    // Long enough that both transactions wait before PostgreSQL checks for deadlocks.
    await using server = await startPostgres(['-c deadlock_timeout=4s']);
    await using service = await startTestService({ databaseUrl: server.url, schema: undefined });
    const { domainId: domain_id, workspaces, put } = await createTestDomain(service.url);
    const project = (project_id: string) => ({ project_id, domain_id, workspace_id: workspaces[0], name: 'Both' });
    await put('projects', ['a', 'b'].map(project));
    const other = new pg.Client(server.url);
    await other.connect();
    const change = (id: string) => other.query('update directory_entry set data = data where id = $1', [id]);
    const isWaitedFor = async () => {
      const { rows } = await other.query('select 1 from pg_locks where not granted');
      return rows.length > 0;
    };

    await other.query("begin; set local deadlock_timeout = '1min'");
    await change('b');
    const answer = service.internal.post(directory.put.path, { kind: 'projects', records: ['a', 'b'].map(project) });
    await expect.poll(isWaitedFor, { interval: 20, timeout: 20_000 }).toBe(true);
    await change('a');

    expect(await answer).toMatchObject({
      status: 503,
      body: { detail: { code: 'ERROR_UNAVAILABLE', message: expect.stringMatching(/same records.*try again/) } },
    });
    await other.end();
  });
});
