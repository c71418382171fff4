/** Access of the demo domain for programs: a role, apps, an agent, API keys and stored credentials. */
import { agent } from '../../contract/identity/agent.ts';
import { apiKey } from '../../contract/identity/apiKey.ts';
import { app } from '../../contract/identity/app.ts';
import { role } from '../../contract/identity/role.ts';
import { trustedSecret } from '../../contract/secret/trustedSecret.ts';
import type { DemoPeople } from './session.ts';

const makeApps = async ({ admin, owner }: DemoPeople): Promise<void> => {
  const { role_id } = await admin.call(role.create, {
    name: 'Report reader',
    role_type: 'WORKSPACE_OWNER',
    permissions: ['cost-analysis:*.read', 'dashboard:*.read', 'identity:*.read'],
    page_access: ['cost-explorer.*'],
  });
  const everywhere = { project_id: '', project_group_id: '' };
  const workspace_id = 'workspace-retail';
  await owner.call(app.create, {
    ...{ ...everywhere, name: 'Monthly cost report', role_id, resource_group: 'WORKSPACE', workspace_id },
  });
  await owner.call(app.create, {
    ...{ name: 'Checkout deployment', role_id: 'managed-workspace-member', resource_group: 'PROJECT' },
    ...{ project_id: 'project-checkout', project_group_id: '', tags: { pipeline: 'release' } },
  });
};

const secrets = [
  {
    name: 'AWS organisation, read only',
    schema_id: 'aws-secret-access-key',
    trusted_account_id: 'ta-aws',
    data: { aws_access_key_id: 'demo', aws_secret_access_key: 'not a real key' },
  },
  {
    name: 'Google Cloud billing export',
    schema_id: 'google-oauth2-credentials',
    trusted_account_id: 'ta-google-cloud',
    data: { client_email: 'billing@demo.example.com', private_key: 'not a real key' },
  },
];

/** Creates credentials for programs, and stored credentials for collectors. */
export const makeAccess = async (people: DemoPeople): Promise<void> => {
  await makeApps(people);
  await people.owner.call(agent.create, {
    service_account_id: 'sa-retail-cluster',
    options: { cluster_name: 'retail-production', kube_state_metrics: 'true', prometheus_node_exporter: 'true' },
  });
  await people.owner.call(apiKey.create, { name: 'Laptop of Olga' });
  await people.admin.call(apiKey.create, { name: 'Terraform' });
  for (const secret of secrets) await people.admin.call(trustedSecret.create, { ...secret, resource_group: 'DOMAIN' });
};
