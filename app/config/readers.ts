/** Readers of the values of variables. Each throws an error that says what was expected. */
import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { MAX_TIME_MS } from '../../gateway/engine/base/times.ts';
import { splitServerUrls } from '../../service/store/serverUrls.ts';

/** Parses the text of one variable. Throws an Error that states the expected format. */
export type SettingReader<Value> = (text: string) => Value;

const refuseFormat = (what: string): never => {
  throw new Error(`expected ${what}`);
};

export const anyText: SettingReader<string> = (text) => text;

export const port: SettingReader<number> = (text) =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535
    ? Number(text)
    : refuseFormat('a port, 0 to 65535 (0: any free one)');

export const positiveInteger: SettingReader<number> = (text) =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : refuseFormat('a whole number above 0');

export const wholeNumber: SettingReader<number> = (text) =>
  /^\d{1,15}$/.test(text) ? Number(text) : refuseFormat('a whole number, 0 or above');

/** A time that ends in a timer. */
export const milliseconds =
  (shortest: 0 | 1): SettingReader<number> =>
  (text) =>
    /^\d{1,9}$/.test(text) && Number(text) >= shortest && Number(text) <= MAX_TIME_MS
      ? Number(text)
      : refuseFormat(`a whole number of milliseconds, ${shortest} to ${MAX_TIME_MS} (a day)`);

export const flag: SettingReader<boolean> = (text) => {
  if (text === 'true' || text === 'false') return text === 'true';
  return refuseFormat('true or false');
};

