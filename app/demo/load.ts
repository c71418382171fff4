/** Fills the demo domain of a service that was started with `bootstrap.json`. */
import { makeAccess } from './access.ts';
import { makeMaintenanceWindows, makeWebhooks } from './alerts.ts';
import { makeBudgets } from './budgets.ts';
import { importCosts } from './costs.ts';
import { makeDashboards } from './dashboards.ts';
import { type DemoClock, makePastWeeks, makeToday } from './history.ts';
import { findMidnightBefore, findMondayBefore } from './incidents.ts';
import { makeInventory } from './inventory.ts';
import { makeSchedules } from './schedules.ts';
import { makeServices } from './services.ts';
import { type DemoPeople, signIn } from './session.ts';

/** Service to load. */
interface PastOptions {
  /** Base URL of the service. */
  readonly url: string;
  /** The clock of the service. */
  readonly clock: DemoClock;
  /** The date of the demo. */
  readonly now: Date;
}

/** Service to load, and progress output. */
interface DemoOptions extends PastOptions {
  /** The internal token of the service, for the cost import. */
  readonly internalToken: string;
  /** Called with one line of text per completed step. */
  readonly printLine: (line: string) => void;
  /** Brings what `loadPast` makes. */
  readonly loadHistory: () => Promise<void>;
}

const signInPeople = async ({ url, clock, now }: PastOptions): Promise<DemoPeople> => {
  clock.moveTo(now);
  const [admin, owner, member] = await Promise.all(
    ['admin@example.com', 'owner@example.com', 'member@example.com'].map((userId) => signIn(url, userId)),
  );
  if (!admin || !owner || !member) throw new Error('nobody signed in');
  return { url, now, admin, owner, member };
};

const DAY_MS = 86_400_000;

/**
 * Performs over HTTP what customers would have done until the day of the demo began: they create services and webhooks, and
 * work on alerts. The demo domain must be empty; the result is the same each time, relative to the Monday of that week.
 *
 * @throws Error when the service refuses a call
 */
export const loadPast = async (options: PastOptions): Promise<void> => {
  const { clock, now } = options;
  const people = await signInPeople(options);
  clock.moveTo(new Date(findMondayBefore(now) - 180 * DAY_MS));
  await makeServices(people);
  await makeWebhooks(people);
  await makePastWeeks(people, clock);
};

/** Adds to a loaded past the day before that of the options. */
export const loadDayBefore = async (options: PastOptions): Promise<void> =>
  makePastWeeks(await signInPeople(options), options.clock, findMidnightBefore(options.now) - DAY_MS);

/**
 * Fills the demo domain, which must be empty: the past, then over HTTP what customers would have done since. The result is
 * the same each time, relative to `now`.
 *
 * @throws Error when the service refuses a call
 */
export const loadDemo = async ({ internalToken, printLine, loadHistory, ...options }: DemoOptions): Promise<void> => {
  const { url, clock, now } = options;
  const daysAgo = (days: number) => clock.moveTo(new Date(now.getTime() - days * DAY_MS));
  const people = await signInPeople(options);
  await loadHistory();
  daysAgo(120);
  printLine(`${await makeDashboards(people)} dashboards laid out.`);
  daysAgo(60);
  await makeSchedules(people);
  await makeAccess(people);
  printLine(await makeToday(people, clock));
  clock.moveTo(now);
  await makeMaintenanceWindows(people);
  const { charges, rows, months } = await importCosts(url, internalToken, now);
  printLine(`${charges} charges of ${months.length} months became ${rows} rows of cost.`);
  printLine(`${await makeBudgets(people)} budgets planned.`);
  await makeInventory(people, internalToken);
  printLine('Schedules, widgets, apps, an agent, API keys, secrets, metrics and jobs added.');
};
