/** What tests of the formats of monitoring systems begin with. */
import { service } from '../../../contract/alert-manager/service.ts';
import type { WebhookRecord } from '../../../contract/monitoring/webhook.ts';
import type { TestDomain } from '../kit.ts';
import { aPlugin, aWebhook } from './fixtures.ts';

const SERVICE_KEY = 'shop';

/** A webhook whose events a plugin reads, of the service `recoverByThemselves` makes. */
export const aWebhookOf = async (domain: TestDomain, plugin_id: string): Promise<WebhookRecord> => {
  await aPlugin(domain, [], { plugin_id });
  return aWebhook(domain, { plugin_info: { plugin_id }, tags: { service_key: SERVICE_KEY } });
};

/** From now on alerts of that webhook are resolved by events. */
export const recoverByThemselves = ({ owner }: TestDomain): Promise<unknown> =>
  owner.call(service.create, {
    ...{ name: 'Shop', service_key: SERVICE_KEY, members: {}, options: { recovery_mode: 'AUTO' } },
  });
