/** Fixtures of services, escalation policies and channels. */
import { randomBytes } from 'node:crypto';
import { type EscalationPolicyRecord, escalationPolicy } from '../../../contract/alert-manager/escalationPolicy.ts';
import { type ServiceRecord, service } from '../../../contract/alert-manager/service.ts';
import type { RequestOf } from '../../../contract/resource.ts';
import type { TestDomain } from '../testDomain.ts';

/** A service of the owner with a unique name and key. */
export const aService = (
  { owner }: TestDomain,
  members: Partial<RequestOf<typeof service.create>> = {},
): Promise<ServiceRecord> => {
  const tag = randomBytes(4).toString('hex');
  return owner.call(service.create, { name: `Service ${tag}`, service_key: `key-${tag}`, ...members });
};

/** The current state of a service. */
export const readService = ({ owner }: TestDomain, { service_id }: ServiceRecord): Promise<ServiceRecord> =>
  owner.call(service.get, { service_id });

/** A policy of the owner for a service; by default one rule for all channels with a wait of five minutes. */
export const aPolicy = (
  { owner }: TestDomain,
  { service_id }: ServiceRecord,
  members: Partial<RequestOf<typeof escalationPolicy.create>> = {},
): Promise<EscalationPolicyRecord> =>
  owner.call(escalationPolicy.create, {
    name: `Policy ${randomBytes(4).toString('hex')}`,
    rules: [{ channels: [], escalate_minutes: 5 }],
    service_id,
    ...members,
  });

/** A channel in the directory, by default in the first workspace. */
export const aChannel = async (
  { put, domainId, workspaces }: TestDomain,
  members: Record<string, unknown> = {},
): Promise<string> => {
  const channel_id = `channel-${randomBytes(6).toString('hex')}`;
  const channel = { channel_id, domain_id: domainId, workspace_id: workspaces[0], state: 'ENABLED', ...members };
  await put('channels', [channel]);
  return channel.channel_id;
};
