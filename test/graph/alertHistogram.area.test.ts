import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AlertRecord } from '../../contract/monitoring/alert.ts';
import type { AlertInterval } from '../../subgraphs/monitoring/generated.ts';
import { RUNS, SEED } from '../gateway/propertyRuns.ts';
import {
  type CountedGraph,
  createAlertingDomain,
  listAlerts,
  type ManyProjectsDomain,
  startCountedGraph,
} from './manyProjectsDomain.ts';
import { pathsOf, readResultRows } from './recordingProxy.ts';

const STAT = '/monitoring/v1/alert/stat';
const DAY_MS = 86_400_000;
const BUCKETS = '{ start count opened resolved }';

let domain: ManyProjectsDomain;
let graph: CountedGraph;
let alerts: readonly AlertRecord[];
beforeAll(async () => {
  domain = await createAlertingDomain();
  graph = await startCountedGraph(domain);
  alerts = await listAlerts(domain);
}, 300_000);
afterAll(() => graph?.close());

/** Start of the interval that contains an instant, by the calendar. */
const findIntervalStart = (instant: number, interval: AlertInterval): number => {
  const date = new Date(instant);
  date.setUTCMinutes(0, 0, 0);
  if (interval !== 'HOUR') date.setUTCHours(0);
  if (interval === 'MONTH') date.setUTCDate(1);
  while (interval === 'WEEK' && date.getUTCDay() !== 1) date.setUTCDate(date.getUTCDate() - 1);
  return date.getTime();
};

/** All intervals in order, each with the hours it contains and its start. */
const listIntervalStarts = (from: number, to: number, interval: AlertInterval): number[] => {
  const starts = new Set<number>();
  for (let instant = from; instant < to; instant += DAY_MS / 48) starts.add(findIntervalStart(instant, interval));
  if (to > from) starts.add(findIntervalStart(to - 1, interval));
  return [...starts].toSorted((one, other) => one - other);
};

const computeHistogram = (of: readonly AlertRecord[], from: number, to: number, interval: AlertInterval) => {
  const countOf = (times: readonly string[], start: number) =>
    times
      .filter((time) => time !== '' && Date.parse(time) >= from && Date.parse(time) < to)
      .filter((time) => findIntervalStart(Date.parse(time), interval) === start).length;
  return listIntervalStarts(from, to, interval).map((start) => {
    const opened = countOf(
      of.map(({ created_at }) => created_at),
      start,
    );
    const resolved = countOf(
      of.map(({ resolved_at }) => resolved_at),
      start,
    );
    return { start: new Date(start).toISOString(), count: opened + resolved, opened, resolved };
  });
};

const histograms = fc.record({
  interval: fc.constantFrom<AlertInterval>('HOUR', 'DAY', 'WEEK', 'MONTH'),
  from: fc.integer({ min: -40 * 24 * 60, max: 0 }).map((minutes) => Math.floor(Date.now() / 60_000 + minutes) * 60_000),
  halfDays: fc.nat({ max: 80 }),
});

const printField = (from: number, to: number, interval: AlertInterval, filter = '') => {
  const [first, last] = [from, to].map((instant) => new Date(instant).toISOString());
  return `alertHistogram(from: "${first}", to: "${last}", interval: ${interval}${filter})`;
};

