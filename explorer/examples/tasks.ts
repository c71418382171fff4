/** The examples of the explorer by task. Each is a file of this folder, named `<name>.graphql`. */

/** An example: its file, and its title in the menu. The comment at its start describes it. */
export interface ListedExample {
  readonly name: string;
  readonly title: string;
}

/** What somebody wants to get done, and the examples for it. */
export interface Task {
  readonly title: string;
  readonly examples: readonly ListedExample[];
}

/** The tasks, in the order of the menu. The very first example is run at sign-in. */
export const tasks: readonly [Task, ...Task[]] = [
  {
    title: 'On call',
    examples: [
      { name: 'alerts-across-areas', title: 'Alerts across areas' },
      { name: 'on-call-home', title: 'Home of an engineer on call' },
      { name: 'alerts-by-state', title: 'Alerts by state' },
      { name: 'alerts-per-day', title: 'Alerts per day' },
      { name: 'alert-trends', title: 'Where alerts come from' },
      { name: 'escalation', title: 'Escalation' },
      { name: 'maintenance', title: 'Maintenance' },
      { name: 'watch-alerts', title: 'Watch alerts' },
      { name: 'acknowledge-alert', title: 'Acknowledge an alert' },
      { name: 'add-note', title: 'Add a note' },
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
    ],
  },
  {
    title: 'Projects',
    examples: [
      { name: 'project-page', title: 'Page of a project' },
      { name: 'projects', title: 'Projects by group' },
      { name: 'dashboards', title: 'Dashboards' },
    ],
  },
  {
    title: 'Administration',
    examples: [
      { name: 'administration', title: 'Workspaces and users' },
      { name: 'members', title: 'Members' },
      { name: 'roles', title: 'Roles' },
      { name: 'me', title: 'Who am I?' },
    ],
  },
  {
    title: 'Audit',
    examples: [
      { name: 'webhook-audit', title: 'Audit of a webhook' },
      { name: 'unreadable-events', title: 'Unreadable events' },
      { name: 'credentials', title: 'Credentials' },
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
