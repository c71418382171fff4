/** JSON Schema as plain data, and the walk over it that the rest of the document is made with. */

/** A JSON Schema, as far as the contract's builder writes it. */
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

/** A schema of the contract, without what its builder hangs on it beside JSON. */
export const plain = (schema: object): Schema => JSON.parse(JSON.stringify(schema)) as Schema;

/** Whether a schema is of a free-form object. */
export const isRecord = ({ type, properties }: Schema): boolean => type === 'object' && properties === undefined;

/** Gives the schema to stand in the place of one, whose parts are rewritten already. */
export type Rewrite = (schema: Schema, path: string) => Schema;

/**
 * Writes a schema anew from its innermost parts out.
 *
 * @param path where it stands, dotted, `[]` for each entry of a list: `query.sort[].key`
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

/** A named schema in the place of another, of which it keeps what is said of the place. */
export const inPlaceOf = ({ description }: Schema, named: Schema): Schema => ({
  ...named,
  ...(description ? { description } : {}),
});

/** Has times of the contract say what they look like. */
export const timesAs =
  (named: Schema): Rewrite =>
  (schema) =>
    schema.format === 'timestamp' ? inPlaceOf(schema, named) : schema;
