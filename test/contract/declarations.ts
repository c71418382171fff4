/** What the files of contract/ declare, found by looking at their exports, so that what no list names is found as well. */
import { globSync } from 'node:fs';
import Type, { type TEnum, type TObject, type TSchema } from 'typebox';

const contract = new URL('../../contract/', import.meta.url);

/** Every export of a file, by its name there. */
const exportsOf = async (file: string): Promise<[string, unknown][]> =>
  Object.entries(await import(new URL(file, contract).href));

const exported = (await Promise.all(globSync('**/*.ts', { cwd: contract }).map(exportsOf))).flat();

type Titled<Schema extends TSchema> = Schema & { title: string };

/** What is declared has a title and a capital letter; members that many messages share begin with a small one. */
const isDeclared = ([name, value]: [string, unknown]): boolean =>
  Type.IsSchema(value) && 'title' in value && /^[A-Z]/.test(name);

/** Each declaration once, whichever files pass it on. */
const declared = [...new Set(exported.filter(isDeclared).map(([, schema]) => schema))];

/** Every message of the wire, e.g. `monitoring.AlertInfo`. `Empty` has no area: a word of the language, no message. */
export const messages = declared.filter(
  (schema): schema is Titled<TObject> => Type.IsObject(schema) && 'title' in schema && `${schema.title}`.includes('.'),
);

/** Every closed set of values. */
export const enumerations = declared.filter((schema): schema is Titled<TEnum> => Type.IsEnum(schema));
