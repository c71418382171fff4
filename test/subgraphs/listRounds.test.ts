import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../subgraphs/wire/jsonObject.ts';
import { isObject } from '../../subgraphs/wire/jsonObject.ts';
import { answerList, answerStatistics, type StubHandler } from './postApiStub.ts';
import { makeUnsignedToken, startStubbedSubgraphs } from './stubbedSubgraphs.ts';

const BUDGETS = '/cost-analysis/v1/budget/list';
const LIST = '/monitoring/v1/alert/list';
const STAT = '/monitoring/v1/alert/stat';
const QUERY = `{ budgets { nodes { project {
  alerts(first: 1) { totalCount pageInfo { hasNextPage } nodes { title } } } } } }`;

/** Alerts of three projects in turn, and the only two of a fourth at the end. */
const alerts = (count: number): JsonObject[] =>
  Array.from({ length: count }, (_, at) => ({
    alert_id: `a${at}`,
    title: `Alert ${at}`,
    project_id: at < count - 2 ? `p${at % 3}` : 'p3',
  }));

const budgets = Array.from({ length: 4 }, (_, at) => ({ budget_id: `b${at}`, project_id: `p${at}` }));

/** Whether a condition came to hold within three seconds. */
const holds = async (condition: () => boolean) => {
  for (let time = 0; time < 300 && !condition(); time++) await sleep(10);
  return condition();
};

const isShared = ({ query }: JsonObject) => isObject(query) && JSON.stringify(query.filter).includes('"in"');

describe('first rows and counts of long lists under many parents', () => {
  it('are requested at once where the first rows did not suffice the last time', async () => {
    let rows = alerts(400);
    let waits = false;
    const together: boolean[] = [];
    const list: StubHandler = async (body, times) => {
      const asked = () => facade.paths().filter((path) => path === STAT).length;
      if (waits && isShared(body)) together.push(await holds(() => asked() > 0));
      return answerList(rows)(body, times);
    };
    await using facade = await startStubbedSubgraphs({
      [BUDGETS]: answerList(budgets),
      [LIST]: list,
      [STAT]: (body, times) => answerStatistics(rows)(body, times),
    });
    const ask = async () => {
      facade.posts.length = 0;
      const { data, errors } = await facade.askGraph(QUERY);
      expect(errors).toBeUndefined();
      return { data, paths: facade.paths().toSorted() };
    };

    const first = await ask();
    expect(first.paths).toEqual([BUDGETS, LIST, LIST, STAT]);

    waits = true;
    expect(await ask()).toEqual(first);
    expect(together).toEqual([true]);

    waits = false;
    rows = alerts(20);
    expect((await ask()).paths).toEqual([BUDGETS, LIST, STAT]);
    expect((await ask()).paths).toEqual([BUDGETS, LIST]);
  });

  it('take one more round for short lists and long lists together', async () => {
    // Each of the first three has many, the others have two each, all of them after the others.
    const rows = [
      ...alerts(302).slice(0, 300),
      ...['p4', 'p5', 'p6', 'p4', 'p5', 'p6'].map((project_id, at) => ({
        alert_id: `z${at}`,
        title: `Late ${at}`,
        project_id,
      })),
    ];
    const waiting = { separate: false, together: false };
    const list: StubHandler = async (body, times) => {
      const lists = () => facade.paths().filter((path) => path === LIST).length;
      if (times > 1) waiting[isShared(body) ? 'together' : 'separate'] = await holds(() => lists() > 2);
      return answerList(rows)(body, times);
    };
    await using facade = await startStubbedSubgraphs({
      [BUDGETS]: answerList(['p0', 'p4', 'p5', 'p6'].map((project_id) => ({ budget_id: project_id, project_id }))),
      [LIST]: list,
      [STAT]: answerStatistics(rows),
    });

    const { data, errors } = await facade.askGraph(
      `{ budgets { nodes { project {
        alerts(last: 2, orderBy: [{ field: STATE }]) { totalCount nodes { title } } } } } }`,
    );

    expect(errors).toBeUndefined();
    expect(Object(data).budgets.nodes.map(({ project }: { project: { alerts: object } }) => project.alerts)).toEqual([
      { totalCount: 100, nodes: [{ title: 'Alert 294' }, { title: 'Alert 297' }] },
      { totalCount: 2, nodes: [{ title: 'Late 0' }, { title: 'Late 3' }] },
      { totalCount: 2, nodes: [{ title: 'Late 1' }, { title: 'Late 4' }] },
      { totalCount: 2, nodes: [{ title: 'Late 2' }, { title: 'Late 5' }] },
    ]);
    expect(facade.paths().toSorted()).toEqual([BUDGETS, LIST, LIST, LIST, STAT]);
    expect(waiting).toEqual({ separate: true, together: true });
  });
});

