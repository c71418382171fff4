import type { TObject } from 'typebox';
import { beforeAll, describe, expect, it } from 'vitest';
import { costReportData } from '../../contract/cost-analysis/costReportData.ts';
import { allOperations } from '../../contract/index.ts';
import { directory } from '../../contract/internal.ts';
import { metric } from '../../contract/inventory/metric.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { listNeverEmptyMembers } from '../../contract/neverEmpty.ts';
import { createTestDomain, type TestDomain } from './testDomain.ts';
import { makeValidCall } from './validCalls.ts';

let domain: TestDomain;

beforeAll(async () => {
  domain = await createTestDomain();
  const project_id = domain.projects[0];
  await domain.owner.call(alert.create, { title: 'Disk full', project_id });
});

const refusal = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  (body.detail as { code: string } | undefined)?.code,
];

/** Characters that PostgreSQL cannot store in a text. */
const UNSTORABLE = ['a\u0000', '\ud800'];

describe('a text that cannot be stored', () => {
  it.each(UNSTORABLE)('is refused as project_id in any request of a workspace owner (1.3.3)', async (project_id) => {
    for (const path of [alert.list.path, alert.create.path, costReportData.analyze.path]) {
      const answer = await domain.owner.post(path, { title: 'x', project_id });
      expect(refusal(answer), path).toEqual([400, 'ERROR_INVALID_PARAMETER']);
    }
  });

  it.each(UNSTORABLE)(
    'is refused as domain or workspace, also if the request declares no such member (4.4.1)',
    async (text) => {
      const declared = await domain.admin.post(alert.list.path, { workspace_id: text });
      const undeclared = await domain.admin.post(webhook.list.path, { domain_id: domain.domainId, workspace_id: text });
      const internal = await domain.internal.post(alert.list.path, { domain_id: text });
      for (const answer of [declared, undeclared, internal]) {
        expect(refusal(answer)).toEqual([400, 'ERROR_INVALID_PARAMETER']);
      }
    },
  );

  it('is not found as path of a webhook (3.17.9)', async () => {
    const answer = await domain.anonymous.post('/monitoring/v1/webhook/%00/%00/events', {});
    expect(refusal(answer)).toEqual([404, 'ERROR_NOT_FOUND']);
  });
});

describe('a timestamp whose offset exceeds the calendar', () => {
  const outside = ['0001-01-01T00:00:00+15:00', '9999-12-31T23:59:59-15:00'];
  const list = (o: string, v: unknown) =>
    domain.owner.post(alert.list.path, { query: { filter: [{ k: 'created_at', v, o }], count_only: true } });

  it.each(outside)('%s is not a timestamp in conditions (1.2.5, 2.2)', async (time) => {
    expect(await list('eq', time)).toMatchObject({ status: 200, body: { total_count: 0 } });
    expect(await list('gt', time)).toMatchObject({ status: 200, body: { total_count: 0 } });
    expect(await list('in', outside)).toMatchObject({ status: 200, body: { total_count: 0 } });
    expect(refusal(await list('datetime_gt', time))).toEqual([400, 'ERROR_DB_QUERY']);
  });
});

describe('a time series that starts in the last days of the calendar', () => {
  it('has no rows (2.8.2)', async () => {
    const { domainId: domain_id, dataSourceId: data_source_id } = domain;
    const month = { report_year: '2024', report_month: '2024-12', cost: { USD: 1 }, domain_id, data_source_id };
    await domain.put('cost_report_data', [{ cost_report_data_id: 'crd-1', ...month }]);
    const from = async (start: string) => {
      const fields = { cost: { key: 'cost.USD', operator: 'sum' } } as const;
      const query = { granularity: 'MONTHLY' as const, start, fields };
      return (await domain.admin.call(costReportData.analyze, { query })).results;
    };
    expect(await from('2024-12-01')).toEqual([{ date: '2024-12', cost: 1 }]);
    expect(await from('2024-12-02')).toEqual([]);
    expect(await from('9999-12-31')).toEqual([]);
  });
});

