/** What most tests of the area, and those of escalation, begin with. */
import { randomBytes } from 'node:crypto';
import { type EscalationPolicyRecord, escalationPolicy } from '../../../contract/alert-manager/escalation-policy.ts';
import { type ServiceRecord, service } from '../../../contract/alert-manager/service.ts';
import type { RequestOf } from '../../../contract/resource.ts';
import type { TestDomain } from '../kit.ts';

/** A service of the owner, with a name and a key that nobody has. */
export const aService = (
  { owner }: TestDomain,
  members: Partial<RequestOf<typeof service.create>> = {},
): Promise<ServiceRecord> => {
  const tag = randomBytes(4).toString('hex');
  return owner.call(service.create, { name: `Service ${tag}`, service_key: `key-${tag}`, ...members });
};

/** A service as it stands now. */
export const serviceNow = ({ owner }: TestDomain, { service_id }: ServiceRecord): Promise<ServiceRecord> =>
  owner.call(service.get, { service_id });

/** A policy of the owner for a service: one rule, every channel, five minutes, unless told otherwise. */
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

/** A channel of the directory in the first workspace. */
export const aChannel = async (
  { put, domainId, workspaces }: TestDomain,
  members: Record<string, unknown> = {},
): Promise<string> => {
  const channel_id = `channel-${randomBytes(6).toString('hex')}`;
  const channel = { channel_id, domain_id: domainId, workspace_id: workspaces[0], state: 'ENABLED', ...members };
  await put('channels', [channel]);
  return channel.channel_id;
};
