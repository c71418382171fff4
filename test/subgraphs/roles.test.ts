import { describe, expect, it } from 'vitest';
import { answerList } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

describe('basic roles, which every caller may read', () => {
  it('are not cached as complete roles', async () => {
    const LIST = '/identity/v2/role/list';
    const BASIC = '/identity/v2/role/list-basic-role';
    await using facade = await startStubbedSubgraphs({
      [LIST]: answerList([{ role_id: 'r', name: 'Ops', permissions: ['monitoring'] }]),
      [BASIC]: answerList([{ role_id: 'r', name: 'Ops', permissions: [] }]),
    });

    const { data } = await facade.ask(
      'identity',
      '{ roles { nodes { permissions } } basicRoles { nodes { name permissions } } }',
    );

    expect(data).toEqual({
      roles: { nodes: [{ permissions: ['monitoring'] }] },
      basicRoles: { nodes: [{ name: 'Ops', permissions: [] }] },
    });
    expect(facade.paths().sort()).toEqual([BASIC, LIST].sort());
  });
});
