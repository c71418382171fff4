import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { documentedSettings, readConfig } from '../../app/config/index.ts';
import { areas } from '../../schema/subgraphSdl.ts';

const listVariables = (groups: typeof documentedSettings) =>
  Object.values(groups)
    .flatMap(Object.values)
    .map(({ variable }) => variable);

describe('reading the settings', () => {
  it('uses the defaults for unset variables and for empty strings', () => {
    const config = readConfig({ PORT: '' });

    expect(config).toMatchObject({ host: '127.0.0.1', port: 4000, servicePort: 4001, dataDir: '.data' });
    expect(config.upstreamUrl).toBeUndefined();
    expect(config.internalToken).toBeUndefined();
  });

  it.each(['LIMIT_ALIASES', 'RATE_LIMIT_USERS', 'STREAMS_MAX', 'SUBGRAPH_URL', 'UPSTREAM_TIMEOUT', 'EMBEDDED_X'])(
    'refuses %s, which is mistyped or gone, since it would have no effect',
    (name) => {
      expect(() => readConfig({ [name]: 'hunter2' })).toThrow(`Bad settings:\n  ${name}: expected unset, there is no`);
      expect(() => readConfig({ [name]: 'hunter2' })).not.toThrow(/hunter2/);
      expect(() => readConfig({ [name]: '' })).not.toThrow();
    },
  );

  it('ignores what Kubernetes sets for services, and variables of other programs', () => {
    const links = { UPSTREAM_SERVICE_HOST: '10.0.0.1', UPSTREAM_PORT: 'tcp://10.0.0.1:80', UPSTREAM_PORT_80_TCP: 'x' };

    expect(() =>
      readConfig({ ...links, UPSTREAM_SERVICE_PORT_HTTP: '80', PATH: '/bin', HSTS_SECONDS: '1' }),
    ).not.toThrow();
  });

  it('drops a slash at the end of a URL', () => {
    expect(readConfig({ UPSTREAM_URL: 'https://api.example.com/base/' }).upstreamUrl).toBe(
      'https://api.example.com/base',
    );
  });

  it('names every bad variable at once, and what was expected, but never the value', () => {
    const read = () =>
      readConfig({ PORT: '70000', INTERNAL_TOKEN: 'hunter2', UPSTREAM_URL: 'ftp://x', LOG_LEVEL: 'loud' });

    expect(read).toThrow(/PORT: expected a port/);
    expect(read).toThrow(/INTERNAL_TOKEN: expected at least 32 characters/);
    expect(read).toThrow(/UPSTREAM_URL: expected a URL that begins with http:\/\/ or https:\/\//);
    expect(read).toThrow(/LOG_LEVEL: expected one of fatal, error/);
    expect(read).not.toThrow(/hunter2/);
  });

  it.each(['hex', 'base64'] as const)('accepts a key of 32 bytes in %s, and nothing else', (form) => {
    const bytes = Buffer.alloc(32, 7);
    const SECRET_KEY = bytes.toString(form);

    expect(readConfig({ SECRET_KEY }).secretKey).toEqual(bytes);
    expect(() => readConfig({ SECRET_KEY_PREVIOUS: SECRET_KEY.slice(1) })).toThrow(
      /SECRET_KEY_PREVIOUS: expected 32 b/,
    );
    expect(() => readConfig({ SECRET_KEY: `${SECRET_KEY}!` })).toThrow(
      /SECRET_KEY: expected 32 bytes in base64 or hex/,
    );
  });

  it('accepts a schema that needs no quoting', () => {
    expect(readConfig({ DATABASE_SCHEMA: 'skein_2' }).databaseSchema).toBe('skein_2');
    for (const DATABASE_SCHEMA of ['Skein', '2', 'a-b', 'a,public', 'a'.repeat(51)]) {
      expect(() => readConfig({ DATABASE_SCHEMA })).toThrow(/DATABASE_SCHEMA: expected lower-case letters/);
    }
  });

  it('accepts URLs of areas in other processes', () => {
    const SUBGRAPH_URLS = 'cost-analysis=http://cost:4000/graphql, secret=http://secret:4000/graphql?a=b';

    expect(readConfig({ SUBGRAPH_URLS }).subgraphUrls).toEqual({
      'cost-analysis': 'http://cost:4000/graphql',
      secret: 'http://secret:4000/graphql?a=b',
    });
    expect(readConfig({}).subgraphUrls).toEqual({});
    expect(() => readConfig({ SUBGRAPH_URLS: 'secret=secret:4000' })).toThrow(/SUBGRAPH_URLS: expected a URL/);
    for (const wrong of ['weather=http://a:1', 'http://a:1', 'secret', 'secret=http://a:1,'])
      expect(() => readConfig({ SUBGRAPH_URLS: wrong })).toThrow(
        `SUBGRAPH_URLS: expected name=value pairs, separated by commas, with the names ${areas.join(', ')}`,
      );
  });

  it('accepts quotas by name, in a window of a minute unless another one is given', () => {
    const JWT_SECRET = 'a'.repeat(43);
    const RATE_LIMIT_DOMAIN = 'posts=3000, concurrency=20, seconds=10';

    expect(readConfig({ JWT_SECRET, RATE_LIMIT_USER: 'requests=600' }).rateLimitUser).toEqual({
      requests: 600,
      seconds: 60,
    });
    expect(readConfig({ JWT_SECRET, RATE_LIMIT_DOMAIN }).rateLimitDomain).toEqual({
      posts: 3_000,
      concurrency: 20,
      seconds: 10,
    });
    for (const wrong of ['600', 'concurrency=20', 'requests', 'requests=600/60'])
      expect(() => readConfig({ JWT_SECRET, RATE_LIMIT_USER: wrong })).toThrow(/RATE_LIMIT_USER: expected/);
  });

  it('refuses times that a timer cannot wait for, by name and range', () => {
    const JWT_SECRET = 'a'.repeat(43);
    const times = listVariables(documentedSettings).filter((name) => /_MS$|_INTERVAL$/.test(name));

    for (const name of times)
      expect(() => readConfig({ [name]: '3000000000' })).toThrow(
        new RegExp(`${name}: expected a whole number of milliseconds, [01] to 86400000 \\(a day\\)`),
      );
    expect(times).toEqual(expect.arrayContaining(['REQUEST_TIMEOUT_MS', 'SHUTDOWN_DRAIN_MS']));
    expect(readConfig({ REQUEST_TIMEOUT_MS: '86400000' }).requestTimeoutMs).toBe(86_400_000);
    expect(() => readConfig({ JWT_SECRET, RATE_LIMIT_USER: 'requests=1,seconds=2592000' })).toThrow(
      'RATE_LIMIT_USER: expected seconds from 1 to 604800 (a week)',
    );
  });

  it('keeps the bounds on streams that are not given', () => {
    expect(readConfig({ STREAMS: 'user=5' }).streamBounds).toEqual({ user: 5, domain: 1_000, process: 10_000 });
    expect(() => readConfig({ STREAMS: 'user=0' })).toThrow(/STREAMS: expected a whole number above 0/);
  });

  it('accepts origins as browsers send them, or all', () => {
    expect(readConfig({}).corsOrigins).toBe('*');
    expect(readConfig({ CORS_ORIGINS: 'https://a.example.com, http://localhost:5173' }).corsOrigins).toEqual([
      'https://a.example.com',
      'http://localhost:5173',
    ]);
    for (const CORS_ORIGINS of ['https://a.example.com/', 'a.example.com', 'null', '*, https://a.example.com'])
      expect(() => readConfig({ CORS_ORIGINS })).toThrow(/CORS_ORIGINS: expected \*, or origins/);
  });

  it('accepts headers to forward, except those that the gateway sets', () => {
    expect(readConfig({ FORWARD_HEADERS: 'X-Team,cookie' }).forwardHeaders).toEqual(['x-team', 'cookie']);
    for (const FORWARD_HEADERS of ['Host', 'content-length', 'authorization', 'x-team,', 'x team', 'x:y'])
      expect(() => readConfig({ FORWARD_HEADERS })).toThrow(/FORWARD_HEADERS: expected names of headers/);
  });

  it('accepts limits of a request', () => {
    const { limits } = readConfig({ LIMIT_DEPTH: '7' });

    expect(limits).toMatchObject({ maxDepth: 7, maxTokens: 15_000, maxAliases: 200 });
    expect(() => readConfig({ LIMIT_TOKENS: '-1' })).toThrow(/LIMIT_TOKENS: expected a whole number above 0/);
    expect(() => readConfig({ REDIS_URL: 'redis://cache/skein' })).toThrow(
      /REDIS_URL: expected the number of a database/,
    );
  });

  it('returns settings that cannot be changed', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
    expect(Object.isFrozen(readConfig({ SUBGRAPH_URLS: 'secret=http://a:1' }).subgraphUrls)).toBe(true);
  });
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const fileWith = (text: string) => {
    const file = join(folder, `secret-${Math.random()}`);
    writeFileSync(file, text);
    return file;
  };
  const TOKEN = 'hunter2-'.repeat(5);
  const variables = listVariables(documentedSettings);

  it.each(['', '\n', '\r\n'])('is read without the line break at its end: %j', (end) => {
    expect(readConfig({ INTERNAL_TOKEN_FILE: fileWith(TOKEN + end) }).internalToken).toBe(TOKEN);
  });

  it('keeps every other character', () => {
    expect(readConfig({ INTERNAL_TOKEN_FILE: fileWith(` ${TOKEN}\n\n`) }).internalToken).toBe(` ${TOKEN}\n`);
  });

  it('is possible for each setting that the chart refuses among plain settings', () => {
    const schema = JSON.parse(readFileSync(`${import.meta.dirname}/../../deploy/helm/values.schema.json`, 'utf8'));
    const secrets: string[] = schema.properties.defaults.properties.settings.propertyNames.not.enum;
    const own = secrets.filter((name) => variables.includes(name));

    for (const name of own)
      expect(() => readConfig({ [`${name}_FILE`]: '/nowhere' })).toThrow(`${name}_FILE: expected`);
    expect(own).toHaveLength(9);
  });

  it('has a name that no other setting has', () => {
    expect(variables.filter((name) => variables.includes(`${name}_FILE`))).toEqual([]);
  });

  it('is refused together with the variable; the error names both', () => {
    const both = { INTERNAL_TOKEN: TOKEN, INTERNAL_TOKEN_FILE: fileWith(TOKEN) };

    expect(() => readConfig(both)).toThrow(
      'Bad settings:\n  INTERNAL_TOKEN: expected without INTERNAL_TOKEN_FILE: set only one of them',
    );
    expect(readConfig({ ...both, INTERNAL_TOKEN: '' }).internalToken).toBe(TOKEN);
    expect(readConfig({ ...both, INTERNAL_TOKEN_FILE: '' }).internalToken).toBe(TOKEN);
  });

  it.each([
    { what: 'a file that is missing', given: '/nowhere/hunter2', said: 'that can be read (ENOENT)' },
    { what: 'a folder', given: folder, said: 'that can be read (EISDIR)' },
    { what: 'an empty file', given: fileWith('\n'), said: 'that is not empty' },
  ])('is refused by name and without a value: $what', ({ given, said }) => {
    const read = () => readConfig({ INTERNAL_TOKEN_FILE: given });

    expect(read).toThrow(`INTERNAL_TOKEN_FILE: expected the name of a file ${said}`);
    expect(read).not.toThrow(/hunter2/);
  });

  it('is held to the format of the setting, and not repeated', () => {
    const read = () => readConfig({ SECRET_KEY_FILE: fileWith('hunter2') });

    expect(read).toThrow('SECRET_KEY_FILE: expected 32 bytes in base64 or hex');
    expect(read).not.toThrow(/hunter2/);
  });
});
