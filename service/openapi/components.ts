/** Named schemas: each is defined once, and referenced everywhere else. */
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../values/jsonObject.ts';
import type { OpenApiSchema } from './schema.ts';

/** The named schemas of a document. */
export interface SchemaComponents {
  readonly schemas: Readonly<Record<string, OpenApiSchema>>;
  /** Replaces each named schema by a reference. */
  readonly refer: (schema: OpenApiSchema) => OpenApiSchema;
}

/** Compares two schemas without their descriptions, which differ by place and are written next to the reference. */
const isSame = (one: OpenApiSchema, other: OpenApiSchema) =>
  isDeepStrictEqual({ ...one, description: '' }, { ...other, description: '' });

/**
 * An empty set of named schemas. Answers must be added first: a message whose request schema is stricter, or more
 * lenient, than its answer schema is defined a second time, as `<name>.request`.
 */
export const createComponents = (): SchemaComponents => {
  const schemas: Record<string, OpenApiSchema> = {};
  const nameOf = (title: string, schema: OpenApiSchema): string => {
    const known = schemas[title];
    if (known === undefined || isSame(known, schema)) return title;
    if (title.endsWith('.request')) throw new Error(`${title} is declared twice with different members`);
    return nameOf(`${title}.request`, { ...schema, title: `${title}.request` });
  };
  const hoisted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hoisted);
    if (!isObject(value)) return value;
    const plain: OpenApiSchema = Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, hoisted(member)]),
    );
    if (typeof plain.title !== 'string') return plain;
    const title = nameOf(plain.title, plain);
    schemas[title] ??= { ...plain, title };
    const { description } = plain;
    const siblings = description === schemas[title].description ? {} : { description };
    return { $ref: `#/components/schemas/${title}`, ...siblings };
  };
  return { schemas, refer: (schema) => hoisted(schema) as OpenApiSchema };
};
