/** Webhooks by their newest alert, compared with single alerts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhook } from '../../contract/monitoring/webhook.ts';
import {
  type CountedGraph,
  createAlertingDomain,
  listAlerts,
  type ManyProjectsDomain,
  startCountedGraph,
} from './manyProjectsDomain.ts';

const WEBHOOKS = '/monitoring/v1/webhook/list';

let domain: ManyProjectsDomain;
let graph: CountedGraph;
let unused: string;
/** The time of the newest alert, by webhook. */
let newest: Map<string, string>;
beforeAll(async () => {
  domain = await createAlertingDomain();
  const { domainId: domain_id } = domain;
  const made = await domain.admin.call(webhook.create, {
    ...{ name: 'Unused', project_id: domain.manyProjects[6] ?? '', domain_id },
    plugin_info: { plugin_id: 'plugin-prometheus-mon-webhook' },
  });
  unused = made.webhook_id;
  const byWebhook = Map.groupBy(await listAlerts(domain), ({ webhook_id }) => webhook_id);
  newest = new Map(domain.webhooks.map((id) => [id, findNewest(byWebhook.get(id) ?? [])]));
  graph = await startCountedGraph(domain);
}, 300_000);
afterAll(() => graph?.close());

const findNewest = (alerts: readonly { readonly created_at: string }[]): string =>
  alerts.map(({ created_at }) => created_at).toSorted()[alerts.length - 1] ?? '';

interface ShownWebhook {
  readonly id: string;
  readonly lastAlertAt: string | null;
}

describe('webhooks by their newest alert', () => {
  it('come in the order of its time, those without one last, by one POST', async () => {
    const { data, errors, posts } = await graph.ask(
      '{ webhooks(orderBy: { field: LAST_ALERT_AT, direction: DESC }) { nodes { id lastAlertAt } } }',
    );

    expect(errors).toBeUndefined();
    const nodes: ShownWebhook[] = data.webhooks.nodes;
    const expected = [...newest].toSorted(([, one], [, other]) => (one > other ? -1 : 1));
    expect(nodes.map(({ id }) => id)).toEqual([...expected.map(([id]) => id), unused]);
    for (const { id, lastAlertAt } of nodes)
      expect(lastAlertAt && Date.parse(lastAlertAt)).toBe(id === unused ? null : Date.parse(newest.get(id) ?? ''));
    expect(posts.map(({ path }) => path)).toEqual([WEBHOOKS]);
  });

  it('are found by its time, and by having none', async () => {
    const times = [...newest.values()].toSorted();
    const { data, posts } = await graph.ask(
      `query ($since: DateTime!) {
        fresh: webhooks(filter: { lastAlertAt: { gte: $since } }) { totalCount }
        silent: webhooks(filter: { lastAlertAt: { exists: false } }) { nodes { id } }
      }`,
      { since: times[1] },
    );

    expect(data.fresh.totalCount).toBe(times.length - 1);
    expect(data.silent.nodes).toEqual([{ id: unused }]);
    expect(new Set(posts.map(({ path }) => path))).toEqual(new Set([WEBHOOKS]));
  });

  it('is computed for no answer that does not ask for it', async () => {
    const { results = [] } = await domain.admin.call(webhook.list, { domain_id: domain.domainId });

    expect(results).toHaveLength(newest.size + 1);
    for (const found of results) expect(found).not.toHaveProperty('last_alert_at');
  });
});
