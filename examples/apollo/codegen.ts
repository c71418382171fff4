import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types of the documents, from the schema that a gateway in development serves. */
const config: CodegenConfig = {
  schema: `${process.env.GATEWAY_URL ?? 'http://127.0.0.1:4000'}/schema.graphql`,
  documents: 'src/**/*.{ts,tsx}',
  generates: {
    'src/graphql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        enumsAsTypes: true,
        useTypeImports: true,
        scalars: { ID: 'string', DateTime: 'string', Date: 'string', YearMonth: 'string' },
        defaultScalarType: 'unknown',
      },
    },
  },
};

export default config;
