/** A domain of the real service with many parents, for tests of numbers under all of them. */
import pino from 'pino';
import { startFacade } from '../../app/facade/index.ts';
import { escalationPolicy } from '../../contract/alert-manager/escalationPolicy.ts';
import { service } from '../../contract/alert-manager/service.ts';
import { type AlertRecord, alert } from '../../contract/monitoring/alert.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import {
  createApiClient,
  createTestDomain,
  setClockOffset,
  sharedService,
  type TestDomain,
} from '../service/testDomain.ts';
import { type ProxiedPost, type RecordingProxy, startRecordingProxy } from './recordingProxy.ts';
import { configureAreas, fetchAccessToken, makeSendQuery, type SendQuery, type TestGraphAnswer } from './testGraph.ts';

/** Number of projects in addition to those of every test domain. */
const PROJECTS = 200;
const DAY_MS = 86_400_000;

/** The domain and its parents. */
export interface ManyProjectsDomain extends TestDomain {
  readonly manyProjects: readonly string[];
  readonly webhooks: readonly string[];
}

/** Creates the projects in both workspaces alternately. */
export const createManyProjectsDomain = async (): Promise<Omit<ManyProjectsDomain, 'webhooks'>> => {
  const domain = await createTestDomain();
  const tag = domain.domainId.slice(-6);
  const manyProjects = Array.from({ length: PROJECTS }, (_, at) => `project-${tag}-n${at}`);
  await domain.put(
    'projects',
    manyProjects.map((project_id, at) => ({
      domain_id: domain.domainId,
      workspace_id: domain.workspaces[at % 2],
      project_id,
      project_type: 'PUBLIC',
      name: `Project ${at}`,
    })),
  );
  return { ...domain, manyProjects };
};

/** Creates a row of cost for each project, so that one list references all of them. */
export const putCostRows = async (
  { put, domainId: domain_id, dataSourceId }: TestDomain,
  projects: readonly string[],
): Promise<void> =>
  put(
    'cost_report_data',
    projects.map((project_id, at) => ({
      domain_id,
      cost_report_data_id: `crd-${domain_id.slice(-6)}-${at}`,
      workspace_id: '*',
      project_id,
      data_source_id: dataSourceId,
      cost: { USD: 1 },
      report_year: '2020',
      report_month: '2020-01',
      is_confirmed: true,
      provider: 'aws',
      product: 'S3',
    })),
  );

const SEVERITIES = ['CRITICAL', 'ERROR', 'WARNING', 'INFO', 'NOT_AVAILABLE', 'NONE'];

/** Creates alerts of some weeks, by hand and by webhook, of all states and severities; most projects have none. */
export const createAlertingDomain = async (): Promise<ManyProjectsDomain> => {
  const domain = await createManyProjectsDomain();
  await putCostRows(domain, domain.manyProjects);
  const hooks = await createWebhooks(domain);
  for (let at = 0; at < 60; at++) {
    setClockOffset(-(30 * DAY_MS) + at * 0.4 * DAY_MS);
    const alert_id = await createAlert(domain, hooks, at);
    if (at % 5 === 1) await domain.admin.call(alert.assign_user, { alert_id, assignee: pickUser(domain, at) });
    if (at % 3 === 1) await domain.admin.call(alert.update, { alert_id, state: 'ACKNOWLEDGED' });
    setClockOffset(-(30 * DAY_MS) + (at * 0.4 + (at % 7) * 0.3) * DAY_MS);
    if (at % 3 === 2) await domain.admin.call(alert.update, { alert_id, state: 'RESOLVED' });
  }
  setClockOffset(0);
  return { ...domain, webhooks: hooks.map(({ webhook_id }) => webhook_id) };
};

const pickUser = ({ users }: TestDomain, at: number) => (at % 2 === 0 ? users.owner : users.member);

const createWebhooks = async ({
  admin,
  owner,
  domainId: domain_id,
  manyProjects,
}: Omit<ManyProjectsDomain, 'webhooks'>) => {
  const { service_id } = await owner.call(service.create, { name: 'Shop', service_key: `shop-${domain_id}` });
  const rules = [{ channels: [], escalate_minutes: 5 }];
  const policy = await owner.call(escalationPolicy.create, { name: 'Fast', rules, service_id });
  await owner.call(service.update, { service_id, escalation_policy_id: policy.escalation_policy_id });
  return Promise.all(
    [0, 2, 4].map((project) =>
      admin.call(webhook.create, {
        name: `Hook ${project}`,
        plugin_info: { plugin_id: 'plugin-prometheus-mon-webhook' },
        project_id: manyProjects[project] ?? '',
        domain_id,
        tags: project === 0 ? { service_key: `shop-${domain_id}` } : {},
      }),
    ),
  );
};

/** Every second alert comes from a webhook; all others have the severity NONE. */
const createAlert = async (
  { admin, manyProjects }: Omit<ManyProjectsDomain, 'webhooks'>,
  hooks: readonly { webhook_id: string; webhook_url: string }[],
  at: number,
): Promise<string> => {
  const hook = hooks[at % 3];
  if (at % 2 === 1 || hook === undefined) {
    const urgency = at % 4 === 1 ? 'HIGH' : 'LOW';
    const project_id = manyProjects[(at * 7) % 60] ?? '';
    return (await admin.call(alert.create, { title: `By hand ${at}`, project_id, urgency })).alert_id;
  }
  const event_key = `event-${at}`;
  await createApiClient('').post(hook.webhook_url, {
    event_key,
    title: `Event ${at}`,
    severity: SEVERITIES[(at / 2) % 6],
  });
  const { results = [] } = await admin.call(alert.list, { query: { page: { limit: 1 } } });
  return results[0]?.alert_id ?? '';
};

/** All alerts of the domain, as single POSTs list them. */
export const listAlerts = async ({ admin }: TestDomain, conditions: readonly object[] = []): Promise<AlertRecord[]> => {
  const { results = [] } = await admin.call(alert.list, { query: { filter: [...conditions] } });
  return results;
};

/** A graph with a relay before the service that counts POSTs. */
export interface CountedGraph {
  readonly relay: RecordingProxy;
  /** Sends a query, and returns the POSTs it took. */
  readonly ask: (query: string, variables?: Record<string, unknown>) => Promise<CountedAnswer>;
  readonly close: () => Promise<void>;
}

/** An answer, and the POSTs it took. */
export interface CountedAnswer extends TestGraphAnswer {
  readonly posts: readonly ProxiedPost[];
}

/** Starts the graph for the admin of a domain. */
export const startCountedGraph = async (domain: TestDomain, user = domain.users.admin): Promise<CountedGraph> => {
  const relay = await startRecordingProxy((await sharedService()).url);
  const areas = await configureAreas(relay.url);
  const gateway = await startFacade({
    config: areas.config,
    upstreamUrl: relay.url,
    logger: pino({ level: 'silent' }),
  });
  const ask: SendQuery = makeSendQuery(gateway.url, await fetchAccessToken(gateway.url, domain.domainId, user));
  return {
    relay,
    ask: async (query, variables) => {
      relay.posts();
      return { ...(await ask(query, variables)), posts: relay.posts() };
    },
    close: async () => {
      await gateway.close();
      await areas.close();
      await relay.close();
    },
  };
};