describe('alertHistogram', () => {
  it('equals the sums over single alerts, under 200 projects by two POSTs', { timeout: 300_000 }, () =>
    fc.assert(
      fc.asyncProperty(histograms, async ({ interval, from, halfDays }) => {
        const to = from + (halfDays * DAY_MS) / 2;
        const field = `${printField(from, to, interval)} ${BUCKETS}`;
        const of = interval === 'HOUR' ? 20 : 200;
        const all = await graph.ask(`{
          ${field}
          workspace(id: "${domain.workspaces[0]}") { ${field} }
          costReportData(first: ${of}, filter: { workspaceId: { eq: "*" } }) { nodes { project { id ${field} } } }
        }`);

        expect(all.errors).toBeUndefined();
        expect(all.data.alertHistogram).toEqual(computeHistogram(alerts, from, to, interval));
        const inWorkspace = alerts.filter(({ workspace_id }) => workspace_id === domain.workspaces[0]);
        expect(all.data.workspace.alertHistogram).toEqual(computeHistogram(inWorkspace, from, to, interval));
        const byProject = Map.groupBy(alerts, ({ project_id }) => project_id);
        const projects: { id: string; alertHistogram: unknown }[] = all.data.costReportData.nodes.map(
          ({ project }: { project: unknown }) => project,
        );
        expect(projects).toHaveLength(of);
        for (const { id, alertHistogram } of projects)
          expect(alertHistogram).toEqual(computeHistogram(byProject.get(id) ?? [], from, to, interval));
        const sent = all.posts.filter(({ path }) => path === STAT);
        expect(sent).toHaveLength(to > from ? 6 : 0);
        // A row for each bucket in which something happened.
        const shown = [all.data, all.data.workspace, ...projects].flatMap(({ alertHistogram }) => alertHistogram);
        const counts = shown.flatMap(({ opened, resolved }) => [opened, resolved]);
        expect(sent.flatMap(readResultRows)).toHaveLength(counts.filter((count) => count > 0).length);
      }),
      { numRuns: Math.ceil(RUNS / 40), seed: SEED, endOnFailure: true },
    ),
  );

  it('requests only what is selected, with the filter', async () => {
    const [from, to] = [Date.now() - 40 * DAY_MS, Date.now()];
    const filter = ', filter: { urgency: { eq: HIGH }, createdAt: { exists: true } }';

    const opened = await graph.ask(`{ ${printField(from, to, 'DAY', filter)} { start opened } }`);
    const none = await graph.ask(`{ ${printField(from, to, 'DAY', filter)} { start } }`);

    const own = computeHistogram(
      alerts.filter(({ urgency }) => urgency === 'HIGH'),
      from,
      to,
      'DAY',
    );
    expect(opened.data.alertHistogram).toEqual(own.map(({ start, opened: count }) => ({ start, opened: count })));
    expect(pathsOf(opened.posts)).toEqual([STAT]);
    expect(opened.posts.flatMap(readResultRows)).toHaveLength(own.filter(({ opened: count }) => count > 0).length);
    expect(none.data.alertHistogram).toEqual(own.map(({ start }) => ({ start })));
    expect(none.posts).toEqual([]);
  });

  it('contains every week of years whose first or last week is partial', async () => {
    const { data } = await graph.ask(
      '{ alertHistogram(from: "2020-12-20", to: "2027-01-12", interval: WEEK) { start opened } }',
    );

    const weeks: { start: string }[] = data.alertHistogram;
    expect(weeks.map(({ start }) => start)).toEqual(
      listIntervalStarts(Date.parse('2020-12-20'), Date.parse('2027-01-12'), 'WEEK').map((start) =>
        new Date(start).toISOString(),
      ),
    );
  });

  it.each([
    { given: 'from after to', args: 'from: "2024-05-02", to: "2024-05-01", interval: DAY', inputPath: ['from'] },
    {
      given: '1,001 hours',
      args: 'from: "2024-01-01", to: "2024-02-11T16:00:01", interval: HOUR',
      inputPath: ['interval'],
    },
  ])('refuses $given with an error of the field, before any POST for it', async ({ args, inputPath }) => {
    const [project] = domain.manyProjects;
    const { data, errors, posts } = await graph.ask(
      `{ project(id: "${project}") { id alertHistogram(${args}) { opened } } }`,
    );

    expect(data).toEqual({ project: { id: project, alertHistogram: null } });
    expect(errors).toMatchObject([
      { path: ['project', 'alertHistogram'], extensions: { code: 'BAD_USER_INPUT', inputPath } },
    ]);
    expect(pathsOf(posts)).toEqual(['/identity/v2/project/list']);
  });

  it('allows 1,000 hours', async () => {
    const { data } = await graph.ask(
      '{ alertHistogram(from: "2024-01-01", to: "2024-02-11T16:00:00", interval: HOUR) { opened } }',
    );

    expect(data.alertHistogram).toHaveLength(1000);
  });
});
