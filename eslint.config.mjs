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

const namedType = (type) => (type.kind === 'NamedType' ? type.name.value : namedType(type.gqlType));

/** Fields of inputs that take identifiers, except the operators of `IDFilter` itself. */
const inputField = 'InputObjectTypeDefinition[name.value!=IDFilter] > InputValueDefinition';

/** Inputs take identifiers, and outputs give records: `projectId` and `project`. */
const referenceName = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    [inputField]: (node) => {
      const name = node.name.value;
      if (/^(ID|IDFilter)$/.test(namedType(node.gqlType)) && !/^id$|Ids?$/.test(name))
        context.report({ node, message: `"${name}" takes identifiers: its name should end in "Id" or "Ids"` });
    },
  }),
};

/** A token sees one domain: only a root field, or the input of a mutation, may name it. */
const domainAtRoot = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const report = (node) => context.report({ node, message: '"domainId" belongs to root fields only' });
    return {
      'InputObjectTypeDefinition[name.value=/Filter$/] > InputValueDefinition[name.value=domainId]': report,
      ':matches(ObjectTypeDefinition, ObjectTypeExtension)[name.value!=/^(Query|Mutation)$/] InputValueDefinition[name.value=domainId]':
        report,
      'EnumValueDefinition[name.value=DOMAIN_ID]': report,
    };
  },
};

/** `deletedId` is the identifier of what a mutation deletes; a deletion that cannot give it names what it gives. */
const deletedId = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    'ObjectTypeDefinition[name.value=/Payload$/]': (node) => {
      const deletes = /DeletePayload$/.test(node.name.value);
      const [first] = node.fields.map(({ name }) => name.value);
      if (deletes && !/Id$/.test(first))
        context.report({ node, message: 'The payload of a deletion should begin with "deletedId"' });
    },
    'ObjectTypeDefinition[name.value!=/DeletePayload$/] > FieldDefinition[name.value=deletedId]': (node) =>
      context.report({ node, message: '"deletedId" is for deletions only: name what the payload identifies' }),
  }),
};

/** Reasons for a null that comes with an error, as descriptions say them. */
const ERROR_REASON = /\bNull if the (area is unavailable|mutation fails for a reason)/;
const OTHER_REASON =
  /\bNull (?!if the (area is unavailable([.;]|, or with another error)|mutation fails for a reason))/i;

/** Fields that are null only with an error have `@semanticNonNull`, and no others: what mutations answer, and what says so. */
const semanticNonNull = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    ':matches(ObjectTypeDefinition, ObjectTypeExtension, InterfaceTypeDefinition) > FieldDefinition': (node) => {
      const report = (message) => context.report({ node, message: `"${node.name.value}" ${message}` });
      const description = node.description?.value.replace(/\s+/g, ' ') ?? '';
      const isMarked = node.directives.some(({ name }) => name.value === 'semanticNonNull');
      if (isMarked && node.gqlType.kind === 'NonNullType') report('is non-null: it needs no @semanticNonNull');
      if (isMarked && OTHER_REASON.test(description)) report('is null without an error, too: remove @semanticNonNull');
      const isMutation = node.parent.name.value === 'Mutation';
      if (!isMarked && !OTHER_REASON.test(description) && (isMutation || ERROR_REASON.test(description)))
        report('is null only with an error: it needs @semanticNonNull');
    },
  }),
};

const naming = [
  'error',
  {
    types: 'PascalCase',
    FieldDefinition: 'camelCase',
    InputValueDefinition: 'camelCase',
    Argument: 'camelCase',
    DirectiveDefinition: 'camelCase',
    EnumValueDefinition: 'UPPER_CASE',
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

const plugins = {
  graphql,
  skein: {
    rules: {
      'deleted-id': deletedId,
      'domain-at-root': domainAtRoot,
      'payload-name': payloadName,
      'reference-name': referenceName,
      'semantic-non-null': semanticNonNull,
    },
  },
};

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
  { ignores: ['schema/supergraph*.graphql'] },
  sdl(['schema/*.graphql'], {
    'graphql/naming-convention': naming,
    'graphql/require-description': ['error', described],
    'graphql/no-hashtag-description': 'error',
    // The name of a mutation begins in lower case, that of its input does not.
    'graphql/input-name': ['error', { checkInputType: true, checkQueries: false, caseSensitiveInputType: false }],
    'graphql/require-deprecation-reason': 'error',
    'graphql/no-scalar-result-type-on-mutation': 'error',
    'graphql/require-nullable-result-in-root': 'error',
    'skein/deleted-id': 'error',
    'skein/domain-at-root': 'error',
    'skein/payload-name': 'error',
    'skein/reference-name': 'error',
    'skein/semantic-non-null': 'error',
  }),
  // What only the whole graph shows.
  sdl(['schema/api.graphql'], {
    'graphql/no-unreachable-types': 'error',
    'graphql/relay-connection-types': 'error',
    'graphql/relay-edge-types': [
      'error',
      // Nodes need no interface: there is no `Node`. Lists that are not connections have a bounded length.
      { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
    ],
    'graphql/relay-page-info': 'error',
    'graphql/relay-arguments': ['error', { includeBoth: true }],
  }),
];
