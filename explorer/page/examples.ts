import acknowledgeAlert from '../examples/acknowledge-alert.graphql';
import administration from '../examples/administration.graphql';
import alertsAcrossAreas from '../examples/alerts-across-areas.graphql';
import alertsByState from '../examples/alerts-by-state.graphql';
import budgetsAtRisk from '../examples/budgets-at-risk.graphql';
import costByMonth from '../examples/cost-by-month.graphql';
import finOpsMonth from '../examples/finops-month.graphql';
import me from '../examples/me.graphql';
import onCallHome from '../examples/on-call-home.graphql';
import projectPage from '../examples/project-page.graphql';
import webhookAudit from '../examples/webhook-audit.graphql';
import { querySignedIn } from './session.ts';

/** An example of the explorer. */
export interface Example {
  readonly title: string;
  /** The document. Names in capitals, e.g. `FIRST_MONTH`, are placeholders for `values`. */
  readonly query: string;
  /** Computes the values of the placeholders when the example is opened. */
  readonly values?: () => Promise<Readonly<Record<string, string>>>;
  /** Whether it is run when it is opened; false for mutations. */
  readonly runs: boolean;
}

/** The examples, in the order of their buttons. */
export const examples: readonly [Example, ...Example[]] = [
  { title: 'Alerts across areas', query: alertsAcrossAreas, runs: true },
  { title: 'Budgets at risk', query: budgetsAtRisk, runs: true },
  { title: 'Alerts by state', query: alertsByState, runs: true },
  { title: 'Cost by month', query: costByMonth, values: async () => lastMonths(new Date(), 6), runs: true },
  { title: 'Acknowledge an alert', query: acknowledgeAlert, values: triggeredAlert, runs: false },
  { title: 'On call', query: onCallHome, runs: true },
  { title: 'Project page', query: projectPage, values: projectValues, runs: true },
  { title: 'Month of cost', query: finOpsMonth, values: async () => lastMonths(new Date(), 1), runs: true },
  { title: 'Administration', query: administration, runs: true },
  { title: 'Webhook audit', query: webhookAudit, values: webhookValues, runs: true },
  { title: 'Who am I?', query: me, runs: true },
];

/** The document of an example, with values for its placeholders. */
export async function textOf({ query, values }: Example): Promise<string> {
  const entries = Object.entries((await values?.()) ?? {});
  return entries.reduce((text, [placeholder, value]) => text.replaceAll(placeholder, value), query);
}

/** The last `count` months, including the current one. */
function lastMonths(today: Date, count: number) {
  const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - count + 1, 1));
  return { FIRST_MONTH: monthOf(first), LAST_MONTH: monthOf(today) };
}

const monthOf = (day: Date): string => day.toISOString().slice(0, 'YYYY-MM'.length);

/** An alert that nobody has acknowledged, so that the example succeeds without editing. */
async function triggeredAlert() {
  const query = '{ alerts(first: 1, filter: { state: { eq: TRIGGERED } }) { nodes { id } } }';
  const data = await querySignedIn<{ alerts: { nodes: { id: string }[] } | null }>(query);
  return { TRIGGERED_ALERT: data?.alerts?.nodes[0]?.id ?? 'alert-' };
}

/** A project with alerts, the last 14 days, and the last 12 months. */
async function projectValues() {
  const today = new Date();
  const query = '{ alerts(first: 1) { nodes { project { id } } } }';
  const data = await querySignedIn<{ alerts: { nodes: { project: { id: string } | null }[] } | null }>(query);
  return {
    PROJECT_ID: data?.alerts?.nodes[0]?.project?.id ?? 'project-',
    FIRST_DAY: dayFrom(today, -13),
    NEXT_DAY: dayFrom(today, 1),
    ...lastMonths(today, 12),
  };
}

/** A webhook with alerts, and the day a week ago. */
async function webhookValues() {
  const query = '{ alerts(first: 20) { nodes { webhook { id } } } }';
  const data = await querySignedIn<{ alerts: { nodes: { webhook: { id: string } | null }[] } | null }>(query);
  const webhook = data?.alerts?.nodes.find((alert) => alert.webhook)?.webhook;
  return { WEBHOOK_ID: webhook?.id ?? 'webhook-', FIRST_DAY: dayFrom(new Date(), -7) };
}

const DAY_MS = 86_400_000;

const dayFrom = (day: Date, days: number): string =>
  new Date(day.getTime() + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
