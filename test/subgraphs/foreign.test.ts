import { describe, expect, it } from 'vitest';
import { startFacade } from './facade.ts';
import { raw } from './stub.ts';

const LIST = '/monitoring/v1/alert/list';

describe('reading from a service of another make', () => {
  it('fills in what the wire may leave out', async () => {
    await using facade = await startFacade({ [LIST]: () => ({ results: [{ alert_id: 'a' }], total_count: 1 }) });

    const { data, errors } = await facade.ask(
      'monitoring',
      '{ alerts { nodes { id title description state urgency severity resources { name } additionalInfo escalationStep alertNumber project { id } triggeredBy { __typename } webhook { name } resolvedAt } } }',
    );

    expect(errors).toBeUndefined();
    expect(data).toEqual({
      alerts: {
        nodes: [
          {
            id: 'a',
            title: null,
            description: null,
            state: 'UNKNOWN',
            urgency: 'UNKNOWN',
            severity: 'UNKNOWN',
            resources: [],
            additionalInfo: {},
            escalationStep: 0,
            alertNumber: 0,
            project: null,
            triggeredBy: null,
            webhook: null,
            resolvedAt: null,
          },
        ],
      },
    });
  });

  it('reads the empty string as not set', async () => {
    await using facade = await startFacade({
      [LIST]: () => ({
        results: [{ alert_id: 'a', description: '', resolved_at: '', project_id: '', responder: '' }],
        total_count: 1,
      }),
    });

    const { data } = await facade.ask(
      'monitoring',
      '{ alerts { nodes { description resolvedAt project { id } responder { id } } } }',
    );

    expect(data).toEqual({
      alerts: { nodes: [{ description: null, resolvedAt: null, project: null, responder: null }] },
    });
  });

  it.each([false, true])('reads values that came later as UNKNOWN (compiled: %s)', async (compiled) => {
    await using facade = await startFacade({
      [LIST]: () => ({
        results: [{ alert_id: 'a', state: 'SNOOZED', severity: 'FATAL', urgency: 'HIGH', mood: 'bad' }],
        total_count: 1,
      }),
    });

    const { data } = await facade.ask('monitoring', '{ alerts { nodes { state severity urgency } } }', { compiled });

    expect(data).toEqual({ alerts: { nodes: [{ state: 'UNKNOWN', severity: 'UNKNOWN', urgency: 'HIGH' }] } });
  });

  it.each([{}, { total_count: 0 }, { results: [] }, { results: [], total_count: 0, next: null }])(
    'reads %j as an empty list',
    async (answer) => {
      await using facade = await startFacade({ [LIST]: () => answer });

      const { data } = await facade.ask('monitoring', '{ alerts { totalCount nodes { id } } }');

      expect(data).toEqual({ alerts: { totalCount: 0, nodes: [] } });
    },
  );

  it('takes any status of success, and a service that gives whole records', async () => {
    await using facade = await startFacade({
      [LIST]: () =>
        raw({ status: 201, body: { results: [{ alert_id: 'a', title: 'one', rule: 'r' }], total_count: 1 } }),
    });

    const { data } = await facade.ask('monitoring', '{ alerts { nodes { title } } }');

    expect(data).toEqual({ alerts: { nodes: [{ title: 'one' }] } });
  });

  it('names no workspace or project where it is every one', async () => {
    await using facade = await startFacade({
      '/cost-analysis/v1/budget/list': () => ({
        results: [{ budget_id: 'b', project_id: '*', workspace_id: '*' }],
        total_count: 1,
      }),
    });

    const { data } = await facade.ask('cost-analysis', '{ budgets { nodes { project { id } workspace { id } } } }');

    expect(data).toEqual({ budgets: { nodes: [{ project: null, workspace: null }] } });
  });
});
