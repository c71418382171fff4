import { afterEach, describe, expect, it } from 'vitest';
import { costReportData } from '../../../contract/cost-analysis/costReportData.ts';
import { directory } from '../../../contract/internal.ts';
import { createTestDomain, setClockOffset, type TestDomain } from '../testDomain.ts';

const HOUR_MS = 3_600_000;

const row = ({ domainId: domain_id, dataSourceId: data_source_id }: TestDomain, id: string, month = '2024-05') => ({
  cost_report_data_id: `crd-${id}`,
  domain_id,
  data_source_id,
  workspace_id: '*',
  report_month: month,
  cost: { USD: 1 },
});

const listIds = async ({ admin }: TestDomain) => {
  const { results } = await admin.call(costReportData.list, { query: { sort: [{ key: 'cost_report_data_id' }] } });
  return results.map(({ cost_report_data_id }) => cost_report_data_id.replace('crd-', ''));
};

const put = (domain: TestDomain, ids: string[], more: Record<string, unknown> = {}) =>
  domain.internal.call(directory.put, {
    kind: 'cost_report_data',
    records: ids.map((id) => row(domain, id)),
    ...more,
  });

describe('a directory put in a batch', () => {
  it('has no effect before the commit, and takes full effect after it', async () => {
    const domain = await createTestDomain();
    const batch = domain.domainId;

    expect(await put(domain, ['a', 'b'], { batch })).toEqual({ count: 2 });
    expect(await put(domain, ['c'], { batch })).toEqual({ count: 1 });
    expect(await listIds(domain)).toEqual([]);

    expect(await put(domain, ['d'], { batch, commit: true })).toEqual({ count: 4 });
    expect(await listIds(domain)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('cannot be committed twice, so that a repeated commit does not replace records with nothing', async () => {
    const domain = await createTestDomain();
    const { domainId: batch, internal } = domain;
    const commit = { batch, commit: true, replace: { domain_id: domain.domainId } };
    await put(domain, ['a'], { batch });
    await put(domain, [], commit);

    expect(await internal.refused(directory.put, { kind: 'cost_report_data', records: [], ...commit })).toBe(
      'ERROR_NOT_FOUND',
    );
    expect(await listIds(domain)).toEqual(['a']);
  });

  it('changes nothing if one of its records is refused', async () => {
    const domain = await createTestDomain();
    const { domainId: batch, internal } = domain;
    await put(domain, ['a'], { batch });
    const bad = { ...row(domain, 'b'), cost: 'much' };
    await internal.call(directory.put, { kind: 'cost_report_data', records: [bad], batch });

    const commit = { kind: 'cost_report_data', records: [], batch, commit: true };

    expect(await internal.refused(directory.put, commit)).toBe('ERROR_INVALID_PARAMETER_TYPE');
    expect(await listIds(domain)).toEqual([]);
  });
});

describe('a batch that is not committed for long', () => {
  afterEach(() => setClockOffset(0));

  const replaceAll = ({ domainId: batch }: TestDomain) => ({ batch, commit: true, replace: { domain_id: batch } });
  const isExpired = {
    status: 404,
    body: { detail: { code: 'ERROR_NOT_FOUND', message: expect.stringContaining('more than 24 hours ago') } },
  };
  /** Answers of a put and of a commit for the batch, and the stored records. */
  const outcome = async (domain: TestDomain) => {
    const request = { kind: 'cost_report_data', records: [], batch: domain.domainId };
    const staged = await domain.internal.post(directory.put.path, request);
    const committed = await domain.internal.post(directory.put.path, { ...request, ...replaceAll(domain) });
    setClockOffset(0);
    return { staged, committed, ids: await listIds(domain) };
  };

  it('is refused whole after 24 hours, and no record is removed', async () => {
    const domain = await createTestDomain();
    await put(domain, ['old']);
    await put(domain, ['a', 'b', 'c', 'd'], { batch: domain.domainId });

    setClockOffset(25 * HOUR_MS);

    expect(await outcome(domain)).toEqual({ staged: isExpired, committed: isExpired, ids: ['old'] });
  });

  it('is refused whole also after other batches were staged', async () => {
    const [domain, other] = await Promise.all([createTestDomain(), createTestDomain()]);
    await put(domain, ['old']);
    await put(domain, ['a'], { batch: domain.domainId });

    setClockOffset(25 * HOUR_MS);
    await put(other, ['b'], { batch: other.domainId });

    expect(await outcome(domain)).toEqual({ staged: isExpired, committed: isExpired, ids: ['old'] });
  });

  it('is complete when its parts were staged more than 24 hours before the commit, but none 24 hours apart', async () => {
    const domain = await createTestDomain();
    const batch = domain.domainId;
    await put(domain, ['old']);
    await put(domain, ['a'], { batch });
    setClockOffset(20 * HOUR_MS);
    await put(domain, ['b'], { batch });

    setClockOffset(40 * HOUR_MS);

    expect(await put(domain, ['c'], replaceAll(domain))).toEqual({ count: 4 });
    setClockOffset(0);
    expect(await listIds(domain)).toEqual(['a', 'b', 'c']);
  });

  it('frees its name after a week', async () => {
    const [domain, other] = await Promise.all([createTestDomain(), createTestDomain()]);
    await put(domain, ['a'], { batch: domain.domainId });
    setClockOffset(8 * 24 * HOUR_MS);
    await put(other, ['b'], { batch: other.domainId });

    await put(domain, ['c'], { batch: domain.domainId });
    expect(await put(domain, ['d'], replaceAll(domain))).toEqual({ count: 2 });
    setClockOffset(0);
    expect(await listIds(domain)).toEqual(['c', 'd']);
  });
});

describe('a batch that is committed twice at the same time', () => {
  it('is committed once, and no record of it is removed', async () => {
    const domain = await createTestDomain();
    const { domainId: batch, internal } = domain;
    for (const id of ['a', 'b', 'c', 'd']) await put(domain, [id], { batch });
    const commit = { kind: 'cost_report_data', records: [row(domain, 'e')], batch, commit: true };
    const request = { ...commit, replace: { domain_id: domain.domainId } };

    const answers = await Promise.all(Array.from({ length: 4 }, () => internal.post(directory.put.path, request)));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
    expect(await listIds(domain)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('a directory put with replace', () => {
  it('removes matching records that it does not contain', async () => {
    const domain = await createTestDomain();
    await put(domain, ['a', 'b']);
    await put(domain, [], { records: [row(domain, 'june', '2024-06')] });
    const replace = { domain_id: domain.domainId, report_month: ['2024-05', '2024-04'] };

    expect(await put(domain, ['b', 'c'], { replace })).toEqual({ count: 3 });

    expect(await listIds(domain)).toEqual(['b', 'c', 'june']);
  });

  it('keeps records from other puts of its batch', async () => {
    const domain = await createTestDomain();
    const batch = domain.domainId;
    await put(domain, ['old']);
    await put(domain, ['a'], { batch });
    await put(domain, ['b'], { batch, commit: true, replace: { domain_id: domain.domainId } });
    expect(await listIds(domain)).toEqual(['a', 'b']);
  });

  it.each([
    ['without a domain', { report_month: '2024-05' }, 'ERROR_REQUIRED_PARAMETER'],
    ['by a member that is not a string', { domain_id: 'x', cost: '1' }, 'ERROR_INVALID_PARAMETER'],
    ['by a member that the kind lacks', { domain_id: 'x', colour: 'red' }, 'ERROR_INVALID_PARAMETER'],
    ['by a value that is not a string', { domain_id: 'x', report_month: 5 }, 'ERROR_INVALID_PARAMETER'],
  ])('is refused %s', async (_what, replace, code) => {
    const { internal } = await createTestDomain();
    expect(await internal.refused(directory.put, { kind: 'cost_report_data', records: [], replace })).toBe(code);
  });
});

describe('putting an existing record', () => {
  it('keeps created_at if the put omits it', async () => {
    const domain = await createTestDomain();
    await put(domain, ['a']);
    const before = await domain.admin.call(costReportData.list, {});
    await put(domain, ['a', 'a']);
    expect(await domain.admin.call(costReportData.list, {})).toEqual(before);
  });
});

describe('listing the directory', () => {
  it('returns the entries of a kind to internal callers', async () => {
    const { internal, domainId: domain_id, projects } = await createTestDomain();
    const { results } = await internal.call(directory.list, { kind: 'projects', domain_id });
    expect(results.map(({ project_id }) => project_id)).toEqual([...projects]);
  });

  it('is denied to other callers', async () => {
    const { admin, domainId: domain_id } = await createTestDomain();
    expect(await admin.refused(directory.list, { kind: 'projects', domain_id })).toBe('ERROR_PERMISSION_DENIED');
  });
});
