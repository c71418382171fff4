import { beforeAll, describe, expect, it } from 'vitest';
import { job } from '../../../contract/inventory/job.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';

let domain: TestDomain;
beforeAll(async () => {
  domain = await createTestDomain();
  const { domainId: domain_id, workspaces } = domain;
  const run = (number: number, collector_id: string, failure_tasks: number, more = {}) => ({
    ...{ job_id: `job-${number}`, domain_id, collector_id, failure_tasks, workspace_id: workspaces[0] },
    ...{ status: failure_tasks > 0 ? 'FAILURE' : 'SUCCESS', total_tasks: 10, success_tasks: 10 - failure_tasks },
    created_at: `2024-05-0${number}`,
    ...more,
  });
  await domain.put('inventory_v2_jobs', [
    run(1, 'collector-7d', 2),
    run(2, 'collector-7d', 3),
    run(3, 'collector-9a', 0, { workspace_id: '*' }),
    run(4, 'collector-9a', 0, { workspace_id: workspaces[1] }),
    {
      job_id: 'job-5',
      domain_id,
      workspace_id: workspaces[0],
      total_tasks: 4,
      failure_tasks: 1,
      created_at: '2024-05-05',
    },
  ]);
});

const idsOf = ({ results }: { results: { job_id: string }[] }) => results.map(({ job_id }) => job_id);

describe('collection jobs', () => {
  it('3.10.1 are IN_PROGRESS with remaining tasks by default', async () => {
    expect(await domain.owner.call(job.get, { job_id: 'job-5' })).toEqual({
      job_id: 'job-5',
      status: 'IN_PROGRESS',
      total_tasks: 4,
      remained_tasks: 3,
      success_tasks: 0,
      failure_tasks: 1,
      request_secret_id: '',
      request_workspace_id: '',
      resource_group: 'WORKSPACE',
      domain_id: domain.domainId,
      workspace_id: domain.workspaces[0],
      collector_id: '',
      plugin_id: '',
      created_at: '2024-05-05T00:00:00.000Z',
      updated_at: expect.any(String),
      finished_at: '',
    });
  });

  it('4.5.3 are listed for a workspace with domain-wide ones, newest first', async () => {
    expect(idsOf(await domain.member.call(job.list, {}))).toEqual(['job-5', 'job-3', 'job-2', 'job-1']);
    expect(await domain.member.refused(job.get, { job_id: 'job-4' })).toBe('ERROR_NOT_FOUND');
  });

  it('3.10.2 can be filtered, and searched by a keyword in the id', async () => {
    expect(idsOf(await domain.admin.call(job.list, { collector_id: 'collector-9a', status: 'SUCCESS' }))).toEqual([
      'job-4',
      'job-3',
    ]);
    expect(idsOf(await domain.admin.call(job.list, { query: { keyword: 'JOB-2 9a' } }))).toEqual(['job-2']);
  });

  it('2.9 can be analysed: failed tasks per run, by collector', async () => {
    const query = {
      group_by: ['collector_id'],
      fields: { runs: { operator: 'count' }, failed: { key: 'failure_tasks', operator: 'sum' } },
      select: {
        collector_id: 'collector_id',
        failed_per_run: { operator: 'divide', fields: ['failed', 'runs'] },
      },
      sort: [{ key: 'failed_per_run', desc: true }],
      page: { start: 1, limit: 1 },
    };
    expect(await domain.owner.call(job.analyze, { query })).toEqual({
      results: [{ collector_id: 'collector-7d', failed_per_run: 2.5 }],
      more: true,
    });
  });

  it('4.5.3 analyze and stat include visible jobs only', async () => {
    const query = { fields: { runs: { operator: 'count' } } };
    expect(await domain.owner.call(job.analyze, { query })).toEqual({ results: [{ runs: 4 }], more: false });
    expect(await domain.admin.call(job.analyze, { query })).toEqual({ results: [{ runs: 5 }], more: false });
    expect(await domain.owner.call(job.stat, { query: { distinct: 'collector_id' } })).toEqual({
      results: ['collector-7d', 'collector-9a'],
    });
  });

  it('3.10.2 can be deleted in any status', async () => {
    const { domainId: domain_id, workspaces } = domain;
    await domain.put('inventory_v2_jobs', [{ job_id: 'job-gone', domain_id, workspace_id: workspaces[0] }]);

    expect(await domain.member.refused(job.delete, { job_id: 'job-gone' })).toBe('ERROR_PERMISSION_DENIED');
    expect(await domain.owner.refused(job.delete, { job_id: 'job-3' })).toBe('ERROR_NOT_FOUND');
    expect(await domain.owner.call(job.delete, { job_id: 'job-gone' })).toEqual({});
    expect(await domain.owner.refused(job.get, { job_id: 'job-gone' })).toBe('ERROR_NOT_FOUND');
  });
});
