/** Declarations in contract/, found by the exports of its files, so that unlisted ones are found too, and in its operations. */
import { globSync } from 'node:fs';
import Type, { type TEnum, type TObject, type TSchema } from 'typebox';
import { allOperations } from '../../contract/index.ts';

const contract = new URL('../../contract/', import.meta.url);

/** Every export of a file, by its name. */
const readExports = async (file: string): Promise<[string, unknown][]> =>
  Object.entries(await import(new URL(file, contract).href));

const contractExports = (await Promise.all(globSync('**/*.ts', { cwd: contract }).map(readExports))).flat();

type TitledSchema<Schema extends TSchema> = Schema & { title: string };

/** Declarations have a title with a capital letter; members that many messages share have a small one. */
const isDeclaration = ([name, value]: [string, unknown]): boolean =>
  Type.IsSchema(value) && 'title' in value && /^[A-Z]/.test(name);

/** Each declaration once, whichever files export it. */
const declarations = [
  ...new Set<unknown>([
    ...contractExports.filter(isDeclaration).map(([, schema]) => schema),
    ...[...allOperations.values()].flatMap(({ request, response }) => [request, response]),
  ]),
];

/** Every message, e.g. `monitoring.AlertInfo`. `Empty` has no area, because it is not a message of the API. */
export const messages = declarations.filter(
  (schema): schema is TitledSchema<TObject> =>
    Type.IsObject(schema) && 'title' in schema && `${schema.title}`.includes('.'),
);

/** Every enumeration. */
export const enumerations = declarations.filter((schema): schema is TitledSchema<TEnum> => Type.IsEnum(schema));
