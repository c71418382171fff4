import { beforeAll, describe, expect, it } from 'vitest';
import { job } from '../../../contract/identity/job.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';

let domain: TestDomain;
beforeAll(async () => {
  domain = await createTestDomain();
  const { domainId: domain_id, workspaces } = domain;
  await domain.put('identity_jobs', [
    {
      ...{ job_id: 'job-own', domain_id, workspace_id: workspaces[0], status: 'FAILURE', error_message: 'No access' },
      ...{ trusted_account_id: 'ta-1', plugin_id: 'plugin-aws', options: { dry: true } },
      ...{ created_at: '2024-05-01T00:00:00Z', finished_at: '2024-05-01T00:05:00Z' },
    },
    { job_id: 'job-wide', domain_id, workspace_id: '*', status: 'ERROR', created_at: '2024-05-02' },
    { job_id: 'job-bare', domain_id, created_at: '2024-05-03' },
    { job_id: 'job-other', domain_id, workspace_id: workspaces[1], status: 'SUCCESS', created_at: '2024-05-04' },
  ]);
});

const idsOf = ({ results }: { results: { job_id: string }[] }) => results.map(({ job_id }) => job_id);

describe('identity jobs', () => {
  it('3.6.1 come from the directory and return all members', async () => {
    const found = await domain.member.call(job.get, { job_id: 'job-own' });

    expect(found).toEqual({
      job_id: 'job-own',
      status: 'FAILURE',
      options: { dry: true },
      resource_group: 'WORKSPACE',
      error_message: 'No access',
      domain_id: domain.domainId,
      workspace_id: domain.workspaces[0],
      trusted_account_id: 'ta-1',
      plugin_id: 'plugin-aws',
      created_at: '2024-05-01T00:00:00.000Z',
      updated_at: expect.any(String),
      finished_at: '2024-05-01T00:05:00.000Z',
    });
  });

  it('3.6.2 are PENDING by default', async () => {
    expect(await domain.admin.call(job.get, { job_id: 'job-bare' })).toMatchObject({
      status: 'PENDING',
      resource_group: 'DOMAIN',
      finished_at: '',
    });
  });

  it('3.6.3 are listed for a workspace with domain-wide ones, newest first', async () => {
    expect(idsOf(await domain.owner.call(job.list, {}))).toEqual(['job-bare', 'job-wide', 'job-own']);
    expect(idsOf(await domain.admin.call(job.list, {}))).toEqual(['job-other', 'job-bare', 'job-wide', 'job-own']);
    expect(await domain.owner.refused(job.get, { job_id: 'job-other' })).toBe('ERROR_NOT_FOUND');
  });

  it('7.10 with state ERROR are not found as FAILURE', async () => {
    expect(idsOf(await domain.admin.call(job.list, { status: 'FAILURE' }))).toEqual(['job-own']);
    expect(idsOf(await domain.admin.call(job.list, { status: 'ERROR' }))).toEqual(['job-wide']);
  });

  it('2.6 are counted by status', async () => {
    expect(await domain.owner.call(job.stat, { query: { distinct: 'status' } })).toEqual({
      results: ['ERROR', 'FAILURE', 'PENDING'],
    });
  });

  it('3.6.3 can be deleted in any status by callers of their workspace', async () => {
    const { domainId: domain_id, workspaces } = domain;
    await domain.put('identity_jobs', [
      { job_id: 'job-gone', domain_id, workspace_id: workspaces[0], status: 'IN_PROGRESS' },
    ]);

    expect(await domain.member.refused(job.delete, { job_id: 'job-gone' })).toBe('ERROR_PERMISSION_DENIED');
    expect(await domain.owner.refused(job.delete, { job_id: 'job-wide' })).toBe('ERROR_NOT_FOUND');
    expect(await domain.owner.call(job.delete, { job_id: 'job-gone' })).toEqual({});
    expect(await domain.admin.refused(job.get, { job_id: 'job-gone' })).toBe('ERROR_NOT_FOUND');
  });
});