const url =
  (...protocols: string[]): SettingReader<string> =>
  (text) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol)
      ? text.replace(/\/+$/, '')
      : refuseFormat(`a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);

export const serverUrl = url('postgres:', 'postgresql:');

/** `postgres://user:password@one:5432,two:5432/database`: one server or several. */
export const postgresUrl: SettingReader<string> = (text) => {
  splitServerUrls(text).forEach(serverUrl);
  return text.replace(/\/+$/, '');
};

export const httpUrl = url('http:', 'https:');

/** `redis://user:password@host:port/0`: the path is the number of a database. */
export const redisUrl: SettingReader<string> = (text) => {
  const read = url('redis:', 'rediss:')(text);
  return /^\/?\d*$/.test(new URL(read).pathname)
    ? read
    : refuseFormat('the number of a database, or nothing, as its path');
};

/** Needs no quoting in SQL. Short, because the schema of the jobs adds a suffix to it. */
export const schemaName: SettingReader<string> = (text) =>
  /^[a-z_][a-z0-9_]{0,49}$/.test(text) ? text : refuseFormat('lower-case letters, digits and _, at most 50');

export const atLeast =
  (length: number): SettingReader<string> =>
  (text) =>
    text.length >= length ? text : refuseFormat(`at least ${length} characters`);

/** A public key: PEM, with line breaks or `\\n` between its lines, or a JSON Web Key. */
export const publicKey: SettingReader<KeyObject> = (text) => {
  try {
    if (text.startsWith('{')) return createPublicKey({ key: JSON.parse(text), format: 'jwk' });
    return createPublicKey(text.replaceAll('\\n', '\n'));
  } catch {
    return refuseFormat('a public key as PEM or JSON Web Key');
  }
};

/** A secret key of at least 256 bits, as HS256 demands. */
export const sharedKey: SettingReader<KeyObject> = (text) => {
  const bytes = /^[\w-]{43,}={0,2}$/.test(text) ? Buffer.from(text, 'base64url') : Buffer.from(text, 'base64');
  return bytes.length >= 32 ? createSecretKey(bytes) : refuseFormat('at least 32 bytes in base64url or base64');
};

export const ALGORITHMS = {
  secret: ['HS256', 'HS384', 'HS512'],
  public: ['ES256', 'ES384', 'ES512', 'EdDSA', 'RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
} as const;

export type Algorithm = (typeof ALGORITHMS)['secret' | 'public'][number];

export const algorithms: SettingReader<readonly Algorithm[]> = (text) =>
  text
    .trim()
    .split(/[\s,]+/)
    .map(oneOf(...ALGORITHMS.secret, ...ALGORITHMS.public));

/** The base64 decoder accepts invalid text, so the format is checked first. */
export const key: SettingReader<Uint8Array> = (text) => {
  if (/^[0-9a-fA-F]{64}$/.test(text)) return Buffer.from(text, 'hex');
  return /^[A-Za-z0-9+/]{43}=$/.test(text) ? Buffer.from(text, 'base64') : refuseFormat('32 bytes in base64 or hex');
};

export const listOf =
  <Value>(read: SettingReader<Value>): SettingReader<readonly Value[]> =>
  (text) =>
    text.split(',').map((item) => read(item.trim()));

/** Secrets, the newest first. */
export const secrets: SettingReader<readonly [string, ...string[]]> = (text) => {
  const [newest, ...older] = text.split(',').map((each) => each.trim());
  if (newest === undefined || [newest, ...older].some(({ length }) => length < 32))
    return refuseFormat('secrets of at least 32 characters each, separated by commas');
  return [newest, ...older];
};

/** The origin of a page, as browsers send it: `https://app.example.com`. */
const origin: SettingReader<string> = (text) =>
  URL.canParse(text) && new URL(text).origin === text
    ? text
    : refuseFormat('*, or origins such as https://app.example.com');

export const origins: SettingReader<'*' | readonly string[]> = (text) => (text === '*' ? text : listOf(origin)(text));

/** Values by name, for some of the names: `name=value` pairs, separated by commas. */
const byName =
  <Name extends string, Value>(
    names: readonly Name[],
    read: SettingReader<Value>,
  ): SettingReader<Readonly<Partial<Record<Name, Value>>>> =>
  (text) => {
    const given = text.split(',').map((pair) => /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair)?.slice(1) ?? []);
    const isKnown = given.every(([name]) => names.some((known) => known === name));
    if (!isKnown) return refuseFormat(`name=value pairs, separated by commas, with the names ${names.join(', ')}`);
    return Object.freeze(Object.fromEntries(given.map(([name, value = '']) => [name, read(value)]))) as Readonly<
      Partial<Record<Name, Value>>
    >;
  };

/** Numbers above 0 by name: `user=5,domain=100`. */
export const counts = <Name extends string>(...names: readonly Name[]) => byName(names, positiveInteger);

/** What is not given has its default. */
export const withDefaults =
  <Value extends object>(defaults: Value, read: SettingReader<Partial<Value>>): SettingReader<Value> =>
  (text) => ({ ...defaults, ...read(text) });

/** Quotas of a window. Undefined: no limit. */
export interface CallerQuotas {
  readonly requests?: number | undefined;
  readonly cost?: number | undefined;
  readonly posts?: number | undefined;
  readonly concurrency?: number | undefined;
  readonly seconds: number;
}

/** Longest window of quotas. */
const MAX_WINDOW_S = 7 * 24 * 60 * 60;

/** Quotas of a window, which is a minute unless `seconds` are given: `requests=600,cost=200000,seconds=10`. */
export const rateLimit = (...names: readonly (keyof CallerQuotas)[]): SettingReader<CallerQuotas> =>
  withDefaults<CallerQuotas>({ seconds: 60 }, (text) => {
    const limit = counts(...names)(text);
    return (limit.seconds ?? 0) > MAX_WINDOW_S ? refuseFormat(`seconds from 1 to ${MAX_WINDOW_S} (a week)`) : limit;
  });

/** URLs by name, for some of the names. */
export type UrlsByName<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** URLs by name: `monitoring=http://monitoring:4010/graphql,identity=…`. */
export const urlsOf = <Name extends string>(names: readonly Name[]): SettingReader<UrlsByName<Name>> =>
  byName(names, httpUrl);

export const ratio: SettingReader<number> = (text) =>
  /^(0(\.\d{1,9})?|1(\.0{1,9})?)$/.test(text) ? Number(text) : refuseFormat('a number from 0 to 1');

/** Headers that every request has for its own connection or body, and those that are always sent on. */
const OWN_HEADERS = new Set([
  ...['host', 'connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'expect', 'content-length'],
  ...['content-type', 'content-encoding', 'accept', 'accept-encoding', 'x-request-timeout-ms', 'x-request-id'],
  ...['authorization', 'traceparent', 'tracestate'],
]);

export const headerName: SettingReader<string> = (text) => {
  const name = text.toLowerCase();
  if (!/^[a-z0-9!#$%&'*+.^_`|~-]+$/.test(name)) return refuseFormat('names of headers, separated by commas');
  return OWN_HEADERS.has(name) ? refuseFormat('names of headers other than those that the gateway sets itself') : name;
};

export const operationName: SettingReader<string> = (text) =>
  /^[_A-Za-z][_0-9A-Za-z]{0,99}$/.test(text) ? text : refuseFormat('names of operations, separated by commas');

export const oneOf =
  <const Values extends readonly string[]>(...values: Values): SettingReader<Values[number]> =>
  (text) =>
    values.includes(text) ? text : refuseFormat(`one of ${values.join(', ')}`);

export const SAMPLERS = [
  ...(['always_on', 'always_off', 'traceidratio'] as const),
  ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
] as const;

/** `auto` is the number of processors that this process may use. */
export const workers: SettingReader<number> = (text) => {
  if (text === 'auto') return availableParallelism();
  return /^[1-9]\d?$/.test(text) ? Number(text) : refuseFormat('auto, or a whole number from 1 to 99');
};
