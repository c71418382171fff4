/** Checks the access key in the URL of a webhook, to which monitoring systems post events: semantics 3.17.8. */
import { timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ExternalRequest, ServiceCall } from '../call.ts';
import { notFoundError, permissionDeniedError, ServiceError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { findRow, memberEquals } from '../store/records.ts';
import { type StoredWebhook, webhooks } from './tables.ts';

const isSameKey = (given: string, stored: string) => {
  const [one, other] = [Buffer.from(given), Buffer.from(stored)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/**
 * Finds the webhook of a URL, and checks the access key in it. A transaction locks the webhook.
 *
 * @param domainId its domain, once it is known
 * @throws {ServiceError} ERROR_NOT_FOUND, ERROR_PERMISSION_DENIED, ERROR_WEBHOOK_STATE_DISABLED
 */
export const verifyWebhookKey = async (
  db: Database,
  { params }: ExternalRequest,
  domainId?: string,
): Promise<StoredWebhook> => {
  const { webhook_id = '', access_key = '' } = params;
  const ofDomain = domainId === undefined ? [] : [memberEquals(webhooks, 'domain_id', domainId)];
  const where = [memberEquals(webhooks, 'webhook_id', webhook_id), ...ofDomain];
  const found = await findRow(db, webhooks, where, { lock: db.isTransaction });
  if (!found) throw notFoundError('webhook_id', webhook_id);
  if (!isSameKey(access_key, found.access_key))
    throw permissionDeniedError('The access key does not match the webhook.');
  if (found.state === 'DISABLED') {
    throw new ServiceError('ERROR_WEBHOOK_STATE_DISABLED', 'The webhook is disabled.', 'webhook_id');
  }
  return found;
};

/** Domains of webhooks by id, for each service. The domain of a webhook never changes, and no other gets its id. */
const domainCaches = new WeakMap<ServiceCall['settings'], LRUCache<string, string>>();

const MAX_CACHED_DOMAINS = 100_000;

/**
 * Finds the webhook of a URL, which does not name the domain. The domain is remembered: a distributed store has to ask all
 * of its machines for a webhook of an unknown domain.
 *
 * @throws {ServiceError} as `verifyWebhookKey`
 */
export const findWebhook = async ({ db, settings }: ServiceCall, delivery: ExternalRequest): Promise<StoredWebhook> => {
  const known = domainCaches.get(settings) ?? new LRUCache<string, string>({ max: MAX_CACHED_DOMAINS });
  domainCaches.set(settings, known);
  const { webhook_id = '' } = delivery.params;
  const webhook = await verifyWebhookKey(db, delivery, known.get(webhook_id));
  known.set(webhook_id, webhook.domain_id);
  return webhook;
};
