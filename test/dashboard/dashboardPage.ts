/** The whole system with the dashboard, as the tests of its page start it. */
import type { Browser, Page } from 'playwright-core';
import { DEMO_DOMAIN, type DemoSession, signIn } from '../../app/demo/session.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { launchBrowser, openPage, type WatchedPage } from '../explorer/browser.ts';
import { type DemoStack, startDemoStack } from '../explorer/demoStack.ts';
import { type FaultyUpstream, startFaultyUpstream } from './faultyUpstream.ts';

/** The manifest of the page's documents. */
export const TRUSTED_DOCUMENTS = 'examples/dashboard/documents.json';

const SETTINGS = {
  NODE_ENV: 'production',
  DASHBOARD: 'true',
  TRUSTED_DOCUMENTS,
  STREAMS: 'user=5',
};

/** The workspace of the owner. */
export const RETAIL = 'workspace-retail';

/** A workspace without any record. */
const NEW_WORKSPACE = { workspace_id: 'workspace-new', name: 'New team', domain_id: DEMO_DOMAIN };

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Signs in to the retail workspace. Its owner is in no other, so none is chosen. */
export const signInToRetail = async (page: Page): Promise<void> => {
  await button(page, /Olga Owner/).click();
  await panel(page, 'Newest open alerts').getByRole('table').waitFor();
};

/** The system while tests drive its page. */
export interface TestDashboard extends AsyncDisposable {
  readonly stack: DemoStack;
  readonly browser: Browser;
  /** The proxy between facade and service. */
  readonly upstream: FaultyUpstream;
  /** The owner of the retail workspace, at the POST API. */
  readonly owner: DemoSession;
  /** Opens the page at a route, in a fresh profile. */
  open(route?: string): Promise<WatchedPage>;
  /** Number of alerts of the retail workspace as the POST API has it. */
  countOf(filter: object): Promise<number>;
}

/** Starts the system with the settings of production and the documents of the page only. */
export const startDashboard = async (settings: Readonly<Record<string, string>> = {}): Promise<TestDashboard> => {
  const upstream = Promise.withResolvers<FaultyUpstream>();
  const upstreamOf = async (serviceUrl: string) => {
    upstream.resolve(await startFaultyUpstream(serviceUrl));
    return (await upstream.promise).url;
  };
  const [stack, browser] = await Promise.all([
    startDemoStack({
      settings: { ...SETTINGS, ...settings },
      replaced: { pollMinMs: 100, pollMaxMs: 500 },
      upstreamOf,
      workspaces: [NEW_WORKSPACE],
    }),
    launchBrowser(),
  ]);
  const proxy = await upstream.promise;
  const owner = await signIn(stack.serviceUrl, 'owner@example.com');
  return {
    ...{ stack, browser, upstream: proxy, owner },
    open: async (route = '/') => {
      const opened = await openPage(browser, `${stack.url}/dashboard/#${route}`);
      await opened.page.emulateMedia({ reducedMotion: 'reduce' });
      return opened;
    },
    countOf: async (filter) =>
      (await owner.call(alert.list, { ...filter, query: { page: { start: 1, limit: 1 } } })).total_count ?? 0,
    [Symbol.asyncDispose]: async () => {
      await browser.close();
      await stack.close();
      await proxy[Symbol.asyncDispose]();
    },
  };
};
