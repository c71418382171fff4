import acknowledgeAlert from '../examples/acknowledge-alert.graphql';
import alertsAcrossAreas from '../examples/alerts-across-areas.graphql';
import alertsByState from '../examples/alerts-by-state.graphql';
import budgetsAtRisk from '../examples/budgets-at-risk.graphql';
import costByMonth from '../examples/cost-by-month.graphql';
import me from '../examples/me.graphql';
import { sendSignedIn } from './session.ts';

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
  const { data } = await sendSignedIn<{ alerts: { nodes: { id: string }[] } | null }>({ query });
  return { TRIGGERED_ALERT: data?.alerts?.nodes[0]?.id ?? 'alert-' };
}
