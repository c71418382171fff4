/** Fills the demo domain of a service that was started with `bootstrap.json`. */
import { makeAccess } from './access.ts';
import { makeMaintenanceWindows, makeWebhooks } from './alerts.ts';
import { makeBudgets } from './budgets.ts';
import { importCosts } from './costs.ts';
import { makeDashboards } from './dashboards.ts';
import { type DemoClock, makeHistory } from './history.ts';
import { makeInventory } from './inventory.ts';
import { makeSchedules } from './schedules.ts';
import { makeServices } from './services.ts';
import { type People, signIn } from './session.ts';

/** Service to load, and progress output. */
interface DemoOptions {
  /** Base URL of the service. */
  readonly url: string;
  /** The internal token of the service, for the cost import. */
  readonly internalToken: string;
  /** Called with one line of text per completed step. */
  readonly say: (line: string) => void;
  /** The date of the demo. */
  readonly now: Date;
  /** The clock of the service. */
  readonly clock: DemoClock;
}

const peopleOf = async (url: string, now: Date): Promise<People> => {
  const [admin, owner, member] = await Promise.all(
    ['admin@example.com', 'owner@example.com', 'member@example.com'].map((userId) => signIn(url, userId)),
  );
  if (!admin || !owner || !member) throw new Error('nobody signed in');
  return { url, now, admin, owner, member };
};

const DAY_MS = 86_400_000;

/**
 * Performs over HTTP what a customer would have done in the past: creates services and dashboards, receives alerts and
 * works on them, imports costs. The demo domain must be empty; the result is the same each time, relative to `now`.
 *
 * @throws Error when the service refuses a call
 */
export const loadDemo = async ({ url, internalToken, say, now, clock }: DemoOptions): Promise<void> => {
  const daysAgo = (days: number) => clock.moveTo(new Date(now.getTime() - days * DAY_MS));
  clock.moveTo(now);
  const people = await peopleOf(url, now);
  daysAgo(180);
  say(`${await makeServices(people)} alert services with escalation policies created.`);
  say(`${await makeWebhooks(people)} webhooks opened.`);
  daysAgo(120);
  say(`${await makeDashboards(people)} dashboards laid out.`);
  daysAgo(60);
  await makeSchedules(people);
  await makeAccess(people);
  say(await makeHistory(people, clock));
  clock.moveTo(now);
  await makeMaintenanceWindows(people);
  const { charges, rows, months } = await importCosts(url, internalToken, now);
  say(`${charges} charges of ${months.length} months became ${rows} rows of cost.`);
  say(`${await makeBudgets(people)} budgets planned.`);
  await makeInventory(people, internalToken);
  say('Schedules, widgets, apps, an agent, API keys, secrets, metrics and jobs added.');
};
