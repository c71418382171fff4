import { describe, expect, it } from 'vitest';
import { rawAnswer } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

const STAT = '/monitoring/v1/alert/stat';
const COUNTS = '{ total byState { state count } byUrgency { urgency count } bySeverity { severity count } }';

const none = Object.fromEntries(
  ['state_TRIGGERED', 'state_ACKNOWLEDGED', 'state_RESOLVED', 'state_ERROR', 'urgency_HIGH', 'urgency_LOW']
    .concat(['CRITICAL', 'ERROR', 'WARNING', 'INFO', 'NOT_AVAILABLE', 'NONE'].map((value) => `severity_${value}`))
    .map((name) => [name, 0]),
);

describe('alertCounts', () => {
  it('counts unknown values as UNKNOWN, after the others', async () => {
    const row = { ...none, total: 3, state_TRIGGERED: 1, urgency_HIGH: 3, severity_NONE: 2 };
    await using facade = await startStubbedSubgraphs({ [STAT]: () => ({ results: [row] }) });

    const { data } = await facade.askGraph(`{ alertCounts ${COUNTS} }`);

    expect(data?.alertCounts).toMatchObject({
      total: 3,
      byState: [
        { state: 'TRIGGERED', count: 1 },
        { state: 'ACKNOWLEDGED', count: 0 },
        { state: 'RESOLVED', count: 0 },
        { state: 'ERROR', count: 0 },
        { state: 'UNKNOWN', count: 2 },
      ],
      byUrgency: [
        { urgency: 'HIGH', count: 3 },
        { urgency: 'LOW', count: 0 },
      ],
      bySeverity: [{}, {}, {}, {}, {}, { severity: 'NONE', count: 2 }, { severity: 'UNKNOWN', count: 1 }],
    });
  });

  it('shares one POST between fields with the same arguments, whatever they select', async () => {
    await using facade = await startStubbedSubgraphs({
      [STAT]: () => ({ results: [{ ...none, total: 0, parent: 'p1' }] }),
    });

    await facade.askGraph(
      '{ project(id: "p1") { alertCounts { total } more: alertCounts { byState { count } } } other: project(id: "p2") { alertCounts { total } } }',
    );

    const counted = facade.posts.filter(({ path }) => path === STAT);
    expect(counted.map(({ path, body }) => [path, body.query])).toMatchObject([
      [STAT, { filter: [{ k: 'project_id', v: ['p1', 'p2'], o: 'in' }] }],
    ]);
  });

  it.each([
    { given: 'FORBIDDEN', answer: rawAnswer({ status: 403, body: { detail: { code: 'ERROR_PERMISSION_DENIED' } } }) },
    { given: 'NOT_IMPLEMENTED', answer: rawAnswer({ status: 404, body: 'no such page' }) },
    { given: 'UPSTREAM_INVALID_RESPONSE', answer: { results: [{ parent: 'p1', total: 'many' }] } },
    { given: 'UPSTREAM_INVALID_RESPONSE', answer: { results: 'none' } },
  ])('is null with an error at its path: $given', async ({ given, answer }) => {
    await using facade = await startStubbedSubgraphs({ [STAT]: () => answer });

    const { data, errors } = await facade.askGraph('{ project(id: "p1") { id alertCounts { total } } }');

    expect(data).toEqual({ project: { id: 'p1', alertCounts: null } });
    expect(errors).toMatchObject([{ path: ['project', 'alertCounts'], extensions: { code: given } }]);
  });
});
