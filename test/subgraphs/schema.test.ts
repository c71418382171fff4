import { readFileSync } from 'node:fs';
import { composeServices } from '@apollo/composition';
import { transformSupergraphToPublicSchema } from '@theguild/federation-composition';
import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
  lexicographicSortSchema,
  OverlappingFieldsCanBeMergedRule,
  parse,
  printSchema,
  validate,
  visit,
} from 'graphql';
import Type, {
  IsArray,
  IsBoolean,
  IsEnum,
  IsInteger,
  IsNumber,
  IsObject,
  IsOptional,
  IsRecord,
  type TSchema,
} from 'typebox';
import { describe, expect, it } from 'vitest';
import { allOperations } from '../../contract/index.ts';
import { compose } from '../../schema/compose.ts';
import { areas, parseTypeDefs } from '../../schema/subgraphSdl.ts';
import { subgraphs } from '../../subgraphs/index.ts';
import { type AnyRow, findFieldMembers, type ResourceType } from '../../subgraphs/resourceType.ts';
import { toMemberName } from '../../subgraphs/wire/messages.ts';

const composed = compose();
const api = buildASTSchema(parse(composed.api));
const types = Object.values(api.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
/** Fields that the public graph omits need descriptions too. */
const hidden = Object.values(subgraphs.secret?.schema.getTypeMap() ?? {}).filter(
  (type) => type.name === 'TrustedSecretData' || type.name === 'Query',
);
const rootFields = [api.getQueryType(), api.getMutationType()].flatMap((root) =>
  Object.values(root?.getFields() ?? {}),
);
const readSchemaFile = (name: string) => readFileSync(new URL(`../../schema/${name}.graphql`, import.meta.url), 'utf8');

describe('the composed graph', () => {
  it('is committed as the subgraphs compose it', () => {
    expect(readSchemaFile('supergraph')).toBe(composed.supergraph);
    expect(readSchemaFile('api')).toBe(composed.api);
  });

  it('is the same if another library composes it that does not know @oneOf', () => {
    const other = composeServices(
      areas.map((name) => ({ name, url: `http://${name}`, typeDefs: withoutOneOf(parseTypeDefs(name)) })),
    );

    expect(other.errors).toBeUndefined();
    expect(publicSdlOf(parse(other.supergraphSdl ?? ''))).toBe(publicSdlOf(withoutOneOf(parse(composed.supergraph))));
  });

  const withoutOneOf = (sdl: DocumentNode): DocumentNode =>
    visit(sdl, { Directive: ({ name }) => (name.value === 'oneOf' ? null : undefined) });

  const publicSdlOf = (supergraph: DocumentNode) =>
    printSchema(lexicographicSortSchema(buildASTSchema(transformSupergraphToPublicSchema(supergraph))));
});

describe('descriptions', () => {
  const described = [...types, ...hidden].flatMap((type) => {
    const own = isSpecifiedScalarType(type) ? [] : [[type.name, type.description] as const];
    if (isEnumType(type))
      return [
        ...own,
        ...type.getValues().map(({ name, description }) => [`${type.name}.${name}`, description] as const),
      ];
    if (!isObjectType(type) && !isInputObjectType(type)) return own;
    const fields = Object.values(type.getFields()).map(
      ({ name, description }) => [`${type.name}.${name}`, description] as const,
    );
    return [
      ...own,
      ...fields,
      ...(isObjectType(type)
        ? Object.values(type.getFields()).flatMap((field) => listArguments(type.name, field))
        : []),
    ];
  });

  it('exist on every type, field, argument and value', () => {
    expect(described.length).toBeGreaterThan(1000);
    // Definitions of Federation, which every subgraph has.
    const ours = described.filter(([name]) => !name.startsWith('Query._'));
    expect(ours.filter(([, description]) => !description?.trim()).map(([name]) => name)).toEqual([]);
  });

  it('say of every nullable field that takes a call when it is null', () => {
    const silent = types
      .filter(isObjectType)
      .filter(({ name }) => name !== 'Query')
      .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
      .filter(({ field }) => /Connection$/.test(String(field.type)) || /Calls `/.test(field.description ?? ''))
      .filter(({ field }) => !isNonNullType(field.type) && !/\bnull\b/i.test(field.description ?? ''));

    expect(silent.map(({ type, field }) => `${type.name}.${field.name}`)).toEqual([]);
  });

  it('say more than the name', () => {
    const terse = described.filter(([, description]) => /^\S+$/.test(description?.trim() ?? ''));

    expect(terse.map(([name, description]) => `${name}: ${description}`)).toEqual([]);
  });

  it('of root fields end with the operation that it calls', () => {
    const silent = rootFields.filter(({ description }) => description?.includes('Calls nothing'));
    const calling = rootFields.filter((field) => !silent.includes(field));

    const named = calling.map(({ name, description }) => [name, allOperations.has(readCalledOperation(description))]);

    expect(named.filter(([, known]) => !known)).toEqual([]);
    expect(silent.map(({ name }) => name)).toEqual(['me']);
  });
});

describe('the members of a union', () => {
  it.each(types.filter(isUnionType))(
    'of $name have compatible names, so that one selection can query them',
    (union) => {
      const selections = union.getTypes().map(({ name }) => `... on ${name} { name }`);
      const holder = types
        .filter(isObjectType)
        .flatMap((type) =>
          Object.values(type.getFields()).flatMap((field) => (field.type === union ? [[type.name, field.name]] : [])),
        )[0];

      const document = parse(`fragment Names on ${holder?.[0]} { ${holder?.[1]} { ${selections.join(' ')} } }`);

      expect(validate(api, document, [OverlappingFieldsCanBeMergedRule])).toEqual([]);
    },
  );
});

describe('nullability', () => {
  /** Members that are never missing: proto3 omits them only at their default. */
  const present = (schema: TSchema) =>
    !IsOptional(schema) &&
    (IsNumber(schema) ||
      IsInteger(schema) ||
      IsBoolean(schema) ||
      IsArray(schema) ||
      IsObject(schema) ||
      IsRecord(schema) ||
      IsEnum(schema));

  it.each(areas.map((area) => [area] as const))(
    'is not allowed for numbers, flags, lists and enums of %s',
    async (area) => {
      const exported: object = await import(`../../subgraphs/${area}/resources.ts`);
      const records = Object.values(exported)
        .filter(isRecordType)
        .filter(({ isOptional }) => !isOptional);

      const nullable = records.flatMap((resource) => {
        const members = recordMembers(resource);
        const type = subgraphs[area]?.schema.getType(resource.type);
        if (!isObjectType(type)) throw new Error(`The graph has no type ${resource.type}.`);
        return Object.values(type.getFields())
          .filter((field) => !isNonNullType(field.type))
          .filter((field) =>
            findFieldMembers(resource, field.name).some((name) => present(members[name] ?? Type.Null())),
          )
          .map((field) => `${type.name}.${field.name}`);
      });

      // Upstream returns the totals on request only, a plug-in is a reference, and a row has no amount in most currencies.
      expect(nullable.filter((field) => !/\.(alerts|alertTotals|amount|pluginInfo)$/.test(field))).toEqual([]);
    },
  );

  const isRecordType = (value: unknown): value is ResourceType<AnyRow> =>
    typeof value === 'object' && value !== null && 'members' in value && 'list' in value;

  const recordMembers = ({ list }: ResourceType<AnyRow>): Readonly<Record<string, TSchema>> => {
    const rows = IsObject(list.response) ? list.response.properties.results : undefined;
    return rows && IsArray(rows) && IsObject(rows.items) ? rows.items.properties : {};
  };
});

describe('enumerations', () => {
  it('have UNKNOWN if a record can contain them', () => {
    const ofRecords = new Set(
      types
        .filter(isObjectType)
        .flatMap((type) => Object.values(type.getFields()).map((field) => String(field.type).replace(/\W/g, ''))),
    );

    const strict = types.filter(isEnumType).filter((type) => ofRecords.has(type.name) && !type.getValue('UNKNOWN'));

    // Values of the facade: no service adds to them.
    expect(strict.map(({ name }) => name).toSorted()).toEqual([
      'AlertDimension',
      'ChangeKind',
      'CostDimension',
      'UserErrorCode',
    ]);
  });

  it('do not offer UNKNOWN in inputs, arguments and filters', () => {
    const inputs = types
      .filter(isInputObjectType)
      .flatMap((type) =>
        Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field.type] as const),
      );
    const taken = types
      .filter(isObjectType)
      .flatMap((type) =>
        Object.values(type.getFields()).flatMap((field) =>
          field.args.map((arg) => [`${type.name}.${field.name}(${arg.name})`, arg.type] as const),
        ),
      );

    const offering = [...inputs, ...taken].filter(([, type]) => {
      const named = getNamedType(type);
      return isEnumType(named) && named.getValue('UNKNOWN');
    });

    expect(inputs.length + taken.length).toBeGreaterThan(1000);
    expect(offering.map(([name]) => name)).toEqual([]);
  });
});

describe('mutations', () => {
  it.each(Object.values(api.getMutationType()?.getFields() ?? {}).map((field) => [field.name, field] as const))(
    '%s take what their operation takes',
    (_name, field) => {
      const operation = allOperations.get(readCalledOperation(field.description));
      const input = field.args[0]?.type;
      const inputType = api.getType(String(input).replace('!', ''));
      if (operation === undefined || !isInputObjectType(inputType))
        throw new Error(`${field.name} is not like a mutation`);

      const members = Object.keys(inputType.getFields()).map((name) => toMemberName(operation, name));

      expect(
        members.filter(
          (name) => !('properties' in operation.request) || !(name in Object(operation.request.properties)),
        ),
      ).toEqual([]);
      expect(String(field.type)).toMatch(/Payload$/);
    },
  );
});

describe('resolvers', () => {
  /** Fields whose value is the member of the same name. */
  const plain: Readonly<Record<string, readonly string[]>> = {
    AlertCounts: ['total', 'byState', 'byUrgency', 'bySeverity', 'points', 'groups', 'others'],
    AlertDurationGroup: ['values', 'total', 'timeToAcknowledge', 'timeToResolve', 'points'],
    AlertDurationPoint: ['start', 'total', 'timeToAcknowledge', 'timeToResolve'],
    AlertDurations: ['total', 'timeToAcknowledge', 'timeToResolve', 'points', 'groups'],
    AlertGroup: ['values', 'total', 'points'],
    AlertGroupValue: ['dimension', 'id'],
    AlertOthers: ['total', 'points'],
    AlertPoint: ['start', 'count'],
    AlertSeverityCount: ['severity', 'count'],
    AlertStateCount: ['state', 'count'],
    AlertUrgencyCount: ['urgency', 'count'],
    BudgetNotification: ['threshold', 'unit'],
    BudgetUsage: ['month', 'cost', 'limit', 'currency'],
    CostGroup: ['values', 'total', 'change', 'points'],
    CostGroupValue: ['dimension', 'id', 'name'],
    CostOthers: ['total', 'change', 'points'],
    CostPoint: ['period', 'amount'],
    CostChange: ['previous', 'difference', 'percent'],
    CostSeries: ['currency', 'total', 'change', 'points', 'groups', 'others'],
    CredentialStateCount: ['state', 'count'],
    DurationStatistics: ['count', 'mean', 'p50', 'p95'],
    IdentityJobStatusCount: ['status', 'count'],
    InventoryJobStatusCount: ['status', 'count'],
    Money: ['amount', 'currency'],
  };
  const made = /(Connection|Edge|Payload)$|^(PageInfo|UserError|_Service)$/;

  it.each(areas.map((area) => [area] as const))('exist for every field of %s', (area) => {
    const unanswered = objectTypesOf(subgraphs[area]?.schema).flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ name, resolve }) => !resolve && !(type.name in plain && plain[type.name]?.includes(name)))
        .map(({ name }) => `${type.name}.${name}`),
    );

    // A stub has only the identifier.
    expect(unanswered.filter((field) => !field.endsWith('.id'))).toEqual([]);
  });

  const objectTypesOf = (schema: GraphQLSchema | undefined) =>
    Object.values(schema?.getTypeMap() ?? {})
      .filter(isObjectType)
      .filter(({ name }) => !name.startsWith('__') && !made.test(name));
});

const listArguments = (type: string, field: GraphQLField<unknown, unknown>) =>
  field.args.map(({ name, description }) => [`${type}.${field.name}(${name})`, description] as const);

const readCalledOperation = (description: string | null | undefined) =>
  /Calls `([\w.]+)`\.$/.exec(description ?? '')?.[1] ?? '';
