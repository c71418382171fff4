import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../subgraphs/wire/jsonObject.ts';
import { rawAnswer, type StubHandler } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

const LIST = '/monitoring/v1/alert/list';
const GET = '/monitoring/v1/alert/get';

/** Placeholder in a row for a member nested 50,000 deep, which JSON.parse can read and JSON.stringify cannot write. */
const DEEP = 'nested deep';
const nested = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
const startAnswering =
  (answer: object): StubHandler =>
  () =>
    rawAnswer({ status: 200, body: JSON.stringify(answer).replace(`"${DEEP}"`, nested) });
/** A valid row with some other members. */
const row = (members: JsonObject = {}) => ({ alert_id: 'a', title: 'Disk', state: 'TRIGGERED', ...members });
const page = (rows: readonly unknown[], total: unknown = rows.length) => ({ results: rows, total_count: total });

const invalid = (operation: string) => ({ code: 'UPSTREAM_INVALID_RESPONSE', operation, requestId: 'request-1' });
const LISTED = invalid('monitoring.alert.list');

describe.each([{ compiled: false }, { compiled: true }])(
  'an answer that is not what was promised, compiled: $compiled',
  (terms) => {
    it.each([
      { fault: 'results that are not a list', answer: { results: 'none', total_count: 0 } },
      { fault: 'a row that is not an object', answer: page([null]) },
      { fault: 'a row without its identifier', answer: page([{ title: 'Disk' }]) },
      { fault: 'a row with an empty identifier', answer: page([row({ alert_id: '' })]) },
      { fault: 'half a row in the count', answer: page([row()], 3.5) },
      { fault: 'a count beyond all bounds', answer: page([row()], 1e308) },
      { fault: 'a count below 0', answer: page([row()], -1) },
      { fault: 'a text for a count', answer: page([row()], '1') },
    ])('empties the list with an upstream error: $fault', async ({ answer }) => {
      await using facade = await startStubbedSubgraphs({ [LIST]: startAnswering(answer) });

      const { data, errors } = await facade.ask('monitoring', '{ alerts { totalCount nodes { id title } } }', terms);

      expect(data).toEqual({ alerts: null });
      expect(errors).toMatchObject([{ path: ['alerts'], extensions: LISTED }]);
    });

    it.each([
      { fault: 'an object for a text', members: { rule: { a: 1 } }, field: 'rule', empty: { rule: null } },
      {
        fault: 'a list for a text',
        members: { description: ['a'] },
        field: 'description',
        empty: { description: null },
      },
      { fault: 'a number for a time', members: { created_at: 5 }, field: 'createdAt', empty: { createdAt: null } },
      {
        fault: 'a member nested 50,000 deep',
        members: { additional_info: DEEP },
        field: 'additionalInfo',
        empty: null,
      },
      { fault: 'a text for an object', members: { additional_info: 'x' }, field: 'additionalInfo', empty: null },
      { fault: 'a number for a state', members: { state: 5 }, field: 'state', empty: null },
    ])('empties only the field, with an upstream error: $fault', async ({ members, field, empty }) => {
      await using facade = await startStubbedSubgraphs({
        [LIST]: startAnswering(page([row(members)])),
        [GET]: startAnswering(row(members)),
      });

      const listed = await facade.ask('monitoring', `{ alerts { nodes { ${field} } } }`, terms);
      const single = await facade.ask('monitoring', `{ alert(id: "a") { ${field} } }`, terms);

      expect(listed.errors).toMatchObject([{ path: ['alerts', 'nodes', 0, field], extensions: LISTED }]);
      expect(single.errors).toMatchObject([{ path: ['alert', field], extensions: invalid('monitoring.alert.get') }]);
      expect(single.data).toEqual({ alert: empty });
      expect(JSON.stringify([listed, single])).not.toMatch(/stack|cannot represent/);
    });

    it('is read as empty if a string cannot be null, so that other records are answered', async () => {
      await using facade = await startStubbedSubgraphs({
        [LIST]: startAnswering(page([row({ title: { a: 1 } }), row({ title: null }), row()])),
      });

      expect(await facade.ask('monitoring', '{ alerts { nodes { title } } }', terms)).toEqual({
        data: { alerts: { nodes: [{ title: '' }, { title: '' }, { title: 'Disk' }] } },
      });
    });

    it('drops more rows than were requested', async () => {
      const rows = Array.from({ length: 1000 }, (_, at) => row({ alert_id: `a-${at}` }));
      await using facade = await startStubbedSubgraphs({ [LIST]: startAnswering(page(rows)) });

      const { data, errors } = await facade.ask(
        'monitoring',
        '{ alerts(first: 3) { nodes { id } pageInfo { hasNextPage } } }',
        terms,
      );

      expect(errors).toBeUndefined();
      expect(data).toEqual({
        alerts: { nodes: [{ id: 'a-0' }, { id: 'a-1' }, { id: 'a-2' }], pageInfo: { hasNextPage: true } },
      });
    });

    it('accepts numbers as strings, which the graph can read', async () => {
      await using facade = await startStubbedSubgraphs({ [LIST]: startAnswering(page([row({ title: 5 })])) });

      expect(await facade.ask('monitoring', '{ alerts { nodes { title } } }', terms)).toEqual({
        data: { alerts: { nodes: [{ title: '5' }] } },
      });
    });
  },
);

describe('an invalid answer, through the whole graph', () => {
  it('is an error with the operation, and other fields are answered', async () => {
    await using facade = await startStubbedSubgraphs({
      [LIST]: startAnswering(page([row({ rule: { secret: 1 } }), row({ alert_id: 'b', rule: 'load' })])),
      '/identity/v2/role/list': startAnswering(page([{ role_id: 'r', name: 'Reader' }])),
    });

    const { data, errors } = await facade.askGraph('{ alerts { nodes { id rule } } roles { nodes { name } } }');

    expect(data).toEqual({
      alerts: {
        nodes: [
          { id: 'a', rule: null },
          { id: 'b', rule: 'load' },
        ],
      },
      roles: { nodes: [{ name: 'Reader' }] },
    });
    expect(errors).toMatchObject([
      {
        path: ['alerts', 'nodes', 0, 'rule'],
        extensions: { code: 'UPSTREAM_INVALID_RESPONSE', operation: 'monitoring.alert.list' },
      },
    ]);
    expect(errors?.[0]?.extensions).toHaveProperty('requestId');
  });
});
