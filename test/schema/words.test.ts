/** The rules of `docs/graph.md` that a program can check, over the composed schema. */
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { allOperations } from '../../contract/index.ts';
import { toUserErrorReason, userErrorReasons } from '../../subgraphs/write/userErrorReason.ts';

const schema = buildSchema(readFileSync('schema/api.graphql', 'utf8'));
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const fields: readonly { readonly name: string; readonly field: GraphQLField<unknown, unknown> | GraphQLInputField }[] =
  types
    .filter((type) => isObjectType(type) || isInputObjectType(type))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })));
const args = types
  .filter(isObjectType)
  .flatMap((type) => Object.values(type.getFields()).flatMap((field) => field.args.map((arg) => ({ field, arg }))));

const nameOf = ({ type }: { readonly type: GraphQLOutputType | GraphQLInputType }): string => {
  const named: GraphQLNamedType = getNamedType(type);
  return named.name;
};

const camelCase = (constant: string) =>
  constant.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Types with an identifier: records, and who may have made them. */
const isRecord = (name: string) => {
  const type = schema.getType(name);
  return name === 'Actor' || (isObjectType(type) && String(type.getFields().id?.type) === 'ID!');
};

/** The enumerations of the values of record types that end in a suffix, with the type and its filter. */
const enumerations = (suffix: RegExp) =>
  types.filter(isEnumType).flatMap((values) => {
    const type = schema.getType(values.name.replace(suffix, ''));
    const filter = schema.getType(values.name.replace(suffix, 'Filter'));
    return suffix.test(values.name) && isObjectType(type) && isInputObjectType(filter)
      ? [{ values, type, filter }]
      : [];
  });

const findCoordinates = (values: GraphQLEnumType, wrong: (name: string) => boolean) =>
  values
    .getValues()
    .filter(({ name }) => wrong(camelCase(name)))
    .map(({ name }) => `${values.name}.${name}`);

describe('a value has one name', () => {
  it('in orders and in filters', () => {
    const orders = enumerations(/OrderField$/);

    expect(orders.length).toBeGreaterThan(25);
    // What no filter can compare: amounts, and a member of a member.
    const orderedOnly = /\.(COST_DAY|COST_MONTH|PLUGIN_ID|PLUGIN_VERSION)$/;
    const others = orders.flatMap(({ values, filter }) =>
      findCoordinates(values, (name) => filter.getFields()[name] === undefined),
    );
    expect(others.filter((name) => !orderedOnly.test(name))).toEqual([]);
  });

  it('in filters and in types: what a filter compares is shown', () => {
    const filters = types.filter(isInputObjectType).flatMap((filter) => {
      const type = schema.getType(filter.name.replace(/Filter$/, ''));
      return /Filter$/.test(filter.name) && isObjectType(type) ? [{ filter, shown: type.getFields() }] : [];
    });

    expect(filters.length).toBeGreaterThan(25);
    // What `User.roleBindings` shows.
    const shownInside = ['UserFilter.roleId', 'UserFilter.roleType'];
    const hidden = filters.flatMap(({ filter, shown }) =>
      Object.keys(filter.getFields())
        .filter((name) => name !== 'or')
        .filter((name) => ['', 's'].every((end) => shown[name.replace(/Ids?$/, end)] === undefined))
        .filter((name) => shown[name] === undefined)
        .map((name) => `${filter.name}.${name}`),
    );
    expect(hidden).toEqual(shownInside);
  });
});

