import { beforeAll, describe, expect, it } from 'vitest';
import { type WebhookRecord, webhook } from '../../../contract/monitoring/webhook.ts';
import { plugin } from '../../../contract/repository/plugin.ts';
import { BUILT_IN_PLUGINS } from '../../../service/monitoring/builtInPlugins.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { aTime } from '../timestamp.ts';
import { aPlugin, aWebhook, postToWebhook } from './fixtures.ts';

let domain: TestDomain;
let domain_id: string;
beforeAll(async () => {
  domain = await createTestDomain();
  domain_id = domain.domainId;
});

const BUILT_IN = BUILT_IN_PLUGINS.map((plugin_id) => ({ plugin_id }));

const event = { event_key: 'disk', title: 'Disk full' };
let count = 0;
/** A webhook with a unique name. */
const aNewWebhook = (members: Parameters<typeof aWebhook>[1] = {}) =>
  aWebhook(domain, { name: `Webhook ${++count}`, ...members });

describe('creating a webhook', () => {
  it('3.17.1 fills in defaults, access key and URL', async () => {
    const fresh = await createTestDomain();
    const plugin_id = await aPlugin(domain);

    const created = await aWebhook(fresh, { plugin_info: { plugin_id } });

    expect(created).toEqual({
      webhook_id: expect.stringMatching(/^webhook-[0-9a-f]{12}$/),
      name: 'Monitoring',
      state: 'ENABLED',
      access_key: expect.stringMatching(/^[0-9a-f]{32}$/),
      webhook_url: `${fresh.url}/monitoring/v1/webhook/${created.webhook_id}/${created.access_key}/events`,
      capability: {},
      plugin_info: { plugin_id, version: '1.0', options: {}, metadata: {}, upgrade_mode: 'AUTO' },
      tags: {},
      project_id: fresh.projects[0],
      domain_id: fresh.domainId,
      created_at: aTime,
    });
  });

  it('3.17.1 returns the directory data of the plugin in its newest version', async () => {
    const known = { capability: { supported: ['ALERT'] }, metadata: { duplicate_event_time: 60 } };
    const plugin_id = await aPlugin(domain, ['1.9', '1.10', '1.2'], known);

    const created = await aNewWebhook({ plugin_info: { plugin_id, version: '1.2', options: { team: 'web' } } });

    expect(created.capability).toEqual(known.capability);
    expect(created.plugin_info).toEqual({
      plugin_id,
      version: '1.10',
      options: { team: 'web' },
      metadata: known.metadata,
      upgrade_mode: 'AUTO',
    });
  });

  it.each([
    { given: 'no plugin_id', members: { plugin_info: {} }, code: 'ERROR_REQUIRED_PARAMETER' },
    { given: 'no domain', members: { domain_id: undefined }, code: 'ERROR_REQUIRED_PARAMETER' },
    { given: 'an unknown project', members: { project_id: 'project-none' }, code: 'ERROR_NOT_FOUND' },
    { given: 'a name that is too long', members: { name: 'x'.repeat(256) }, code: 'ERROR_INVALID_PARAMETER' },
  ])('3.17.1 with $given returns $code', async ({ members, code }) => {
    const plugin_info = { plugin_id: await aPlugin(domain) };
    const request = { name: 'x', plugin_info, project_id: domain.projects[0], domain_id, ...members };
    expect(await domain.owner.refused(webhook.create, request)).toBe(code);
  });

  it.each(BUILT_IN)('accepts $plugin_id, although the directory has only others', async (plugin_info) => {
    await aPlugin(domain);
    expect((await aNewWebhook({ plugin_info })).plugin_info).toMatchObject({ ...plugin_info, version: '1.0' });
  });

  it('an error for an unknown plugin names the built-in ones', async () => {
    await aPlugin(domain);
    const plugin_info = { plugin_id: 'plugin-none' };
    const request = { name: 'x', plugin_info, project_id: domain.projects[0], domain_id: domain.domainId };
    const { body } = await domain.owner.post(webhook.create.path, request);
    expect(JSON.stringify(body)).toContain('built in are plugin-direct-mon-webhook, plugin-prometheus-mon-webhook');
  });

  it('every store lists the built-in plugins', async () => {
    const { results } = await domain.owner.call(plugin.list, {});
    const names = results.map(({ plugin_id }) => plugin_id).filter((name) => name.endsWith('-mon-webhook'));
    expect(names.toSorted()).toEqual(BUILT_IN_PLUGINS.toSorted());
  });

  it('0.1.3 requires a plugin of the directory if it has any', async () => {
    await aPlugin(domain);
    const request = { name: 'x', plugin_info: { plugin_id: 'plugin-none' }, project_id: domain.projects[0], domain_id };
    expect(await domain.owner.refused(webhook.create, request)).toBe('ERROR_NOT_FOUND');
  });

  it('3.17.1 refuses a name that exists in the project', async () => {
    const plugin_info = { plugin_id: await aPlugin(domain) };
    const request = { name: `Twice ${++count}`, plugin_info, project_id: domain.projects[0], domain_id };
    await domain.owner.call(webhook.create, request);
    expect(await domain.owner.refused(webhook.create, request)).toBe('ERROR_SAVE_UNIQUE_VALUES');
    await domain.owner.call(webhook.create, { ...request, project_id: domain.projects[1] });
  });
});

