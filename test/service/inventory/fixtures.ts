/** A domain with cloud services to analyse. */

import { type MetricRecord, metric } from '../../../contract/inventory/metric.ts';
import type { RequestOf } from '../../../contract/resource.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';

const DAY_MS = 86_400_000;

/** Noon UTC, this many days ago. */
export const daysAgo = (days: number): string =>
  `${new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)}T12:00:00.000Z`;

/**
 * Six cloud services: three AWS instances (two in the first project, in two regions; one in the other workspace), one
 * bucket, a machine of another provider, and a deleted instance. The first two were collected yesterday.
 *
 * @param at URL of another service
 */
export const cloudDomain = async (at?: string): Promise<TestDomain> => {
  const domain = await createTestDomain(at);
  const { domainId: domain_id, workspaces, projects, users } = domain;
  const service = (number: number, members: Record<string, unknown>) => ({
    ...{ cloud_service_id: `cloud-svc-${number}`, name: `machine-${number}`, domain_id, provider: 'aws' },
    ...{ cloud_service_group: 'EC2', cloud_service_type: 'Instance', region_code: 'eu-central-1' },
    ...{ workspace_id: workspaces[0], project_id: projects[0], created_at: daysAgo(1) },
    collection_info: { service_account_id: 'sa-1' },
    ...members,
  });
  await domain.put('cloud_services', [
    service(1, { data: { cores: 4 }, tags: { team: 'shop' } }),
    service(2, { data: { cores: 8 }, region_code: 'us-east-1' }),
    service(3, { workspace_id: workspaces[1], project_id: projects[3], created_at: daysAgo(0) }),
    service(4, { cloud_service_group: 'S3', cloud_service_type: 'Bucket', created_at: daysAgo(2) }),
    service(5, { provider: 'google_cloud', cloud_service_group: 'ComputeEngine', created_at: daysAgo(2) }),
    service(6, { created_at: daysAgo(9), deleted_at: daysAgo(1) }),
  ]);
  await domain.put('service_accounts', [
    { service_account_id: 'sa-1', domain_id, workspace_id: workspaces[0], project_id: projects[0], provider: 'aws' },
    { service_account_id: 'sa-2', domain_id, workspace_id: workspaces[1], provider: 'aws' },
  ]);
  await domain.put('users', [
    { user_id: users.guest, domain_id, mfa: { options: { otp_secret: 'JBSWY3DPEHPK3PXP' } } },
  ]);
  return domain;
};

export const INSTANCES = 'inventory.CloudService:aws.EC2.Instance';

/** Query options that count rows. */
export const countQuery = { fields: { value: { operator: 'count' } } };

/** A metric of the owner's workspace that counts AWS instances. */
export const aMetric = (
  { owner }: TestDomain,
  members: Partial<RequestOf<typeof metric.create>> = {},
): Promise<MetricRecord> =>
  owner.call(metric.create, {
    name: 'Instances',
    metric_type: 'GAUGE',
    namespace_id: 'ns-1',
    resource_group: 'WORKSPACE',
    resource_type: INSTANCES,
    query_options: countQuery,
    ...members,
  });
