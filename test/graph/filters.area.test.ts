import { beforeAll, describe, expect, it } from 'vitest';
import { isObject, type JsonObject } from '../../subgraphs/wire/jsonObject.ts';
import { type GraphCondition, matchesCondition, readValues } from './conditionOracle.ts';
import { type FilterMember, type RootList, rootLists } from './rootLists.ts';
import { createSeededGraph } from './seededGraph.ts';
import type { TestGraph } from './testGraph.ts';

let graph: TestGraph;
beforeAll(async () => {
  graph = await createSeededGraph();
});

/** Records that only their user sees. */
const isPersonal = ({ type }: RootList) => ['CustomWidget', 'ProjectDashboard'].includes(type);

/** The members of the records of a list, those included that are computed only where they are named. */
const listMembers = ({ operation }: RootList): string[] => {
  const { results } =
    (operation.response as { properties?: { results?: { items?: { properties?: object } } } }).properties ?? {};
  return Object.keys(results?.items?.properties ?? {});
};

/** All rows of a list in full, as the POST API returns them. The rows of basic roles omit their permissions. */
const readRows = async (list: RootList): Promise<readonly JsonObject[]> => {
  const client = isPersonal(list) ? graph.owner : graph.admin;
  const { body } = await client.post(list.operation.path, {
    domain_id: graph.domainId,
    query: { only: listMembers(list) },
  });
  const rows = Array.isArray(body.results) ? body.results.filter(isObject) : [];
  return list.name === 'basicRoles' ? rows.map((row) => ({ ...row, permissions: [], page_access: [] })) : rows;
};

/** A condition of the graph, and the equivalent condition of the POST API. */
interface Trial extends GraphCondition {
  readonly field: string;
  readonly filter: JsonObject;
}

/** A value that some row has, of the filter's type. If no row has one, a value that no row has. */
const chooseSample = ({ type, operators }: FilterMember, values: readonly unknown[]): unknown => {
  const [value] = values.filter((found) => found !== null && !isObject(found));
  if (value !== undefined) return value;
  if (type === 'DateTimeFilter') return '2020-01-01T00:00:00.000Z';
  if (type === 'BooleanFilter') return true;
  return ['IntFilter', 'FloatFilter'].includes(type) ? 7 : operators.includes('contains') ? 'nothing' : undefined;
};

const toOperand = (operator: string, value: unknown): unknown => {
  if (operator === 'in' || operator === 'notIn') return [value];
  if (operator === 'exists') return true;
  if (operator === 'contains') return (String(value).slice(1, 4) || String(value)).toUpperCase();
  return operator === 'regex' ? `^${String(value).slice(0, 3).replace(/\W/g, '.')}` : value;
};

/** Path of the first scalar in a free-form member. */
const pathInside = (rows: readonly JsonObject[], key: string) => {
  const holders = rows.flatMap((row) => readValues(row, key)).filter(isObject);
  const [name] = holders.flatMap((holder) =>
    Object.keys(holder).filter((member) => holder[member] !== '' && !isObject(holder[member])),
  );
  return name ?? 'nothing';
};

/** Operators tested on further members of a type, after all operators were tested on its first members. */
const ENOUGH = ['eq', 'exists'];

/** All operators for the first members of each type and some for the others, with values from the rows. */
const trialsOfAll = ({ filter }: RootList, rows: readonly JsonObject[]): Trial[] => {
  const firsts = new Set(new Map(filter.toReversed().map((member) => [member.type, member])).values());
  return filter.flatMap((member) =>
    makeTrials(member, rows).filter(({ operator }) => firsts.has(member) || ENOUGH.includes(operator)),
  );
};

const makeTrials = (member: FilterMember, rows: readonly JsonObject[]): Trial[] => {
  const path = member.isInside ? pathInside(rows, member.key) : null;
  const key = path === null ? member.key : `${member.key}.${path}`;
  const value = chooseSample(
    member,
    rows.flatMap((row) => readValues(row, key)),
  );
  return member.operators
    .filter((operator) => value !== undefined || operator === 'exists')
    .map((operator) => {
      const operand = toOperand(operator, value);
      const test = path === null ? { [operator]: operand } : [{ path, [operator]: operand }];
      return { key, operator, value: operand, field: member.field, filter: { [member.field]: test } };
    });
};

/** Most lists in one query. */
const AT_ONCE = 40;
const splitIntoChunks = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, at) => items.slice(at * AT_ONCE, (at + 1) * AT_ONCE));

