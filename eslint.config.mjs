/** Rules for the SDL; everything else is Biome's. Part of `npm run lint`. */
import graphql from '@graphql-eslint/eslint-plugin';

const capitalized = (name) => name[0].toUpperCase() + name.slice(1);

/** `alertCreate` answers `AlertCreatePayload`, which may be null: one failed mutation leaves its siblings. */
const payloadName = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    ':matches(ObjectTypeDefinition, ObjectTypeExtension)[name.value=Mutation] > FieldDefinition': (node) => {
      const wanted = `${capitalized(node.name.value)}Payload`;
      const { gqlType } = node;
      if (gqlType.kind !== 'NamedType' || gqlType.name.value !== wanted)
        context.report({ node, message: `Mutation "${node.name.value}" should answer ${wanted}, nullable` });
    },
  }),
};

/** The words of the wire's query language, written as there. */
const asOnTheWire = '/^(FilterOperator|GroupOperator|ProjectOperator)$/';

const naming = [
  'error',
  {
    types: 'PascalCase',
    FieldDefinition: 'camelCase',
    InputValueDefinition: 'camelCase',
    Argument: 'camelCase',
    DirectiveDefinition: 'camelCase',
    [`EnumValueDefinition:not([parent.name.value=${asOnTheWire}])`]: 'UPPER_CASE',
    'FieldDefinition[parent.name.value=Query]': {
      forbiddenPrefixes: ['query', 'get', 'list'],
      forbiddenSuffixes: ['Query'],
    },
    'FieldDefinition[parent.name.value=Mutation]': { forbiddenPrefixes: ['mutation'], forbiddenSuffixes: ['Mutation'] },
    'EnumTypeDefinition,EnumTypeExtension': { forbiddenSuffixes: ['Enum'] },
    'UnionTypeDefinition,UnionTypeExtension': { forbiddenSuffixes: ['Union'] },
  },
];

const described = {
  types: true,
  rootField: true,
  FieldDefinition: true,
  InputValueDefinition: true,
  EnumValueDefinition: true,
  DirectiveDefinition: true,
};

const plugins = { graphql, skein: { rules: { 'payload-name': payloadName } } };

/** Rules for files, in the light of the graph they are part of. */
const sdl = (files, rules) => ({
  files,
  plugins,
  languageOptions: {
    parser: graphql.parser,
    parserOptions: { graphQLConfig: { schema: './schema/api.graphql' } },
  },
  rules,
});

export default [
  // Composed for gateways, with what only they read; what is in it is checked below.
  { ignores: ['schema/supergraph.graphql'] },
  sdl(['schema/*.graphql'], {
    'graphql/naming-convention': naming,
    'graphql/require-description': ['error', described],
    'graphql/no-hashtag-description': 'error',
    // The name of a mutation begins in lower case, that of its input does not.
    'graphql/input-name': ['error', { checkInputType: true, checkQueries: false, caseSensitiveInputType: false }],
    'graphql/require-deprecation-reason': 'error',
    'graphql/no-scalar-result-type-on-mutation': 'error',
    'graphql/require-nullable-result-in-root': 'error',
    'skein/payload-name': 'error',
  }),
  // What only the whole graph can tell.
  sdl(['schema/api.graphql'], {
    'graphql/no-unreachable-types': 'error',
    'graphql/relay-connection-types': 'error',
    'graphql/relay-edge-types': [
      'error',
      // Nodes need no interface: there is no `Node`. Lists beside connections are of what does not grow.
      { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
    ],
    'graphql/relay-page-info': 'error',
    'graphql/relay-arguments': ['error', { includeBoth: true }],
  }),
];
