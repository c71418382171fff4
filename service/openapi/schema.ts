/** JSON Schema as plain data, and the traversal that transforms it. */

/** A JSON Schema, as far as the contract uses it. */
export interface OpenApiSchema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, OpenApiSchema>>;
  readonly required?: readonly string[];
  readonly items?: OpenApiSchema;
  readonly anyOf?: readonly OpenApiSchema[];
  readonly [keyword: string]: unknown;
}

/** A schema of the contract as plain JSON, without the properties that its builder adds. */
export const toPlainSchema = (schema: object): OpenApiSchema => JSON.parse(JSON.stringify(schema)) as OpenApiSchema;

/** Whether a schema describes a free-form object. */
export const isFreeForm = ({ type, properties }: OpenApiSchema): boolean =>
  type === 'object' && properties === undefined;

/** Returns the replacement of a schema whose parts are already rewritten. */
export type RewriteSchema = (schema: OpenApiSchema, path: string) => OpenApiSchema;

/**
 * Rewrites a schema from its innermost parts outwards.
 *
 * @param path path of the schema, dotted, `[]` for each entry of a list: `query.sort[].key`
 */
export const rewriteSchema = (schema: OpenApiSchema, rewrite: RewriteSchema, path = ''): OpenApiSchema => {
  const { properties, items } = schema;
  const members = Object.entries(properties ?? {}).map(([name, member]): [string, OpenApiSchema] => [
    name,
    rewriteSchema(member, rewrite, path ? `${path}.${name}` : name),
  ]);
  const within = {
    ...(properties ? { properties: Object.fromEntries(members) } : {}),
    ...(items ? { items: rewriteSchema(items, rewrite, `${path}[]`) } : {}),
  };
  return rewrite({ ...schema, ...within }, path);
};

/** A named schema in place of another, with the description of the replaced one. */
export const replaceSchema = ({ description }: OpenApiSchema, named: OpenApiSchema): OpenApiSchema => ({
  ...named,
  ...(description ? { description } : {}),
});

/** Replaces the time members of the contract by a schema that describes their format. */
export const replaceTimes =
  (named: OpenApiSchema): RewriteSchema =>
  (schema) =>
    schema.format === 'timestamp' ? replaceSchema(schema, named) : schema;
