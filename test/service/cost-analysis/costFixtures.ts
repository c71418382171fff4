/** Services whose clock a test sets, with a receiver for what they tell, and domains that spend money there. */
import { budget } from '../../../contract/cost-analysis/budget.ts';
import type { Operation } from '../../../contract/resource.ts';
import { startIdentityProvider } from '../identity/identityProvider.ts';
import { freshDomain, type TestDomain } from '../kit.ts';
import { freshSchema, type OwnService, startOwn } from '../own.ts';

/** What a receiver was told of a budget. */
export interface Told {
  readonly event: string;
  readonly notification_type: string;
  readonly resource_type: string;
  readonly resource_id: string;
  readonly message: { readonly title: string; readonly tags: readonly { key: string; value: string }[] };
}

export interface Spending extends AsyncDisposable {
  /** Two services on one store with PostgreSQL; the embedded store bears one, which then stands for both. */
  readonly services: readonly [OwnService, OwnService];
  /** Sets the clock of all services, in wire form. */
  readonly setClock: (now: string) => void;
  /** A domain made at this moment of the clock. */
  readonly domain: () => Promise<Spender>;
  /** Notifications of a domain, once everything raised so far has arrived. */
  readonly told: (spender: Spender) => Promise<Told[]>;
}

/** A domain with cost rows; every call is made by the internal token, which no clock makes old. */
export interface Spender extends TestDomain {
  /** Writes by an operation; gives its answer, throws where it is refused. */
  readonly write: (operation: Operation, request: Record<string, unknown>) => Promise<Record<string, unknown>>;
  /** Puts rows of cost: month, amount, and what else is said of them. */
  readonly spend: (...rows: readonly (readonly [month: string, USD: number, more?: object])[]) => Promise<void>;
  /** Makes a budget of the first project, 100 USD a month from 2024-01 to 2024-12, unless told otherwise. */
  readonly plan: (name: string, more?: Record<string, unknown>) => Promise<string>;
}

/** A threshold. */
export const past = (threshold: number, unit = 'PERCENT', notification_type = 'WARNING') => ({
  ...{ threshold, unit, notification_type },
});

let rows = 0;

/** A new domain of a service. */
export const spenderOf = async (url: string): Promise<Spender> => {
  const domain = await freshDomain(url);
  const { domainId: domain_id, dataSourceId: data_source_id, projects, workspaces } = domain;
  const write: Spender['write'] = async ({ path }, request) => {
    const { status, body } = await domain.internal.post(path, { domain_id, ...request });
    if (status !== 200) throw new Error(`${path} answered ${status} ${JSON.stringify(body)}`);
    return body;
  };
  return {
    ...domain,
    write,
    spend: async (...costs) => {
      const records = costs.map(([report_month, USD, more = {}]) => {
        rows += 1;
        const place = { domain_id, data_source_id, workspace_id: workspaces[0], project_id: projects[0] };
        return { cost_report_data_id: `crd-${rows}`, ...place, report_month, cost: { USD }, ...more };
      });
      await domain.put('cost_report_data', records);
    },
    plan: async (name, more = {}) => {
      const period = { time_unit: 'MONTHLY', start: '2024-01', end: '2024-12', limit: 1200 };
      const target = { data_source_id, resource_group: 'PROJECT', project_id: projects[0] };
      return String((await write(budget.create, { name, ...period, ...target, ...more })).budget_id);
    },
  };
};

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
};

/** Starts services and receiver; the clock stands at noon of 2024-05-15. */
export const startSpending = async (): Promise<Spending> => {
  const stack = new AsyncDisposableStack();
  const sink = stack.use(await startIdentityProvider());
  let now = new Date('2024-05-15T12:00:00.000Z');
  const options = { schema: freshSchema(), notificationSinkUrl: sink.url, clock: () => now };
  const one = stack.use(await startOwn(options));
  const other = process.env.DATABASE_URL ? stack.use(await startOwn(options)) : one;
  const ofDomain = (domainId: string) =>
    sink.received.filter(({ domain_id }) => domain_id === domainId) as unknown as Told[];
  return {
    services: [one, other],
    setClock: (moment) => {
      now = new Date(moment);
    },
    domain: () => spenderOf(one.url),
    told: async ({ domainId }) => {
      // What is raised later is sent later: when this budget of its own is told of, so is everything before it.
      const last = await spenderOf(one.url);
      await last.spend([now.toISOString().slice(0, 7), 1]);
      const year = now.toISOString().slice(0, 4);
      const period = { time_unit: 'YEARLY', start: year, end: String(Number(year) + 1), limit: 2 };
      await last.plan('last', { ...period, notifications: [past(1)] });
      await until(() => ofDomain(last.domainId).length > 0);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return ofDomain(domainId);
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
};

/** The facts of a notification, by key. */
export const facts = ({ message }: Told): Record<string, string> =>
  Object.fromEntries(message.tags.map(({ key, value }) => [key, value]));
