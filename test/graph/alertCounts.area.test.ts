import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AlertRecord, alert } from '../../contract/monitoring/alert.ts';
import {
  type CountedGraph,
  createAlertingDomain,
  listAlerts,
  type ManyProjectsDomain,
  startCountedGraph,
} from './manyProjectsDomain.ts';
import { pathsOf, readResultRows } from './recordingProxy.ts';

const STAT = '/monitoring/v1/alert/stat';
const COUNTS = '{ total byState { state count } byUrgency { urgency count } bySeverity { severity count } }';

let domain: ManyProjectsDomain;
let graph: CountedGraph;
beforeAll(async () => {
  domain = await createAlertingDomain();
  graph = await startCountedGraph(domain);
}, 300_000);
afterAll(() => graph?.close());

/** Counts computed from single alerts: every value, in the order of its enumeration. */
const countAlerts = (alerts: readonly AlertRecord[]) => {
  const by = (member: 'state' | 'urgency' | 'severity', values: string) =>
    values.split(' ').map((value) => ({
      [member]: value,
      count: alerts.filter((one) => one[member] === value).length,
    }));
  return {
    total: alerts.length,
    byState: by('state', 'TRIGGERED ACKNOWLEDGED RESOLVED ERROR'),
    byUrgency: by('urgency', 'HIGH LOW'),
    bySeverity: by('severity', 'CRITICAL ERROR WARNING INFO NOT_AVAILABLE NONE'),
  };
};

/** A filter of the graph, and the equivalent conditions of the POST API. */
const filters = [
  { given: 'no filter', args: '', conditions: [] },
  {
    given: 'a filter',
    args: '(filter: { state: { in: [TRIGGERED, ACKNOWLEDGED] }, title: { contains: "1" } })',
    conditions: [
      { k: 'state', v: ['TRIGGERED', 'ACKNOWLEDGED'], o: 'in' },
      { k: 'title', v: '1', o: 'contain' },
    ],
  },
  {
    given: 'a filter with `or`',
    args: '(filter: { or: [{ severity: { eq: CRITICAL } }, { urgency: { eq: LOW } }] })',
    conditions: null,
  },
];

const alertsMatching = async (conditions: readonly object[] | null) =>
  conditions === null
    ? (await listAlerts(domain)).filter(({ severity, urgency }) => severity === 'CRITICAL' || urgency === 'LOW')
    : listAlerts(domain, conditions);

describe('alertCounts', () => {
  it.each(filters)('counts all alerts by one POST of one row: $given', async ({ args, conditions }) => {
    const { data, errors, posts } = await graph.ask(`{ alertCounts${args} ${COUNTS} }`);

    expect(errors).toBeUndefined();
    expect(data.alertCounts).toEqual(countAlerts(await alertsMatching(conditions)));
    expect(pathsOf(posts)).toEqual([STAT]);
    expect(posts.flatMap(readResultRows)).toHaveLength(1);
  });

  it.each(filters)(
    'of 200 projects equals the count of each project alone, by one POST: $given',
    async ({ args, conditions }) => {
      const all = await graph.ask(
        `{ costReportData(first: 200) { nodes { project { id alertCounts${args} ${COUNTS} } } } }`,
      );

      expect(all.errors).toBeUndefined();
      const alerts = await alertsMatching(conditions);
      const projects: { id: string; alertCounts: unknown }[] = all.data.costReportData.nodes.map(
        ({ project }: { project: unknown }) => project,
      );
      expect(projects.map(({ id }) => id).toSorted()).toEqual(domain.manyProjects.toSorted());
      for (const { id, alertCounts } of projects)
        expect(alertCounts).toEqual(countAlerts(alerts.filter(({ project_id }) => project_id === id)));

      const stats = all.posts.filter(({ path }) => path === STAT);
      expect(stats).toHaveLength(1);
      // Projects without alerts have no row.
      expect(stats.flatMap(readResultRows)).toHaveLength(new Set(alerts.map(({ project_id }) => project_id)).size);

      for (const { id, alertCounts } of projects.slice(0, 30))
        expect((await graph.ask(`{ project(id: "${id}") { alertCounts${args} ${COUNTS} } }`)).data.project).toEqual({
          alertCounts,
        });
    },
  );

  it('is available on every type that alerts reference, by one POST per type', async () => {
    const { data, errors, posts } = await graph.ask(`{
      webhooks { nodes { id alertCounts ${COUNTS} } }
      escalationPolicies { nodes { id alertCounts ${COUNTS} } }
      at0: workspace(id: "${domain.workspaces[0]}") { id alertCounts ${COUNTS} }
      at1: workspace(id: "${domain.workspaces[1]}") { id alertCounts ${COUNTS} }
      owner: user(id: "${domain.users.owner}") { id alertCounts ${COUNTS} }
      member: user(id: "${domain.users.member}") { id alertCounts ${COUNTS} }
    }`);

    expect(errors).toBeUndefined();
    const alerts = await listAlerts(domain);
    const under =
      (member: 'webhook_id' | 'escalation_policy_id' | 'workspace_id' | 'assignee') =>
      (nodes: readonly { id: string }[]) => {
        const expected = nodes.map(({ id }) => ({
          id,
          alertCounts: countAlerts(alerts.filter((one) => one[member] === id)),
        }));
        expect(nodes).toEqual(expected);
        expect(expected.some(({ alertCounts: { total } }) => total > 0)).toBe(true);
      };
    under('webhook_id')(data.webhooks.nodes);
    under('escalation_policy_id')(data.escalationPolicies.nodes);
    under('workspace_id')([data.at0, data.at1]);
    under('assignee')([data.owner, data.member]);
    expect(data.webhooks.nodes.map(({ id }: { id: string }) => id).toSorted()).toEqual(domain.webhooks.toSorted());
    expect(posts.filter(({ path }) => path === STAT)).toHaveLength(4);
  });

  it('counts the alerts that are visible to the caller', async () => {
    const asMember = await startCountedGraph(domain, domain.users.member);

    const { data, errors } = await asMember.ask(`{ alertCounts ${COUNTS} }`);
    await asMember.close();

    expect(errors).toBeUndefined();
    const { results = [] } = await domain.member.call(alert.list, {});
    expect(data.alertCounts).toEqual(countAlerts(results));
    expect(results.length).toBeGreaterThan(0);
    expect(results.length).toBeLessThan((await listAlerts(domain)).length);
  });
});
