import { describe, expect, it } from 'vitest';
import { operations } from '../../contract/index.ts';
import type { RoleType } from '../../contract/resource.ts';

const DA = ['DOMAIN_ADMIN'] as const;
const OWNERS = ['DOMAIN_ADMIN', 'WORKSPACE_OWNER'] as const;
const MEMBERS = ['DOMAIN_ADMIN', 'WORKSPACE_OWNER', 'WORKSPACE_MEMBER'] as const;
const USERS = ['USER'] as const;
const ANY_TOKEN = [] as const;
const NO_WRITES = [] as const;

/** Role types that may read and write each resource, and the permission they need; `but` has the exceptions. */
interface PermissionRow {
  readonly resource: string;
  readonly reads: readonly RoleType[];
  readonly writes: readonly RoleType[];
  readonly stem: string | null;
  readonly but?: Readonly<Record<string, readonly RoleType[]>>;
}

/** The terms in section 4.2. */
const ROWS: readonly PermissionRow[] = [
  { resource: 'identity_v1.endpoint', reads: ANY_TOKEN, writes: NO_WRITES, stem: null },
  { resource: 'identity.api_key', reads: USERS, writes: USERS, stem: 'identity:APIKey' },
  { resource: 'identity.agent', reads: MEMBERS, writes: MEMBERS, stem: 'identity:Agent' },
  { resource: 'identity.app', reads: OWNERS, writes: OWNERS, stem: 'identity:App', but: { check: DA } },
  { resource: 'identity.role', reads: MEMBERS, writes: DA, stem: 'identity:Role', but: { list_basic_role: USERS } },
  { resource: 'identity.job', reads: MEMBERS, writes: OWNERS, stem: 'identity:Job' },
  { resource: 'inventory.note', reads: MEMBERS, writes: MEMBERS, stem: 'inventory:Note' },
  { resource: 'inventory.metric', reads: MEMBERS, writes: OWNERS, stem: 'inventory:Metric', but: { test: OWNERS } },
  { resource: 'inventory_v2.job', reads: MEMBERS, writes: OWNERS, stem: 'inventory-v2:Job' },
  { resource: 'alert_manager.service', reads: MEMBERS, writes: MEMBERS, stem: 'alert-manager:Service' },
  { resource: 'alert_manager.comment', reads: MEMBERS, writes: MEMBERS, stem: 'alert-manager:Service' },
  {
    resource: 'alert_manager.escalation_policy',
    reads: MEMBERS,
    writes: MEMBERS,
    stem: 'alert-manager:EscalationPolicy',
  },
  { resource: 'cost_analysis.schedule', reads: MEMBERS, writes: OWNERS, stem: 'cost-analysis:Schedule' },
  {
    resource: 'cost_analysis.cost_report_data',
    reads: OWNERS,
    writes: NO_WRITES,
    stem: 'cost-analysis:CostReportData',
    but: { analyze: MEMBERS },
  },
  { resource: 'cost_analysis.budget', reads: MEMBERS, writes: OWNERS, stem: 'cost-analysis:Budget' },
  { resource: 'cost_analysis.custom_widget', reads: USERS, writes: USERS, stem: 'cost-analysis:CustomWidget' },
  { resource: 'repository.repository', reads: MEMBERS, writes: NO_WRITES, stem: 'repository:Repository' },
  {
    resource: 'monitoring.maintenance_window',
    reads: MEMBERS,
    writes: MEMBERS,
    stem: 'monitoring:MaintenanceWindow',
  },
  { resource: 'monitoring.note', reads: MEMBERS, writes: MEMBERS, stem: 'monitoring:Note' },
  { resource: 'monitoring.alert', reads: MEMBERS, writes: MEMBERS, stem: 'monitoring:Alert' },
  { resource: 'monitoring.webhook', reads: MEMBERS, writes: MEMBERS, stem: 'monitoring:Webhook' },
  { resource: 'secret.trusted_secret', reads: MEMBERS, writes: OWNERS, stem: 'secret:TrustedSecret' },
  { resource: 'dashboard.project_dashboard', reads: MEMBERS, writes: MEMBERS, stem: 'dashboard:ProjectDashboard' },
];

const all = [...operations.values()];

// access.test.ts tests that the service enforces these terms.
describe('the terms of operations', () => {
  it.each(ROWS)(
    '4.2.1, 4.2.2, 4.2.3, 4.2.4, 4.2.5, 4.3.1 $resource has the specified role types and permission',
    ({ resource, reads, writes, stem, but }) => {
      const declared = all.filter(({ id, auth }) => auth === 'token' && id.startsWith(`${resource}.`));
      expect(declared.length).toBeGreaterThan(0);
      for (const { id, kind, roles, permission } of declared) {
        const expected = but?.[id.slice(resource.length + 1)] ?? (kind === 'read' ? reads : writes);
        expect({ id, roles, permission }).toEqual({ id, roles: expected, permission: stem && `${stem}.${kind}` });
      }
      if (writes === NO_WRITES) expect(declared.every(({ kind }) => kind === 'read')).toBe(true);
    },
  );

  it('4.2.1 every operation that requires a token has specified terms', () => {
    const covered = all.filter(({ id }) => ROWS.some(({ resource }) => id.startsWith(`${resource}.`)));
    expect(covered).toEqual(expect.arrayContaining(all.filter(({ auth }) => auth === 'token')));
  });

  it('4.1, 4.7.2 five operations require no token, and one requires the internal token', () => {
    const by = (request: string) => all.filter(({ auth }) => auth === request).map(({ id }) => id);
    expect(by('none').sort()).toEqual([
      'identity.endpoint.list',
      'identity.token.grant',
      'identity.token.issue',
      'monitoring.alert.update_state',
      'monitoring.webhook.events',
    ]);
    expect(by('internal')).toEqual(['secret.trusted_secret.get_data']);
  });
});