describe('a word has one meaning', () => {
  it.each([
    { word: 'top', type: ['Int'], value: [undefined] },
    { word: 'timeZone', type: ['String'], value: ['UTC'] },
    { word: 'first', type: ['Int'], value: [20, undefined] },
    { word: 'keyword', type: ['String'], value: [undefined] },
    { word: 'from', type: ['DateTime', 'DateTime!', 'YearMonth', 'YearMonth!'], value: [undefined] },
    { word: 'to', type: ['DateTime', 'DateTime!', 'YearMonth', 'YearMonth!'], value: [undefined] },
  ])('the argument $word has the same types and default everywhere', ({ word, type, value }) => {
    const found = args.filter(({ arg }) => arg.name === word);

    expect(found.length).toBeGreaterThan(3);
    expect([...new Set(found.map(({ arg }) => String(arg.type)))].toSorted()).toEqual(type);
    for (const { arg } of found) expect(value).toContain(arg.defaultValue);
  });

  it('records that a record names are a list, all others a connection', () => {
    const lists = fields.filter(({ field }) => isListType(getNullableType(field.type)) && isRecord(nameOf(field)));

    expect(lists.map(({ name }) => name).filter((name) => !/(Connection\.nodes|Payload\.\w+)$/.test(name))).toEqual([
      'AlertService.channels',
      'AlertService.webhooks',
      'AppAccess.projects',
      'EscalationRule.channels',
      'LegacyAlertService.channels',
      'LegacyAlertService.webhooks',
      'MaintenanceWindow.projects',
      'Project.users',
      'ServiceMembers.userGroups',
      'ServiceMembers.users',
    ]);
  });

  it('times have the scalar of their form', () => {
    const texts = fields.filter(({ field }) => nameOf(field) === 'String');
    const times = texts.filter(({ name }) => /\.(start|end|date|day|month|year|period|\w+At)$/.test(name));

    expect(times.map(({ name }) => name)).toEqual([]);
  });
});

describe('descriptions', () => {
  it('do not repeat that a field is null where the service has no value', () => {
    const repeated = fields.filter(({ field }) => /null if upstream has none/i.test(field.description ?? ''));

    expect(repeated.map(({ name }) => name)).toEqual([]);
  });

  it('of what is deprecated name the field that replaces it', () => {
    const deprecated = fields.filter(({ field }) => field.deprecationReason != null);

    expect(deprecated.length).toBeGreaterThan(5);
    for (const { name, field } of deprecated) {
      const [, other = ''] = /^Use `(\w+)`\.$/.exec(field.deprecationReason ?? '') ?? [];
      const type = schema.getType(name.split('.')[0] ?? '');
      const siblings = isObjectType(type) ? type.getFields() : {};
      expect(siblings[other], name).toBeDefined();
      expect(siblings[other]?.deprecationReason, name).toBeUndefined();
    }
  });
});

describe('the reasons of a refusal', () => {
  const reasonsOf = (id: string) =>
    allOperations.get(id)?.errors?.map((code) => toUserErrorReason('BAD_USER_INPUT', code)) ?? [];
  /** Those that may refuse every mutation, and what is reported in `errors`. */
  const general = new Set([
    'NOT_FOUND',
    'REQUIRED_PARAMETER',
    'INVALID_PARAMETER',
    'INVALID_PARAMETER_TYPE',
    'UNKNOWN',
  ]);

  it('are those of the contract', () => {
    const values = schema.getType('UserErrorReason');

    expect(isEnumType(values) && values.getValues().map(({ name }) => name)).toEqual(
      expect.arrayContaining([...userErrorReasons]),
    );
    expect(isEnumType(values) && values.getValues()).toHaveLength(userErrorReasons.length);
  });

  it('are named by the mutation that can be refused for them', () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    const special = mutations.map(({ name, description }) => {
      const text = description ?? '';
      const operations = [...text.matchAll(/`(\w+\.\w+\.\w+)`/g)].map(([, id = '']) => id);
      const expected = new Set(operations.flatMap(reasonsOf).filter((reason) => !general.has(reason)));
      const [, named = ''] = /Refused for: ([^.]*)\./.exec(text) ?? [];
      return { name, expected: [...expected].sort(), named: named.match(/\w+/g)?.toSorted() ?? [] };
    });

    expect(special.filter(({ named }) => named.length > 0).length).toBeGreaterThan(30);
    for (const { name, expected, named } of special) expect(named, name).toEqual(expected);
  });
});
