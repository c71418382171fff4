import { areNamed, createStored } from './storage.ts';

/** Values by name, for `{{name}}` in variables and headers. */
export interface Environment {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The environments of this browser, and which one is in use; null for none. */
export interface Environments {
  readonly all: readonly Environment[];
  readonly active: string | null;
}

const NONE: Environments = { all: [], active: null };

export const environments = createStored<Environments>('skein.environments', NONE, (value) => {
  const { all } = (value ?? {}) as Environments;
  return areNamed(all) && all.every((one) => typeof (one as Environment).values === 'object');
});

/** The environment in use. */
export const activeEnvironment = (): Environment | undefined => {
  const { all, active } = environments.current();
  return all.find(({ name }) => name === active);
};

/** A `{{name}}` for which the environment has no value. */
export class MissingValueError extends Error {}

const PLACEHOLDER = /\{\{\s*([\w.-]+)\s*\}\}/g;

/**
 * A value in whose texts each `{{name}}` is replaced by the value of the environment in use. A text that is nothing but one
 * `{{name}}` becomes the number, boolean, list or object that the value is in JSON.
 *
 * @throws {MissingValueError} if there is no such value
 */
export const fillPlaceholders = <Value>(value: Value): Value =>
  replacePlaceholders(value, activeEnvironment()) as Value;

const replacePlaceholders = (value: unknown, environment: Environment | undefined): unknown => {
  if (typeof value === 'string') return replaceInText(value, environment);
  if (Array.isArray(value)) return value.map((item) => replacePlaceholders(item, environment));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, replacePlaceholders(member, environment)]),
  );
};

const replaceInText = (text: string, environment: Environment | undefined): unknown => {
  const [whole, name] = new RegExp(`^${PLACEHOLDER.source}$`).exec(text) ?? [];
  if (whole !== undefined) return parseOrText(requireValue(name ?? '', environment));
  return text.replaceAll(PLACEHOLDER, (_all, name: string) => requireValue(name, environment));
};

const requireValue = (name: string, environment: Environment | undefined): string => {
  const value = environment?.values[name];
  if (value !== undefined) return value;
  const reason = environment ? `The environment “${environment.name}” has no value` : 'No environment is chosen';
  throw new MissingValueError(`${reason} for {{${name}}}.`);
};

const parseOrText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
