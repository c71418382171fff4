/** Inventory of the demo domain: collected resources, their changes, the runs that collected them, and metrics. */
import { metric } from '../../contract/inventory/metric.ts';
import { note } from '../../contract/inventory/note.ts';
import { createHttpClient } from '../../import/index.ts';
import { projects, RETAIL, toSlug } from './projects.ts';
import { DEMO_DOMAIN, type DemoPeople } from './session.ts';

const domain_id = DEMO_DOMAIN;
const HOUR_MS = 3_600_000;

/** Two servers and a database per project; every third project has a bucket. */
const createCloudServices = (now: Date) =>
  projects.flatMap((project, index) => {
    const slug = toSlug(project);
    const { workspace_id, project_id } = project;
    const account = workspace_id === RETAIL ? 'sa-retail-production' : 'sa-data-production';
    const provider = workspace_id === RETAIL ? 'aws' : 'google_cloud';
    const at = (days: number) => new Date(now.getTime() - days * 24 * HOUR_MS).toISOString();
    const one = (kind: string, group: string, type: string, days: number) => ({
      cloud_service_id: `cloud-svc-${slug}-${kind}`,
      name: `${slug}-${kind}`,
      ...{ domain_id, workspace_id, project_id, provider, cloud_service_group: group, cloud_service_type: type },
      ...{ region_code: 'eu-central-1', account, collection_info: { service_account_id: account } },
      created_at: at(days),
    });
    return [
      one('node-1', 'EC2', 'Instance', 200 - index),
      one('node-2', 'EC2', 'Instance', 20 + index),
      one('db', 'RDS', 'Database', 300 - index),
      ...(index % 3 === 0 ? [one('files', 'S3', 'Bucket', 90)] : []),
    ];
  });

const records = projects.slice(0, 4).map((project) => ({
  record_id: `record-${toSlug(project)}`,
  cloud_service_id: `cloud-svc-${toSlug(project)}-node-2`,
  domain_id,
}));

/** One collection a day for a week; one of them failed in part, the newest is still running. */
const createCollections = (now: Date) =>
  Array.from({ length: 7 }, (_, day) => {
    const createdAt = new Date(now.getTime() - day * 24 * HOUR_MS - HOUR_MS / 4);
    const total = 12;
    const failure = day === 3 ? 2 : 0;
    const success = day === 0 ? 7 : total - failure;
    return {
      job_id: `job-collect-${day}`,
      status: day === 0 ? 'IN_PROGRESS' : failure > 0 ? 'FAILURE' : 'SUCCESS',
      ...{ total_tasks: total, success_tasks: success, failure_tasks: failure, domain_id },
      ...{ collector_id: 'collector-cloud', plugin_id: 'plugin-cloud-collector', workspace_id: '*' },
      created_at: createdAt.toISOString(),
      ...(day === 0 ? {} : { finished_at: new Date(createdAt.getTime() + HOUR_MS / 3).toISOString() }),
    };
  });

const createSynchronisations = (now: Date) =>
  ['ta-aws', 'ta-google-cloud'].map((trusted_account_id, index) => ({
    job_id: `job-sync-${trusted_account_id}`,
    status: index === 0 ? 'SUCCESS' : 'FAILURE',
    ...{ domain_id, workspace_id: '*', trusted_account_id, plugin_id: 'plugin-account-sync' },
    ...(index === 0 ? {} : { error_message: 'The provider refused the credentials.' }),
    created_at: new Date(now.getTime() - 3 * HOUR_MS).toISOString(),
    finished_at: new Date(now.getTime() - 2.9 * HOUR_MS).toISOString(),
  }));

const count = { value: { operator: 'count' as const } };

const METRICS = [
  {
    name: 'Servers by project',
    resource_type: 'inventory.CloudService:aws.EC2.Instance',
    query_options: { group_by: ['project_id'], fields: count },
    unit: 'servers',
  },
  {
    name: 'Resources by product',
    resource_type: 'inventory.CloudService',
    query_options: { group_by: ['cloud_service_group', 'region_code'], fields: count },
    unit: 'resources',
  },
];

/** Puts records as collectors would, then creates metrics over them, which run at once, and notes on changes. */
export const makeInventory = async ({ url, admin, owner, now }: DemoPeople, internalToken: string): Promise<void> => {
  await createHttpClient({ url, internalToken }).put([
    { kind: 'cloud_services', records: createCloudServices(now) },
    { kind: 'records', records },
    { kind: 'inventory_v2_jobs', records: createCollections(now) },
    { kind: 'identity_jobs', records: createSynchronisations(now) },
  ]);
  for (const each of METRICS) {
    await admin.call(metric.create, {
      ...each,
      ...{ metric_type: 'GAUGE', namespace_id: 'ns-compute', resource_group: 'DOMAIN' },
    });
  }
  await owner.call(note.create, { record_id: 'record-checkout', note: 'Scaled out for the sale; back on Monday.' });
  await owner.call(note.create, { record_id: 'record-storefront', note: 'Replaced after a failed disk.' });
};
