/** What has a name is said once, under that name, and referred to everywhere else. */
import { isDeepStrictEqual } from 'node:util';
import type { Schema } from './schema.ts';

type Members = Record<string, unknown>;

/** The named schemas of a document. */
export interface Components {
  readonly schemas: Readonly<Record<string, Schema>>;
  /** The schema with a reference in the place of each named one. */
  readonly refer: (schema: Schema) => Schema;
}

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Descriptions differ by place; each stands beside the reference. */
const isSame = (one: Schema, other: Schema) =>
  isDeepStrictEqual({ ...one, description: '' }, { ...other, description: '' });

/**
 * An empty set of named schemas. Answers are put in first: a message that is stricter, or more lenient, where it is
 * sent than where it is answered is said a second time, as `<name>.request`.
 */
export const componentsOf = (): Components => {
  const schemas: Record<string, Schema> = {};
  const nameOf = (title: string, schema: Schema): string => {
    const known = schemas[title];
    if (known === undefined || isSame(known, schema)) return title;
    if (title.endsWith('.request')) throw new Error(`${title} has two forms`);
    return nameOf(`${title}.request`, { ...schema, title: `${title}.request` });
  };
  const hoisted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hoisted);
    if (!isObject(value)) return value;
    const plain: Schema = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, hoisted(member)]));
    if (typeof plain.title !== 'string') return plain;
    const title = nameOf(plain.title, plain);
    schemas[title] ??= { ...plain, title };
    const { description } = plain;
    const beside = description === schemas[title].description ? {} : { description };
    return { $ref: `#/components/schemas/${title}`, ...beside };
  };
  return { schemas, refer: (schema) => hoisted(schema) as Schema };
};