describe('all rows of lists that together are longer than one answer', () => {
  it('are each there once if a row moves between two answers: then each list has a POST of its own', async () => {
    const rows = alerts(1200);
    const moved = [...rows.slice(1100), ...rows.slice(0, 1100)];
    const list: StubHandler = (body, times) => answerList(times === 1 ? rows : moved)(body, times);
    await using facade = await startStubbedSubgraphs({ [BUDGETS]: answerList(budgets), [LIST]: list });

    const { data, errors } = await facade.askGraph(
      '{ budgets { nodes { project { id alerts(first: 1000) { nodes { title } } } } } }',
    );

    expect(errors).toBeUndefined();
    expect(
      Object(data).budgets.nodes.map(({ project }: { project: { alerts: { nodes: object[] } } }) => project.alerts),
    ).toEqual(
      budgets.map(({ project_id }) => ({
        nodes: moved.filter((row) => row.project_id === project_id).map(({ title }) => ({ title })),
      })),
    );
    expect(facade.paths().filter((path) => path === LIST)).toHaveLength(2 + budgets.length);
  });
});

describe('the rows under many parents, once it is known what they take', () => {
  const FIRST_TWO = `{ budgets { nodes { project {
    alerts(first: 2) { totalCount pageInfo { hasNextPage } nodes { title } } } } } }`;
  const titled = (project_id: string, count: number): JsonObject[] =>
    Array.from({ length: count }, (_, at) => ({
      alert_id: `${project_id}-${at}`,
      title: `${project_id} ${at}`,
      project_id,
    }));
  const pageOf = (project: string, count: number) => ({
    totalCount: count,
    pageInfo: { hasNextPage: count > 2 },
    nodes: Array.from({ length: Math.min(count, 2) }, (_, at) => ({ title: `${project} ${at}` })),
  });

  /** Asks as a caller for the first two alerts of projects with so many. */
  const start = async (initial: Readonly<Record<string, number>>) => {
    let counts = initial;
    const rows = () => Object.entries(counts).flatMap(([project, count]) => titled(project, count));
    const facade = await startStubbedSubgraphs({
      [BUDGETS]: answerList(Object.keys(initial).map((project_id) => ({ budget_id: project_id, project_id }))),
      [LIST]: (body, times) => answerList(rows())(body, times),
      [STAT]: (body, times) => answerStatistics(rows())(body, times),
    });
    return {
      change: (next: typeof counts) => {
        counts = next;
      },
      ask: async (authorization?: string) => {
        facade.posts.length = 0;
        const { data, errors } = await facade.askGraph(FIRST_TWO, authorization === undefined ? {} : { authorization });
        expect(errors).toBeUndefined();
        expect(
          Object(data).budgets.nodes.map(({ project }: { project: { alerts: object } }) => project.alerts),
        ).toEqual(Object.entries(counts).map(([project, count]) => pageOf(project, count)));
        return facade.paths().toSorted();
      },
      [Symbol.asyncDispose]: () => facade[Symbol.asyncDispose](),
    };
  };

  it('of two long lists take a POST each, which also has the length', async () => {
    await using graph = await start({ long: 300, longer: 400 });

    expect(await graph.ask()).toEqual([BUDGETS, LIST, LIST, LIST]);
    expect(await graph.ask()).toEqual([BUDGETS, LIST, LIST]);

    graph.change({ long: 5, longer: 6 });
    expect(await graph.ask()).toEqual([BUDGETS, LIST, LIST]);
    expect(await graph.ask()).toEqual([BUDGETS, LIST]);
  });

  it('take one POST if all rows are no more than the POSTs that it saves are worth', async () => {
    await using graph = await start({ first: 30, second: 25, third: 25 });

    expect(await graph.ask()).toEqual([BUDGETS, LIST, LIST, STAT]);
    expect(await graph.ask()).toEqual([BUDGETS, LIST]);

    graph.change({ first: 300, second: 25, third: 25 });
    expect(await graph.ask()).toHaveLength(5);
    graph.change({ first: 3, second: 2, third: 5 });
    expect(await graph.ask()).toEqual([BUDGETS, LIST]);
  });

  it('are fetched by what the same caller took, not by what another one did', async () => {
    await using graph = await start({ one: 300, two: 400 });
    const [ada, bob] = ['ada', 'bob'].map((aud) => makeUnsignedToken({ did: 'domain-1', aud }));

    await graph.ask(ada);

    expect(await graph.ask(bob)).toEqual([BUDGETS, LIST, LIST, LIST]);
    expect(await graph.ask(ada)).toEqual([BUDGETS, LIST, LIST]);
  });
});
