import { describe, expect, it } from 'vitest';
import { customWidget } from '../../../contract/cost-analysis/customWidget.ts';
import { anApp, createClientWithSecret } from '../identity/machineCredentials.ts';
import { type ApiClient, createTestDomain, type TestDomain } from '../testDomain.ts';

const OPTIONS = {
  group_by: 'region',
  stack: true,
  layout: 2,
  granularity: 'MONTHLY',
  filters: { a: [1] },
  other: ' x ',
};

const createWidget = (who: ApiClient, { domainId: domain_id }: TestDomain, name = 'Spending by region') =>
  who.call(customWidget.create, { name, options: OPTIONS, domain_id });

describe('a custom widget', () => {
  it('3.14.1 belongs to its creator, and keeps options unchanged', async () => {
    const domain = await createTestDomain();

    const created = await createWidget(domain.member, domain);

    expect(created).toEqual({
      widget_id: expect.stringMatching(/^widget-[0-9a-f]{12}$/),
      name: 'Spending by region',
      options: OPTIONS,
      tags: {},
      user_id: domain.users.member,
      domain_id: domain.domainId,
      created_at: expect.stringMatching(/Z$/),
      updated_at: created.created_at,
    });
    const only = ['name', 'options.stack'];
    const get = { widget_id: created.widget_id, domain_id: domain.domainId };
    expect(await domain.member.call(customWidget.get, get)).toEqual(created);
    expect(await domain.member.call(customWidget.get, { ...get, only })).toEqual({
      name: created.name,
      options: { stack: true },
    });
  });

  it('3.14.1 can have the name of another widget', async () => {
    const domain = await createTestDomain();
    await createWidget(domain.member, domain);
    await createWidget(domain.member, domain);
    await createWidget(domain.owner, domain);
  });

  it('3.14.1 cannot be created by apps, whatever their permissions', async () => {
    const domain = await createTestDomain();
    const { domainId: domain_id } = domain;
    const { widget_id } = await createWidget(domain.member, domain);
    const app = createClientWithSecret(domain, (await anApp(domain, 'DOMAIN_ADMIN')).client_secret);
    const create = { name: 'x', options: {}, domain_id };
    expect(await app.refused(customWidget.create, create)).toBe('ERROR_PERMISSION_DENIED');
    for (const operation of [customWidget.get, customWidget.update, customWidget.delete, customWidget.list]) {
      expect(await app.refused(operation, { widget_id, domain_id })).toBe('ERROR_PERMISSION_DENIED');
    }
  });

  it('4.7.4 cannot be created by an internal caller, which is not a user', async () => {
    const { internal, domainId: domain_id } = await createTestDomain();
    expect(await internal.refused(customWidget.create, { name: 'x', options: {}, domain_id })).toBe(
      'ERROR_PERMISSION_DENIED',
    );
  });

  it.each([
    ['no name', { name: undefined }, 'ERROR_REQUIRED_PARAMETER'],
    ['no options', { options: undefined }, 'ERROR_REQUIRED_PARAMETER'],
    ['options that are a list', { options: [] }, 'ERROR_INVALID_PARAMETER_TYPE'],
    ['a name that is too long', { name: 'x'.repeat(256) }, 'ERROR_INVALID_PARAMETER'],
  ])('3.14.1 is refused with %s', async (_what, change, code) => {
    const { owner, domainId: domain_id } = await createTestDomain();
    expect(await owner.refused(customWidget.create, { name: 'x', options: {}, domain_id, ...change })).toBe(code);
  });

  it('3.14.2 is readable by all signed-in users, also without a role', async () => {
    const domain = await createTestDomain();
    const { guest, member, owner, users, domainId: domain_id } = domain;
    const { widget_id } = await createWidget(member, domain, 'of the member');
    await createWidget(owner, domain, 'of the owner');
    const names = async (request = {}) =>
      (await guest.call(customWidget.list, { domain_id, ...request })).results.map(({ name }) => name);

    expect(await names()).toEqual(['of the member', 'of the owner']);
    expect(await names({ user_id: users.owner })).toEqual(['of the owner']);
    expect(await names({ query: { keyword: 'member' } })).toEqual(['of the member']);
    expect(await guest.call(customWidget.get, { widget_id, domain_id })).toMatchObject({ name: 'of the member' });
    expect(await guest.call(customWidget.stat, { domain_id, query: { distinct: 'user_id' } })).toEqual({
      results: [users.member, users.owner],
    });
  });

  it('3.14.2 can be changed and deleted by its owner and by domain admins only', async () => {
    const domain = await createTestDomain();
    const { guest, member, owner, admin, domainId: domain_id } = domain;
    const { widget_id, updated_at } = await createWidget(member, domain);
    const change = { widget_id, domain_id, name: 'Other' };

    for (const who of [guest, owner]) {
      expect(await who.refused(customWidget.update, change)).toBe('ERROR_PERMISSION_DENIED');
      expect(await who.refused(customWidget.delete, { widget_id, domain_id })).toBe('ERROR_PERMISSION_DENIED');
    }
    const changed = await member.call(customWidget.update, { ...change, options: {} });
    expect(changed).toMatchObject({ name: 'Other', options: {}, tags: {}, user_id: domain.users.member });
    expect(changed.updated_at > updated_at).toBe(true);
    expect(await admin.call(customWidget.update, { ...change, tags: { a: 1 } })).toMatchObject({
      tags: { a: 1 },
      user_id: domain.users.member,
    });
    expect(await admin.call(customWidget.delete, { widget_id, domain_id })).toEqual({});
    expect(await member.refused(customWidget.get, { widget_id, domain_id })).toBe('ERROR_NOT_FOUND');
  });

  it('1.1.11 cannot have an empty name', async () => {
    const domain = await createTestDomain();
    const { widget_id, domain_id } = await createWidget(domain.member, domain);
    expect(await domain.member.refused(customWidget.update, { widget_id, domain_id, name: '' })).toBe(
      'ERROR_INVALID_PARAMETER',
    );
  });

  it('4.5.2 is not found from another domain', async () => {
    const [domain, other] = [await createTestDomain(), await createTestDomain()];
    const { widget_id } = await createWidget(domain.member, domain);
    for (const operation of [customWidget.get, customWidget.update, customWidget.delete]) {
      expect(await other.admin.refused(operation, { widget_id, domain_id: other.domainId })).toBe('ERROR_NOT_FOUND');
    }
  });
});
