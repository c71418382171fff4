import { buildSchema, getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import { describe, expect, it } from 'vitest';
import { allOperations, allResources } from '../../contract/index.ts';
import { compose } from '../../schema/compose.ts';
import { rawAnswer } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

const LIST = '/monitoring/v1/alert/list';

const api = buildSchema(compose().api);

/** All leaves of a type without arguments, and those of its objects without an identifier. */
const printLeaves = (name: string): string => {
  const type = api.getType(name);
  if (!isObjectType(type)) return '';
  const selected = Object.values(type.getFields()).map((field) => {
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return field.args.length === 0 ? field.name : '';
    const isPart = isObjectType(inner) && !inner.getFields().id && !inner.name.endsWith('Connection');
    return isPart && field.args.length === 0 ? `${field.name} { __typename ${printLeaves(inner.name)} }` : '';
  });
  return selected.join(' ');
};

/** The root lists whose operation has a record, with every leaf of a row and of its objects. */
const lists = Object.values(api.getQueryType()?.getFields() ?? {}).flatMap(({ name, type, args, description }) => {
  const operation = allOperations.get(/Calls `([\w.]+)`\.$/.exec(description ?? '')?.[1] ?? '');
  const { idField: key } = allResources.find((resource) => resource.operations.includes(operation as never)) ?? {};
  const record = String(type).replace(/Connection$/, '');
  if (!operation || !key || record === String(type) || args.some(isRequiredArgument)) return [];
  return [
    { field: name, type: record, operation: operation.id, path: operation.path, key, selection: printLeaves(record) },
  ];
});

describe('another implementation of the POST API', () => {
  it('may omit members at their default', async () => {
    await using facade = await startStubbedSubgraphs({
      [LIST]: () => ({ results: [{ alert_id: 'a' }], total_count: 1 }),
    });

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
            title: '',
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

  it.each(lists)('may return the identifier only: $type of $operation has a value for every field', async (list) => {
    const row = Object.fromEntries([[list.key, 'a']]);
    await using facade = await startStubbedSubgraphs({ [list.path]: () => ({ results: [row], total_count: 1 }) });

    const { data, errors } = await facade.askGraph(`{ ${list.field} { nodes { ${list.selection} } } }`);

    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ [list.field]: { nodes: [{}] } });
  });

  it('may use the empty string for unset members', async () => {
    await using facade = await startStubbedSubgraphs({
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

  it.each([false, true])('may have newer values, which are UNKNOWN (compiled: %s)', async (compiled) => {
    await using facade = await startStubbedSubgraphs({
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
      await using facade = await startStubbedSubgraphs({ [LIST]: () => answer });

      const { data } = await facade.ask('monitoring', '{ alerts { totalCount nodes { id } } }');

      expect(data).toEqual({ alerts: { totalCount: 0, nodes: [] } });
    },
  );

  it('may leave out the rows of statistics where there are none', async () => {
    await using facade = await startStubbedSubgraphs({ '/monitoring/v1/alert/stat': () => ({}) });

    const { data } = await facade.ask(
      'monitoring',
      '{ alertStats(query: { fields: [{ name: "count", operator: COUNT }] }) }',
    );

    expect(data).toEqual({ alertStats: { results: [] } });
  });

  it('may use any status of success, and return whole records', async () => {
    await using facade = await startStubbedSubgraphs({
      [LIST]: () =>
        rawAnswer({ status: 201, body: { results: [{ alert_id: 'a', title: 'one', rule: 'r' }], total_count: 1 } }),
    });

    const { data } = await facade.ask('monitoring', '{ alerts { nodes { title } } }');

    expect(data).toEqual({ alerts: { nodes: [{ title: 'one' }] } });
  });

  it('may use `*` for all workspaces or projects, which is null', async () => {
    await using facade = await startStubbedSubgraphs({
      '/cost-analysis/v1/budget/list': () => ({
        results: [{ budget_id: 'b', project_id: '*', workspace_id: '*' }],
        total_count: 1,
      }),
    });

    const { data } = await facade.ask('cost-analysis', '{ budgets { nodes { project { id } workspace { id } } } }');

    expect(data).toEqual({ budgets: { nodes: [{ project: null, workspace: null }] } });
  });
});
