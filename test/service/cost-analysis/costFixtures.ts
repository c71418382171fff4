/** Services whose clock a test sets, a receiver of their notifications, and domains with costs. */
import { budget } from '../../../contract/cost-analysis/budget.ts';
import type { Operation } from '../../../contract/resource.ts';
import { waitUntil } from '../../waitUntil.ts';
import { startHttpStub } from '../httpStub.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { makeSchemaName, startTestService, type TestService } from '../testService.ts';

/** A notification about a budget. */
export interface BudgetNotification {
  readonly event: string;
  readonly notification_type: string;
  readonly resource_type: string;
  readonly resource_id: string;
  readonly message: { readonly title: string; readonly tags: readonly { key: string; value: string }[] };
}

export interface CostServices extends AsyncDisposable {
  /** Two services on one PostgreSQL store. With the embedded store, both are the same service. */
  readonly services: readonly [TestService, TestService];
  /** Sets the clock of all services to a timestamp. */
  readonly setClock: (now: string) => void;
  /** Creates a domain. */
  readonly createDomain: () => Promise<CostDomain>;
  /** Notifications of a domain, after everything raised so far has arrived. */
  readonly notificationsOf: (spender: CostDomain) => Promise<BudgetNotification[]>;
}

/** A domain with costs. Calls use the internal token, which does not expire when the clock changes. */
export interface CostDomain extends TestDomain {
  /** Calls an operation and returns its response. Throws if the operation fails. */
  readonly write: (operation: Operation, request: Record<string, unknown>) => Promise<Record<string, unknown>>;
  /** Puts cost rows: month, amount, and further members. */
  readonly addCosts: (...rows: readonly (readonly [month: string, USD: number, more?: object])[]) => Promise<void>;
  /** Creates a budget and returns its id; by default of the first project, 1200 USD for 2024. */
  readonly createBudget: (name: string, more?: Record<string, unknown>) => Promise<string>;
}

/** A threshold of a budget. */
export const makeThreshold = (threshold: number, unit = 'PERCENT', notification_type = 'WARNING') => ({
  ...{ threshold, unit, notification_type },
});

let rows = 0;

/** Creates a domain in a service. */
export const createCostDomain = async (url: string): Promise<CostDomain> => {
  const domain = await createTestDomain(url);
  const { domainId: domain_id, dataSourceId: data_source_id, projects, workspaces } = domain;
  const write: CostDomain['write'] = async ({ path }, request) => {
    const { status, body } = await domain.internal.post(path, { domain_id, ...request });
    if (status !== 200) throw new Error(`${path} answered ${status} ${JSON.stringify(body)}`);
    return body;
  };
  return {
    ...domain,
    write,
    addCosts: async (...costs) => {
      const records = costs.map(([report_month, USD, more = {}]) => {
        rows += 1;
        const place = { domain_id, data_source_id, workspace_id: workspaces[0], project_id: projects[0] };
        return { cost_report_data_id: `crd-${rows}`, ...place, report_month, cost: { USD }, ...more };
      });
      await domain.put('cost_report_data', records);
    },
    createBudget: async (name, more = {}) => {
      const period = { time_unit: 'MONTHLY', start: '2024-01', end: '2024-12', limit: 1200 };
      const target = { data_source_id, resource_group: 'PROJECT', project_id: projects[0] };
      return String((await write(budget.create, { name, ...period, ...target, ...more })).budget_id);
    },
  };
};

/** Until the timeout of the test. */
const UNLIMITED = { timeoutMs: Number.POSITIVE_INFINITY, intervalMs: 20 };

/** Starts services and receiver. The clock is set to 2024-05-15, 12:00 UTC. */
export const startCostServices = async (): Promise<CostServices> => {
  const stack = new AsyncDisposableStack();
  const sink = stack.use(await startHttpStub());
  let now = new Date('2024-05-15T12:00:00.000Z');
  const options = { schema: makeSchemaName(), notificationSinkUrl: sink.url, clock: () => now };
  const one = stack.use(await startTestService(options));
  const other = process.env.DATABASE_URL ? stack.use(await startTestService(options)) : one;
  const ofDomain = (domainId: string) =>
    sink.received.filter(({ domain_id }) => domain_id === domainId) as unknown as BudgetNotification[];
  return {
    services: [one, other],
    setClock: (moment) => {
      now = new Date(moment);
    },
    createDomain: () => createCostDomain(one.url),
    notificationsOf: async ({ domainId }) => {
      // Notifications are sent in order, so all earlier ones have arrived when this budget has its notification.
      const lastDomain = await createCostDomain(one.url);
      await lastDomain.addCosts([now.toISOString().slice(0, 7), 1]);
      const year = now.toISOString().slice(0, 4);
      const period = { time_unit: 'YEARLY', start: year, end: String(Number(year) + 1), limit: 2 };
      await lastDomain.createBudget('last', { ...period, notifications: [makeThreshold(1)] });
      await waitUntil('a budget is notified', () => ofDomain(lastDomain.domainId).length > 0, UNLIMITED);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return ofDomain(domainId);
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
};

/** The tags of a notification, by key. */
export const readTags = ({ message }: BudgetNotification): Record<string, string> =>
  Object.fromEntries(message.tags.map(({ key, value }) => [key, value]));