describe('a path with more steps than the maximum depth', () => {
  const count = async (k: string, o: string, v: unknown) => {
    const { body } = await domain.owner.post(alert.list.path, { query: { filter: [{ k, o, v }] } });
    return body.total_count;
  };

  it.each(['a', '0'])('matches nothing (2.1.2)', async (step) => {
    const path = `additional_info.${Array(400).fill(step).join('.')}`;
    expect(await count(path, 'contain', 'x')).toBe(0);
    expect(await count(path, 'exists', false)).toBe(1);
  });

  it('is refused if it is longer than a key may be', async () => {
    const k = `additional_info.${Array(20_000).fill('a').join('.')}`;
    const query = { filter: [{ k, o: 'exists', v: false }] };
    expect(await domain.owner.refused(alert.list, { query })).toBe('ERROR_INVALID_PARAMETER');
  });
});

describe('a sort by too many keys', () => {
  it('is refused (2.4)', async () => {
    const sort = Array.from({ length: 3_000 }, (_, number) => ({ key: `additional_info.a${number}` }));
    expect(await domain.owner.refused(alert.list, { query: { sort } })).toBe('ERROR_INVALID_PARAMETER');
    expect(await domain.owner.refused(alert.list, { query: { sort: sort.slice(0, 21) } })).toBe(
      'ERROR_INVALID_PARAMETER',
    );
    const few = await domain.owner.post(alert.list.path, { query: { sort: sort.slice(0, 20) } });
    expect(few).toMatchObject({ status: 200, body: { total_count: 1 } });
  });
});

describe('a row with more members than the store supports', () => {
  it('is refused (2.6.4)', async () => {
    const fields = Array.from({ length: 2_000 }, (_, number) => ({ name: `n${number}`, key: 'title' }));
    const query = { aggregate: [{ project: { fields } }] };
    expect(await domain.owner.refused(alert.stat, { query })).toBe('ERROR_DB_QUERY');
  });
});

describe('an id that is too long for an index', () => {
  /** Random text, which cannot be compressed. */
  const long = Array.from({ length: 20_000 }, () => Math.random().toString(36)[2]).join('');

  it.each([
    ['projects', { project_id: long, workspace_id: 'w' }],
    ['domains', { domain_id: long }],
    ['repositories', { repository_id: long, name: 'x' }],
  ])('is refused in %s (1.1.12)', async (kind, record) => {
    const records = [{ domain_id: domain.domainId, ...record }];
    expect(await domain.internal.refused(directory.put, { kind, records })).toBe('ERROR_INVALID_PARAMETER');
  });
});

describe('the sort of a metric', () => {
  it('can be a single entry, as in any query (2.4.1)', async () => {
    const sort = { key: 'value', desc: true };
    const answer = await domain.owner.post(metric.create.path, {
      ...{ name: 'Servers', metric_type: 'GAUGE', resource_type: 'inventory.CloudService' },
      ...{ resource_group: 'WORKSPACE', namespace_id: 'ns-1' },
      query_options: { fields: { value: { operator: 'count' } }, sort },
    });
    expect(answer).toMatchObject({ status: 200, body: { query_options: { sort: [sort] } } });
  });
});

describe('the name of a record', () => {
  const named = [...allOperations.values()].flatMap((operation) =>
    listNeverEmptyMembers(operation)
      .filter((name) => name in (operation.request as TObject).properties)
      .map((name) => ({ operation, id: operation.id, name })),
  );

  it.each(named)('$name of $id is refused without text (1.1.11)', async ({ operation, name }) => {
    const { path, body } = await makeValidCall(operation, { domain, recordOwner: domain.owner });

    for (const text of ['', '  ']) {
      const answer = await domain.admin.post(path, { ...body, [name]: text });

      expect(refusal(answer)).toEqual([400, 'ERROR_INVALID_PARAMETER']);
      expect(answer.body).toMatchObject({ detail: { message: expect.stringContaining(`(key = ${name}, `) } });
    }
  });
});
