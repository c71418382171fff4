/** Services by their open alerts, compared with single alerts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { service } from '../../contract/alert-manager/service.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { type CountedGraph, createManyProjectsDomain, startCountedGraph } from './manyProjectsDomain.ts';
import { pathsOf } from './recordingProxy.ts';

const SERVICES = '/alert-manager/v1/service/list';

let domain: Awaited<ReturnType<typeof createManyProjectsDomain>>;
let graph: CountedGraph;
/** Numbers of open alerts by the name of the service. */
const open = new Map([0, 3, 1, 3, 2].map((count, at) => [`Service ${at}`, count]));
beforeAll(async () => {
  domain = await createManyProjectsDomain();
  const { manyProjects } = domain;
  for (const [at, [name, count]] of [...open].entries()) {
    const project_id = manyProjects[at * 2] ?? '';
    await domain.owner.call(service.create, { name, service_key: name, tags: { projects: [project_id] } });
    const states = [...Array<string>(count).fill('TRIGGERED'), 'RESOLVED', ...(at === 1 ? [] : ['RESOLVED'])];
    for (const state of states) {
      const { alert_id } = await domain.admin.call(alert.create, { title: `Of ${name}`, project_id });
      await domain.admin.call(alert.update, { alert_id, state });
    }
  }
  const [acknowledged] = (await domain.admin.call(alert.list, { state: 'TRIGGERED' })).results;
  await domain.admin.call(alert.update, { alert_id: acknowledged?.alert_id ?? '', state: 'ACKNOWLEDGED' });
  graph = await startCountedGraph(domain);
}, 300_000);
afterAll(() => graph?.close());

const namesOf = (nodes: readonly { readonly name: string }[]) => nodes.map(({ name }) => name);

describe('services by open alerts', () => {
  it('come in the order of their numbers, page by page, by one POST each', async () => {
    const names: string[] = [];
    let after: string | null = null;
    do {
      const query = `query ($after: String) { alertServices(first: 2, after: $after, orderBy: [{ field: OPEN_ALERTS, direction: DESC }, { field: NAME }])
        { nodes { name openAlerts } pageInfo { hasNextPage endCursor } } }`;
      const { data, errors, posts } = await graph.ask(query, { after });
      expect(errors).toBeUndefined();
      for (const { name, openAlerts } of data.alertServices.nodes) expect(openAlerts).toBe(open.get(name));
      expect(pathsOf(posts)).toEqual([SERVICES]);
      names.push(...namesOf(data.alertServices.nodes));
      after = data.alertServices.pageInfo.hasNextPage ? data.alertServices.pageInfo.endCursor : null;
    } while (after !== null);

    const expected = [...open].toSorted(([one, few], [other, many]) => many - few || (one < other ? -1 : 1));
    expect(names).toEqual(expected.map(([name]) => name));
  });

  it('are found by their number, also where they are counted alone', async () => {
    const { data, posts } = await graph.ask(
      '{ alertServices(filter: { openAlerts: { gte: 2 } }, orderBy: { field: NAME }) { totalCount nodes { name } } }',
    );

    expect(namesOf(data.alertServices.nodes)).toEqual(['Service 1', 'Service 3', 'Service 4']);
    expect(data.alertServices.totalCount).toBe(3);
    expect(pathsOf(posts)).toEqual([SERVICES]);
  });
});
