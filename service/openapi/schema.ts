/** JSON Schema as plain data, and the traversal that transforms it. */

/** A JSON Schema, as far as the contract uses it. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly [keyword: string]: unknown;
}

/** A schema of the contract as plain JSON, without the properties that its builder adds. */
export const plain = (schema: object): Schema => JSON.parse(JSON.stringify(schema)) as Schema;

/** Whether a schema describes a free-form object. */
export const isRecord = ({ type, properties }: Schema): boolean => type === 'object' && properties === undefined;

/** Returns the replacement of a schema whose parts are already rewritten. */
export type Rewrite = (schema: Schema, path: string) => Schema;

/**
 * Rewrites a schema from its innermost parts outwards.
 *
 * @param path path of the schema, dotted, `[]` for each entry of a list: `query.sort[].key`
 */
export const rewritten = (schema: Schema, rewrite: Rewrite, path = ''): Schema => {
  const { properties, items } = schema;
  const members = Object.entries(properties ?? {}).map(([name, member]): [string, Schema] => [
    name,
    rewritten(member, rewrite, path ? `${path}.${name}` : name),
  ]);
  const within = {
    ...(properties ? { properties: Object.fromEntries(members) } : {}),
    ...(items ? { items: rewritten(items, rewrite, `${path}[]`) } : {}),
  };
  return rewrite({ ...schema, ...within }, path);
};

/** A named schema in place of another, with the description of the replaced one. */
export const inPlaceOf = ({ description }: Schema, named: Schema): Schema => ({
  ...named,
  ...(description ? { description } : {}),
});

/** Replaces the time members of the contract by a schema that describes their format. */
export const timesAs =
  (named: Schema): Rewrite =>
  (schema) =>
    schema.format === 'timestamp' ? inPlaceOf(schema, named) : schema;
