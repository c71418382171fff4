import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository } from '../../../contract/repository/repository.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';

const tag = crypto.randomUUID().slice(0, 8);
const [marketplace, local, mirror] = [`repo-${tag}-2`, `repo-${tag}-3`, `repo-${tag}-1`];

let domain: TestDomain;
beforeAll(async () => {
  domain = await createTestDomain();
  await domain.put('repositories', [
    { repository_id: marketplace, name: 'Marketplace', repository_type: 'REMOTE', endpoint: 'grpc://market:50051' },
    { repository_id: local, name: 'Own plugins', repository_type: `LOCAL-${tag}` },
    { repository_id: mirror, name: 'Mirror', repository_type: 'MANAGED' },
  ]);
});

// Repositories are shared by all domains, so they are removed before the next test file runs.
afterAll(() =>
  domain.internal.post('/internal/v1/directory/delete', { kind: 'repositories', ids: [marketplace, local, mirror] }),
);

const ownRepositories = { filter: [{ k: 'repository_id', v: tag, o: 'contain' as const }] };

describe('listing repositories', () => {
  it('3.15.1 returns the same in every domain, in the order of the file; a missing endpoint is empty', async () => {
    const elsewhere = await createTestDomain();

    const { results, total_count } = await elsewhere.member.call(repository.list, { query: ownRepositories });

    expect(results).toEqual([
      { repository_id: marketplace, name: 'Marketplace', repository_type: 'REMOTE', endpoint: 'grpc://market:50051' },
      { repository_id: local, name: 'Own plugins', repository_type: `LOCAL-${tag}`, endpoint: '' },
      { repository_id: mirror, name: 'Mirror', repository_type: 'MANAGED', endpoint: '' },
    ]);
    expect(total_count).toBe(3);
  });

  it.each([
    { request: { repository_id: mirror }, found: [mirror] },
    { request: { repository_type: `LOCAL-${tag}` }, found: [local] },
    { request: { repository_type: `local-${tag}` }, found: [] },
    {
      request: { query: { ...ownRepositories, sort: [{ key: 'name', desc: true }], page: { limit: 2 } } },
      found: [local, mirror],
    },
  ])('3.15.1 accepts filters and a query: $request', async ({ request, found }) => {
    const { results } = await domain.owner.call(repository.list, request);
    expect(results.map(({ repository_id }) => repository_id)).toEqual(found);
  });

  it('4.2.5 is denied to users without a role', async () => {
    expect(await domain.guest.refused(repository.list, {})).toBe('ERROR_PERMISSION_DENIED');
  });
});
