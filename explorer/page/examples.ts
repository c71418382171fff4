import acknowledgeAlert from '../examples/acknowledge-alert.graphql';
import alertsAcrossAreas from '../examples/alerts-across-areas.graphql';
import alertsByState from '../examples/alerts-by-state.graphql';
import budgetsAtRisk from '../examples/budgets-at-risk.graphql';
import costByMonth from '../examples/cost-by-month.graphql';
import me from '../examples/me.graphql';
import { sendSignedIn } from './session.ts';

/** A query one click away. */
export interface Example {
  readonly title: string;
  /** The text; words in capitals stand for values that are known only when it is opened. */
  readonly query: string;
  /** Those values, by the word they replace. */
  readonly values?: () => Promise<Readonly<Record<string, string>>>;
  /** Whether opening it runs it. Not so for what changes something. */
  readonly runs: boolean;
}

/** The examples, in the order in which they tell the story. */
export const examples: readonly [Example, ...Example[]] = [
  { title: 'Alerts across areas', query: alertsAcrossAreas, runs: true },
  { title: 'Budgets at risk', query: budgetsAtRisk, runs: true },
  { title: 'Alerts by state', query: alertsByState, runs: true },
  { title: 'Cost by month', query: costByMonth, values: async () => lastMonths(new Date(), 6), runs: true },
  { title: 'Acknowledge an alert', query: acknowledgeAlert, values: waitingAlert, runs: false },
  { title: 'Who am I?', query: me, runs: true },
];

/** The text of an example as it can be run now. */
export async function textOf({ query, values }: Example): Promise<string> {
  const entries = Object.entries((await values?.()) ?? {});
  return entries.reduce((text, [word, value]) => text.replaceAll(word, value), query);
}

/** The last `count` months, the present one among them. */
function lastMonths(today: Date, count: number) {
  const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - count + 1, 1));
  return { FIRST_MONTH: monthOf(first), LAST_MONTH: monthOf(today) };
}

const monthOf = (day: Date): string => day.toISOString().slice(0, 'YYYY-MM'.length);

/** An alert that waits for someone, so that the example works as it stands. */
async function waitingAlert() {
  const query = '{ alerts(first: 1, filter: { state: { eq: TRIGGERED } }) { nodes { id } } }';
  const { data } = await sendSignedIn<{ alerts: { nodes: { id: string }[] } | null }>({ query });
  return { WAITING_ALERT: data?.alerts?.nodes[0]?.id ?? 'alert-' };
}