/** Sends many filters of a list in one query: returns the identifiers found, or counts if rows have no identifier. */
const findBy = async (list: RootList, filters: readonly JsonObject[]): Promise<unknown[]> => {
  const variables = filters.map((_, at) => `$f${at}: ${list.type}Filter`).join(' ');
  const wanted = list.idField === null ? 'totalCount' : 'totalCount nodes { id }';
  const fields = filters.map((_, at) => `a${at}: ${list.name}(first: 1000, filter: $f${at}) { ${wanted} }`).join('\n');
  const ask = isPersonal(list) ? graph.asOwner : graph.asAdmin;
  const values = Object.fromEntries(filters.map((filter, at) => [`f${at}`, filter]));
  const { data, errors } = await ask(`query (${variables}) { ${fields} }`, values);
  expect(errors).toBeUndefined();
  return filters.map((_, at) => {
    const { totalCount, nodes } = data[`a${at}`];
    return list.idField === null ? totalCount : nodes.map(({ id }: { id: string }) => id).sort();
  });
};

const expectedRows = (list: RootList, rows: readonly JsonObject[], trial: Trial) => {
  const { idField } = list;
  const found = rows.filter((row) => matchesCondition(row, trial));
  return idField === null ? found.length : found.map((row) => row[idField]).sort();
};

describe('every operator of every filter, against the real service', () => {
  it.each(rootLists)('find the right $name', { timeout: 60_000 }, async (list) => {
    const rows = await readRows(list);
    const trials = trialsOfAll(list, rows);

    const wrong: unknown[] = [];
    for (const some of splitIntoChunks(trials)) {
      const answers = await findBy(
        list,
        some.map(({ filter }) => filter),
      );
      for (const [at, trial] of some.entries()) {
        const right = expectedRows(list, rows, trial);
        if (JSON.stringify(answers[at]) !== JSON.stringify(right)) wrong.push({ trial, found: answers[at], right });
      }
    }

    expect(rows.length).toBeGreaterThan(0);
    expect(trials.length).toBeGreaterThan(list.filter.length);
    expect(wrong).toEqual([]);
  });

  it.each(rootLists.filter(({ idField }) => idField !== null))(
    'finds $name by either of two conditions',
    async (list) => {
      const rows = await readRows(list);
      const ids = rows.map((row) => row[list.idField ?? '']).sort();
      const or = [...new Set([ids[0], ids.at(-1)])].map((id) => ({ id: { eq: id } }));

      const [found] = await findBy(list, [{ or }]);

      expect(found).toEqual(or.map(({ id }) => id.eq));
    },
  );
});

/** Order of types of values: unset, numbers, texts, and so on (semantics 2.4.3). */
const rankType = (value: unknown) => {
  if (value === null || value === undefined) return 0;
  const ranks = ['number', 'string', 'object', 'boolean'];
  return 1 + ranks.indexOf(typeof value);
};
const isInOrder = (one: unknown, other: unknown): boolean => {
  if (typeof one === 'number' && typeof other === 'number') return one <= other;
  if (typeof one === 'string' && typeof other === 'string') return one <= other;
  return rankType(one) <= rankType(other);
};

/** Fields of an order that are not members of the record. */
const orderPaths: Readonly<Record<string, string>> = {
  COST: 'cost.USD',
  COST_DAY: 'cost_info.day',
  COST_MONTH: 'cost_info.month',
  PLUGIN_ID: 'plugin_info.plugin_id',
  PLUGIN_VERSION: 'plugin_info.version',
  TYPE: 'data_source_type',
};

/** The member by which a field orders. Cost: the amount in the default currency. */
const findOrderKey = (field: string, idField: string) =>
  field === 'ID' ? idField : (orderPaths[field] ?? field.toLowerCase());

describe('every field of every order, against the real service', () => {
  it.each(rootLists)('order $name in both directions', { timeout: 60_000 }, async (list) => {
    const rows = new Map((await readRows(list)).map((row) => [row[list.idField ?? ''], row]));
    const fields = list.orderFields.flatMap((field) =>
      ['ASC', 'DESC'].map(
        (direction) =>
          `${field}_${direction}: ${list.name}(first: 1000, orderBy: [{field: ${field}, direction: ${direction}}]) { totalCount ${list.idField === null ? '' : 'nodes { id }'} }`,
      ),
    );
    const ask = isPersonal(list) ? graph.asOwner : graph.asAdmin;
    const { data, errors } = await ask(`{ ${fields.join('\n')} }`);

    expect(errors).toBeUndefined();
    expect(list.orderFields.length).toBeGreaterThan(1);
    if (list.idField === null) return;
    for (const field of list.orderFields) {
      const key = findOrderKey(field, list.idField);
      const valuesOf = (direction: string): unknown[] =>
        data[`${field}_${direction}`].nodes.map(
          ({ id }: { id: string }) => readValues(rows.get(id) ?? {}, key)[0] ?? null,
        );
      const ascending = valuesOf('ASC');
      expect([field, ascending.slice(1).filter((value, at) => !isInOrder(ascending[at], value))]).toEqual([field, []]);
      expect([field, valuesOf('DESC').toReversed()]).toEqual([field, ascending]);
    }
  });
});
