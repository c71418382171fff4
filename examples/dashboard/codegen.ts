import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types of the page's documents, from the schema of the graph. A gateway in development serves it at /schema.graphql. */
const config: CodegenConfig = {
  schema: '../../schema/api.graphql',
  documents: 'src/documents/*.graphql',
  generates: {
    'src/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        enumsAsTypes: true,
        useTypeImports: true,
        scalars: {
          ID: 'string',
          DateTime: 'string',
          YearMonth: 'string',
          CalendarPeriod: 'string',
          JSONObject: 'Record<string, unknown>',
        },
        avoidOptionals: { field: true },
      },
    },
  },
};

export default config;