describe('URL and access key of a webhook', () => {
  it('3.17.2 are visible to readers of the webhook, accept events, and do not change', async () => {
    const plugin_id = await aPlugin(domain, ['1.0', '2.0']);
    const created = await aNewWebhook({ plugin_info: { plugin_id, upgrade_mode: 'MANUAL' } });
    const { webhook_id, access_key, webhook_url } = created;
    const { owner, admin, member } = domain;
    expect(access_key).toMatch(/^[0-9a-f]{32}$/);
    expect(webhook_url).toBe(`${domain.url}/monitoring/v1/webhook/${webhook_id}/${access_key}/events`);

    const request = { webhook_id, domain_id };
    const changed = { access_key: 'f'.repeat(32), webhook_url: 'https://example.com/' };
    await owner.post(webhook.update.path, { ...request, ...changed, name: `Renamed ${webhook_id}`, tags: { a: 1 } });
    await owner.call(webhook.update_plugin, { ...request, version: '1.0' });
    await owner.call(webhook.disable, request);
    await owner.call(webhook.enable, request);

    for (const reader of [owner, admin, member]) {
      expect(await reader.call(webhook.get, request)).toMatchObject({ access_key, webhook_url });
      const { results } = await reader.call(webhook.list, request);
      expect(results).toMatchObject([{ access_key, webhook_url }]);
    }
    expect((await fetch(webhook_url, { method: 'POST', body: JSON.stringify(event) })).status).toBe(200);
  });
});

describe('the plugin of a webhook', () => {
  const change = (created: WebhookRecord, members: object) =>
    domain.owner.call(webhook.update_plugin, { webhook_id: created.webhook_id, domain_id, ...members });

  it('3.17.4 update changes version, options and mode, and refreshes its metadata', async () => {
    const plugin_id = await aPlugin(domain, ['1.0', '2.0']);
    const created = await aNewWebhook({ plugin_info: { plugin_id, version: '2.0', upgrade_mode: 'MANUAL' } });
    await domain.put('plugins', [{ plugin_id, versions: ['1.0', '2.0', '3.0'], metadata: { renewed: true } }]);

    const { plugin_info } = await change(created, { version: '1.0', options: { depth: 2 } });

    expect(plugin_info).toEqual({
      plugin_id,
      version: '1.0',
      options: { depth: 2 },
      metadata: { renewed: true },
      upgrade_mode: 'MANUAL',
    });
    expect((await change(created, { upgrade_mode: 'AUTO' })).plugin_info.version).toBe('3.0');
  });

  it('3.17.4 update refuses a version that the directory lacks', async () => {
    const created = await aNewWebhook({ plugin_info: { plugin_id: await aPlugin(domain, ['1.0']) } });
    const request = { webhook_id: created.webhook_id, domain_id, version: '9.9' };
    expect(await domain.owner.refused(webhook.update_plugin, request)).toBe('ERROR_NOT_FOUND');
  });

  it.each(['MANUAL', 'NONE'] as const)(
    '3.17.3 keeps its version in mode %s, and follows new versions in mode AUTO',
    async (mode) => {
      const plugin_id = await aPlugin(domain, ['1.0']);
      const [still, following] = [
        await aNewWebhook({ plugin_info: { plugin_id, upgrade_mode: mode } }),
        await aNewWebhook({ plugin_info: { plugin_id } }),
      ];
      await domain.put('plugins', [{ plugin_id, versions: ['1.0', '1.1'] }]);

      for (const created of [still, following]) await postToWebhook(domain, created, event);

      const version = async ({ webhook_id }: WebhookRecord) =>
        (await domain.owner.call(webhook.get, { webhook_id, domain_id })).plugin_info.version;
      expect(await version(still)).toBe('1.0');
      expect(await version(following)).toBe('1.1');
    },
  );

  it('3.17.4 verify checks it against the directory, and updates it to the newest version', async () => {
    const plugin_id = await aPlugin(domain, ['1.0']);
    const { webhook_id } = await aNewWebhook({ plugin_info: { plugin_id } });
    await domain.put('plugins', [{ plugin_id, versions: ['1.0', '1.1'] }]);

    expect(await domain.owner.call(webhook.verify_plugin, { webhook_id, domain_id })).toEqual({});

    const { plugin_info } = await domain.owner.call(webhook.get, { webhook_id, domain_id });
    expect(plugin_info.version).toBe('1.1');
  });

  it('3.17.4 verify fails if its version or the plugin is missing', async () => {
    const plugin_id = await aPlugin(domain, ['1.0']);
    const created = await aNewWebhook({ plugin_info: { plugin_id, upgrade_mode: 'MANUAL' } });
    const request = { webhook_id: created.webhook_id, domain_id };
    await domain.put('plugins', [{ plugin_id, versions: ['2.0'] }]);
    expect(await domain.owner.refused(webhook.verify_plugin, request)).toBe('ERROR_NOT_FOUND');

    await domain.internal.post('/internal/v1/directory/delete', { kind: 'plugins', ids: [plugin_id] });
    expect(await domain.owner.refused(webhook.verify_plugin, request)).toBe('ERROR_NOT_FOUND');
  });
});

