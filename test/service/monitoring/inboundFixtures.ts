/** Fixtures for tests of the event formats. */
import { service } from '../../../contract/alert-manager/service.ts';
import type { WebhookRecord } from '../../../contract/monitoring/webhook.ts';
import type { TestDomain } from '../testDomain.ts';
import { aPlugin, aWebhook } from './fixtures.ts';

const SERVICE_KEY = 'shop';

/** A webhook of a plugin, tagged with the key of the service that `enableAutoRecovery` creates. */
export const aWebhookOfPlugin = async (domain: TestDomain, plugin_id: string): Promise<WebhookRecord> => {
  await aPlugin(domain, [], { plugin_id });
  return aWebhook(domain, { plugin_info: { plugin_id }, tags: { service_key: SERVICE_KEY } });
};

/** Creates the service; recovery events resolve alerts of the webhook from then on. */
export const enableAutoRecovery = ({ owner }: TestDomain): Promise<unknown> =>
  owner.call(service.create, {
    ...{ name: 'Shop', service_key: SERVICE_KEY, members: {}, options: { recovery_mode: 'AUTO' } },
  });
