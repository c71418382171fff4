/** The examples of the explorer by task. Each is a file of this folder, named `<name>.graphql`. */

/** An example: its file, and its title in the menu. The comment at its start describes it. */
export interface ListedExample {
  readonly name: string;
  readonly title: string;
}

/** What somebody wants to get done, and the examples for it. */
export interface ListedTask {
  readonly title: string;
  readonly examples: readonly ListedExample[];
}

/** The tasks, in the order of the menu. The very first example is run at sign-in. */
export const tasks: readonly [ListedTask, ...ListedTask[]] = [
  {
    title: 'On call',
    examples: [
      { name: 'alerts-across-areas', title: 'Alerts across areas' },
      { name: 'on-call-home', title: 'Home of an engineer on call' },
      { name: 'alerts-by-state', title: 'Alerts by state' },
      { name: 'alerts-per-day', title: 'Alerts per day' },
      { name: 'alert-trends', title: 'Where alerts come from' },
      { name: 'alert-search', title: 'Search of alerts' },
      { name: 'alerts-of-group', title: 'Alerts of a project group' },
      { name: 'escalation', title: 'Escalation' },
      { name: 'watch-alerts', title: 'Watch alerts' },
      { name: 'acknowledge-alert', title: 'Acknowledge an alert' },
      { name: 'add-note', title: 'Add a note' },
    ],
  },
  {
    title: 'Incidents',
    examples: [
      { name: 'incident-review', title: 'Review of a week' },
      { name: 'incidents-of-project', title: 'Incidents of a project' },
      { name: 'incident-trend', title: 'Do incidents get shorter?' },
    ],
  },
  {
    title: 'Teams',
    examples: [
      { name: 'team-week', title: 'Week of a team' },
      { name: 'team-load', title: 'Who carries the load?' },
      { name: 'week-of-groups', title: 'Week of project groups' },
      { name: 'shift-handover', title: 'Handover of a shift' },
      { name: 'handover-of-person', title: 'Handover of a colleague' },
      { name: 'handover-of-project', title: 'Handover of a project' },
    ],
  },
  {
    title: 'Services',
    examples: [
      { name: 'service-catalogue', title: 'Catalogue of services' },
      { name: 'services-in-need', title: 'Services that need people' },
      { name: 'service-page', title: 'Page of a service' },
    ],
  },
  {
    title: 'Maintenance',
    examples: [
      { name: 'maintenance', title: 'Maintenance' },
      { name: 'maintenance-planner', title: 'Planner' },
      { name: 'maintenance-of-workspaces', title: 'Maintenance by workspace' },
      { name: 'quiet-hours', title: 'When to maintain?' },
    ],
  },
  {
    title: 'Webhooks',
    examples: [
      { name: 'webhook-audit', title: 'Audit of a webhook' },
      { name: 'webhook-health', title: 'Health of webhooks' },
      { name: 'webhooks-of-workspaces', title: 'Webhooks by workspace' },
      { name: 'noisy-webhooks', title: 'Noisy webhooks' },
      { name: 'unreadable-events', title: 'Unreadable events' },
    ],
  },
  {
    title: 'Cost',
    examples: [
      { name: 'cost-by-provider', title: 'Cost by provider' },
      { name: 'cost-of-projects', title: 'Cost of projects' },
      { name: 'finops-month', title: 'Month of cost' },
      { name: 'budgets-at-risk', title: 'Budgets at risk' },
      { name: 'budget-usage', title: 'Budgets by month' },
      { name: 'cost-by-month', title: 'Analysis of cost' },
      { name: 'cost-imports', title: 'Imports of cost' },
      { name: 'cost-anomalies', title: 'What became more expensive?' },
      { name: 'cost-anomaly-of-project', title: 'Why a project became more expensive' },
      { name: 'dear-rows', title: 'Rows above an amount' },
    ],
  },
  {
    title: 'Projects',
    examples: [
      { name: 'project-page', title: 'Page of a project' },
      { name: 'projects', title: 'Projects by group' },
      { name: 'dashboards', title: 'Dashboards' },
      { name: 'dashboard-gallery', title: 'Gallery of dashboards' },
      { name: 'dashboards-of-workspaces', title: 'Dashboards by workspace' },
      { name: 'dashboards-of-people', title: 'Dashboards of people' },
    ],
  },
  {
    title: 'Administration',
    examples: [
      { name: 'administration', title: 'Workspaces and users' },
      { name: 'members', title: 'Members' },
      { name: 'roles', title: 'Roles' },
      { name: 'role-audit', title: 'Who has which role?' },
      { name: 'administrators', title: 'Who administers?' },
      { name: 'access-to-workspaces', title: 'Access to workspaces' },
      { name: 'me', title: 'Who am I?' },
    ],
  },
  {
    title: 'Audit',
    examples: [
      { name: 'credentials', title: 'Credentials' },
      { name: 'credential-rotation', title: 'Rotation of credentials' },
      { name: 'secret-rotation', title: 'Rotation of secrets' },
      { name: 'rotation-of-workspaces', title: 'Rotation by workspace' },
      { name: 'synchronisations', title: 'Synchronisations' },
    ],
  },
  {
    title: 'Inventory',
    examples: [
      { name: 'collections', title: 'Collections' },
      { name: 'collected-tasks', title: 'Tasks over time' },
      { name: 'metrics', title: 'Metrics' },
      { name: 'metric-values', title: 'Values of a metric' },
      { name: 'accounts', title: 'Accounts' },
      { name: 'resource-notes', title: 'Notes on resources' },
    ],
  },
];
