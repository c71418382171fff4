/** Fills the demo domain of a service that was started with `bootstrap.json`. */
import { makeAccess } from './access.ts';
import { makeAlerts, makeMaintenanceWindows } from './alerts.ts';
import { makeBudgets } from './budgets.ts';
import { importCosts } from './costs.ts';
import { makeDashboards } from './dashboards.ts';
import { makeInventory } from './inventory.ts';
import { makeSchedules } from './schedules.ts';
import { makeServices } from './services.ts';
import { type People, signIn } from './session.ts';

/** Service to load, and progress output. */
export interface DemoOptions {
  /** Base URL of the service. */
  readonly url: string;
  /** The internal token of the service, for the cost import. */
  readonly internalToken: string;
  /** Called with one line of text per completed step. */
  readonly say: (line: string) => void;
  readonly now?: Date;
}

const peopleOf = async (url: string, now: Date): Promise<People> => {
  const [admin, owner, member] = await Promise.all(
    ['admin@example.com', 'owner@example.com', 'member@example.com'].map((userId) => signIn(url, userId)),
  );
  if (!admin || !owner || !member) throw new Error('nobody signed in');
  return { url, now, admin, owner, member };
};

/**
 * Performs over HTTP what a customer would: imports costs, creates budgets and dashboards, sends alerts and works on
 * them. The demo domain must be empty; the result is the same each time, relative to `now`.
 *
 * @throws Error when the service refuses a call
 */
export const loadDemo = async ({ url, internalToken, say, now = new Date() }: DemoOptions): Promise<void> => {
  const people = await peopleOf(url, now);
  const { charges, rows, months } = await importCosts(url, internalToken, now);
  say(`${charges} charges of ${months.length} months became ${rows} rows of cost.`);
  say(`${await makeBudgets(people)} budgets planned.`);
  say(`${await makeDashboards(people)} dashboards laid out.`);
  say(`${await makeServices(people)} alert services with escalation policies created.`);
  await makeAlerts(people, say);
  await makeMaintenanceWindows(people);
  say('2 maintenance windows opened.');
  await makeSchedules(people);
  await makeAccess(people);
  await makeInventory(people, internalToken);
  say('Schedules, widgets, apps, an agent, API keys, secrets, metrics and jobs added.');
};