describe('enabling, disabling and deleting a webhook', () => {
  it('3.17.5 refuses events while disabled, and accepts them with the same key afterwards', async () => {
    const created = await aNewWebhook();
    const request = { webhook_id: created.webhook_id, domain_id };

    for (const _again of [1, 2]) {
      expect(await domain.owner.call(webhook.disable, request)).toEqual({ ...created, state: 'DISABLED' });
    }
    expect(await postToWebhook(domain, created, event)).toMatchObject({
      status: 400,
      body: { detail: { code: 'ERROR_WEBHOOK_STATE_DISABLED' } },
    });

    for (const _again of [1, 2]) expect(await domain.owner.call(webhook.enable, request)).toEqual(created);
    expect(await postToWebhook(domain, created, event)).toEqual({ status: 200, body: {} });
  });

  it('3.17.6 a deleted webhook accepts no events', async () => {
    const created = await aNewWebhook();
    const request = { webhook_id: created.webhook_id, domain_id };
    expect(await domain.owner.call(webhook.delete, request)).toEqual({});
    expect((await postToWebhook(domain, created, event)).status).toBe(404);
    expect(await domain.owner.refused(webhook.get, request)).toBe('ERROR_NOT_FOUND');
  });
});

describe('updating and listing webhooks', () => {
  it('3.17.7 update changes name and tags only', async () => {
    const created = await aNewWebhook({ tags: { a: 1 } });
    const request = { webhook_id: created.webhook_id, domain_id };
    const name = `Renamed ${++count}`;
    const renamed = await domain.owner.call(webhook.update, { ...request, name });
    expect(renamed).toEqual({ ...created, name });
    const tagged = await domain.owner.call(webhook.update, { ...request, tags: { service_key: 'shop' } });
    expect(tagged).toEqual({ ...renamed, tags: { service_key: 'shop' } });
    expect(await domain.owner.refused(webhook.update, { ...request, name: '' })).toBe('ERROR_INVALID_PARAMETER');
  });

  it('list filters by URL and access key', async () => {
    const { webhook_id, webhook_url, access_key } = await aNewWebhook();
    for (const filter of [{ webhook_url }, { access_key }, { webhook_id }]) {
      const { results } = await domain.owner.call(webhook.list, { domain_id, ...filter });
      expect(results.map((found) => found.webhook_id)).toEqual([webhook_id]);
    }
  });

  it('1.5.4 list returns only the requested members', async () => {
    const { webhook_id } = await aNewWebhook();
    const only = ['webhook_id', 'plugin_info.version'];
    const found = await domain.owner.call(webhook.get, { webhook_id, domain_id, only });
    expect(found).toEqual({ webhook_id, plugin_info: { version: '1.0' } });
  });

  it('4.5.6 belong to the workspace at their creation, which they do not return', async () => {
    const fresh = await createTestDomain();
    const created = await fresh.admin.call(webhook.create, {
      name: 'Elsewhere',
      plugin_info: { plugin_id: await aPlugin(domain) },
      project_id: fresh.projects[3],
      domain_id: fresh.domainId,
    });
    expect(created).not.toHaveProperty('workspace_id');
    const request = { webhook_id: created.webhook_id, domain_id: fresh.domainId };
    expect(await fresh.owner.refused(webhook.get, request)).toBe('ERROR_NOT_FOUND');
    expect((await fresh.owner.call(webhook.list, { domain_id: fresh.domainId })).total_count).toBe(0);
  });

  it('4.5.4 are visible to a member for own projects only', async () => {
    const { webhook_id } = await aNewWebhook({ project_id: domain.projects[2] });
    expect(await domain.member.refused(webhook.get, { webhook_id, domain_id })).toBe('ERROR_NOT_FOUND');
    expect(await domain.member.refused(webhook.disable, { webhook_id, domain_id })).toBe('ERROR_NOT_FOUND');
  });
});
