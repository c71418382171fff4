/** Files that change while a gateway runs: supergraph, trusted documents and keys. */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import type { Constants } from '../../app/config/index.ts';
import { openLogger } from '../../app/process/logger.ts';
import { startHttpGateway } from '../../cli/httpGateway.ts';
import { facadeConfig } from '../facadeConfig.ts';
import { makeSigningKey, signToken } from '../hostile/issuer.ts';
import { answerList } from '../subgraphs/postApiStub.ts';
import { ASK_BUDGETS, BUDGETS, SOON, startStubbedGateway } from '../upstream/stubbedGateway.ts';
import { serveSubgraphs, startGatewayCommand } from './gatewayCommand.ts';

const logger = pino({ level: 'silent' });

const OFTEN = { reloadIntervalMs: 50 };

const folder = () => mkdtempSync(join(tmpdir(), 'skein-'));

/** A subgraph whose one field has a name, and answers it, after a while if the name is `slow`. */
const subgraphNaming = (field: string) => ({
  a: {
    sdl: `type Query { ${field}: String }`,
    resolvers: {
      Query: {
        [field]: async () => {
          if (field === 'slow') await sleep(1_000);
          return field;
        },
      },
    },
  },
});

/** Replaces a file as deployments do: its content is never half written. */
const replace = (file: string, text: string) => {
  writeFileSync(`${file}.next`, text);
  renameSync(`${file}.next`, file);
};

const ask = async (url: string, body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as {
      data?: unknown;
      errors?: readonly { readonly extensions: { readonly code: string } }[];
    },
  };
};

const fetchData = async (url: string, query: string) => (await ask(url, { query })).body.data;

const reloadsIn = async (url: string, what: string) => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const sample = (metric: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(metric))
        ?.split(' ')[1],
    );
  return {
    success: sample(`gateway_reloads_total{what="${what}",outcome="success"}`),
    failure: sample(`gateway_reloads_total{what="${what}",outcome="failure"}`),
    successful: sample(`gateway_last_reload_successful{what="${what}"}`),
    at: sample(`gateway_last_reload_success_timestamp_seconds{what="${what}"}`),
    documents: sample('graphql_document_cache_size'),
    misses: sample('graphql_document_cache_misses_total'),
    plans: sample('graphql_plans_total'),
  };
};

/** A gateway over two versions of a supergraph: `file` has the first, `next` the text of the second. */
const startOverFile = async (first: string, second: string, replaced: Partial<Constants> = OFTEN) => {
  const before = await serveSubgraphs(subgraphNaming(first));
  const after = await serveSubgraphs(subgraphNaming(second));
  const config = facadeConfig({}, replaced);
  const gateway = await startHttpGateway({ supergraph: before.file }, { config, logger });
  return {
    ...gateway,
    file: before.file,
    next: readFileSync(after.file, 'utf8'),
    [Symbol.asyncDispose]: async () => {
      await gateway.close();
      await before[Symbol.asyncDispose]();
      await after[Symbol.asyncDispose]();
    },
  };
};

const connectClient = (sdl: string) =>
  sdl.replace('schema', 'schema @link(url: "https://specs.apollo.dev/connect/v0.2", for: EXECUTION)');

it('gateways that were started and closed leave nothing behind at the process', async () => {
  await using subgraphs = await serveSubgraphs(subgraphNaming('x'));
  const config = facadeConfig({ LOG_LEVEL: 'error' });
  const logger = openLogger(config, 'gateway');
  const startAndClose = async () =>
    (await startHttpGateway({ supergraph: subgraphs.file }, { config, logger })).close();
  const listeners = () => process.eventNames().map((name) => [name, process.listenerCount(name)]);
  await startAndClose();
  const before = listeners();

  await startAndClose();
  await startAndClose();

  expect(listeners()).toEqual(before);
});

describe('a supergraph that changes', () => {
  it('and is temporarily unreadable stops nothing, and is read once it is readable', async () => {
    await using gateway = await startOverFile('x', 'y');
    const saved = `${gateway.file}.saved`;
    renameSync(gateway.file, saved);
    // A link to itself: ELOOP.
    symlinkSync(gateway.file, gateway.file);
    await expect.poll(() => reloadsIn(gateway.url, 'supergraph'), SOON).toMatchObject({ failure: 1, successful: 0 });
    expect(await fetchData(gateway.url, '{ x }')).toEqual({ x: 'x' });

    replace(gateway.file, gateway.next);

    await expect.poll(() => fetchData(gateway.url, '{ y }'), SOON).toEqual({ y: 'y' });
  });

  it('is used from then on, with caches of its own; counters go on', async () => {
    await using gateway = await startOverFile('x', 'y');
    expect(await fetchData(gateway.url, '{ x }')).toEqual({ x: 'x' });
    const schema = await fetch(`${gateway.url}/schema.graphql`);
    const before = await reloadsIn(gateway.url, 'supergraph');

    replace(gateway.file, gateway.next);
    await expect.poll(() => fetchData(gateway.url, '{ y }'), SOON).toEqual({ y: 'y' });

    expect((await ask(gateway.url, { query: '{ x }' })).body.errors).toMatchObject([
      { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
    ]);
    const after = await reloadsIn(gateway.url, 'supergraph');
    expect(before).toMatchObject({ success: 0, failure: 0, successful: 1, documents: 1, plans: 1 });
    expect(after).toMatchObject({ success: 1, failure: 0, successful: 1, documents: 1, plans: 2 });
    expect(after.at).toBeGreaterThan(before.at);
    expect(after.misses).toBeGreaterThan(before.misses);
    const etag = schema.headers.get('etag') ?? '';
    const changed = await fetch(`${gateway.url}/schema.graphql`, { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('y: String');
  });

  it('does not touch operations in progress', async () => {
    await using gateway = await startOverFile('slow', 'y');

    const underWay = ask(gateway.url, { query: '{ slow }' });
    await sleep(200);
    replace(gateway.file, gateway.next);
    await gateway.reload();

    expect(await fetchData(gateway.url, '{ y }')).toEqual({ y: 'y' });
    expect((await underWay).body).toEqual({ data: { slow: 'slow' } });
  });

  it.each([
    ['is broken', 'type Query {'],
    ['names a subgraph without a URL', undefined],
    ['is gone', null],
    ['needs a feature that is not supported (G33)', connectClient],
  ])('is not used if it %s: log and metrics report it, and the gateway stays ready', async (_, text) => {
    await using gateway = await startOverFile('x', 'y');
    const broken =
      typeof text === 'function' ? text(gateway.next) : (text ?? gateway.next.replace(/url: "[^"]*"/, 'url: ""'));

    if (text === null) renameSync(gateway.file, `${gateway.file}.away`);
    else replace(gateway.file, broken);
    await expect.poll(async () => (await reloadsIn(gateway.url, 'supergraph')).failure, SOON).toBeGreaterThan(0);

    expect(await fetchData(gateway.url, '{ x }')).toEqual({ x: 'x' });
    expect((await fetch(`${gateway.url}/health/ready`)).status).toBe(200);
    expect(await reloadsIn(gateway.url, 'supergraph')).toMatchObject({ success: 0, successful: 0 });

    replace(gateway.file, gateway.next);
    await expect.poll(() => fetchData(gateway.url, '{ y }'), SOON).toEqual({ y: 'y' });
    expect(await reloadsIn(gateway.url, 'supergraph')).toMatchObject({ success: 1, successful: 1 });
  });

  it('behind links, as in volumes of Kubernetes, is noticed', async () => {
    await using subgraphs = await serveSubgraphs(subgraphNaming('x'));
    await using later = await serveSubgraphs(subgraphNaming('y'));
    const volume = folder();
    for (const [version, { file }] of [
      ['1', subgraphs],
      ['2', later],
    ] as const) {
      mkdirSync(join(volume, version));
      writeFileSync(join(volume, version, 'supergraph.graphql'), readFileSync(file));
    }
    symlinkSync('1', join(volume, '..data'));
    symlinkSync(join('..data', 'supergraph.graphql'), join(volume, 'supergraph.graphql'));
    const config = facadeConfig({}, OFTEN);
    const gateway = await startHttpGateway({ supergraph: join(volume, 'supergraph.graphql') }, { config, logger });

    symlinkSync('2', join(volume, '..data.next'));
    renameSync(join(volume, '..data.next'), join(volume, '..data'));

    await expect.poll(() => fetchData(gateway.url, '{ y }'), SOON).toEqual({ y: 'y' });
    await gateway.close();
  });

  it('is read by a reload only, if files are not watched', async () => {
    await using gateway = await startOverFile('x', 'y', { reloadIntervalMs: 0 });

    replace(gateway.file, gateway.next);
    await sleep(300);
    const before = await fetchData(gateway.url, '{ x }');
    await gateway.reload();

    expect(before).toEqual({ x: 'x' });
    expect(await fetchData(gateway.url, '{ y }')).toEqual({ y: 'y' });
  });

  it('is read again on SIGHUP, also unchanged', async () => {
    await using subgraphs = await serveSubgraphs(subgraphNaming('x'));
    await using gateway = startGatewayCommand(['--supergraph', subgraphs.file]);
    const [url = ''] = /http\S+(?=\/graphql)/.exec(await gateway.greeting()) ?? [];
    expect(await reloadsIn(url, 'supergraph')).toMatchObject({ success: 0 });

    gateway.child.kill('SIGHUP');

    await expect.poll(() => reloadsIn(url, 'supergraph'), SOON).toMatchObject({ success: 1, failure: 0 });
  });
});

describe('trusted documents that change', () => {
  it('are served from then on, and no others; a broken manifest changes nothing', async () => {
    const file = join(folder(), 'documents.json');
    writeFileSync(file, JSON.stringify({ one: 'query One { me { roleType } }' }));
    await using gateway = await startStubbedGateway({}, { TRUSTED_DOCUMENTS: file }, OFTEN);
    const codeOf = async (documentId: string) => {
      const { body } = await ask(gateway.url, { documentId });
      return body.errors?.[0]?.extensions.code;
    };
    expect(await codeOf('one')).toBe('UNAUTHENTICATED');
    expect(await codeOf('two')).toBe('PERSISTED_QUERY_NOT_IN_LIST');

    replace(file, JSON.stringify({ two: 'query Two { me { roleType } }', bad: '{ nothing }' }));
    await expect.poll(() => codeOf('two'), SOON).toBe('UNAUTHENTICATED');
    expect(await codeOf('one')).toBe('PERSISTED_QUERY_NOT_IN_LIST');
    expect(gateway.logs).toContainEqual(
      expect.objectContaining({ id: 'bad', msg: expect.stringMatching(/does not fit/) }),
    );
    expect(await gateway.metrics()).toContain('graphql_operation_name="Two"');

    replace(file, '{ "two": 2 }');
    await expect.poll(async () => (await reloadsIn(gateway.url, 'documents')).failure, SOON).toBe(1);
    expect(await codeOf('two')).toBe('UNAUTHENTICATED');
    expect(gateway.logs).toContainEqual(
      expect.objectContaining({ what: 'documents', cause: expect.stringMatching(/"\/two" must be string/) }),
    );
  });
});

describe('keys that change', () => {
  const start = async () => {
    const [first, second] = [await makeSigningKey('first'), await makeSigningKey('second')];
    const file = join(folder(), 'keys.json');
    const keysOf = (...keys: readonly (typeof first)[]) => JSON.stringify({ keys: keys.map(({ jwk }) => jwk) });
    writeFileSync(file, keysOf(first));
    const handlers = { [BUDGETS]: answerList([]) };
    const gateway = await startStubbedGateway(handlers, { JWT_JWKS_FILE: file }, OFTEN);
    const statusOf = async (token: string) =>
      (await ask(gateway.url, { query: ASK_BUDGETS }, { authorization: `Bearer ${token}` })).status;
    return { first, second, file, keysOf, gateway, statusOf, [Symbol.asyncDispose]: gateway[Symbol.asyncDispose] };
  };

  it('verify from then on; what was verified with a withdrawn key is refused', async () => {
    await using setup = await start();
    const { first, second, file, keysOf, statusOf } = setup;
    const [early, late] = [await signToken(first), await signToken(second)];
    expect([await statusOf(early), await statusOf(late)]).toEqual([200, 401]);

    replace(file, keysOf(second));
    await expect.poll(() => statusOf(late), SOON).toBe(200);

    expect(await statusOf(early)).toBe(401);
  });

  it('are neither used nor logged if they are invalid', async () => {
    await using setup = await start();
    const { first, file, gateway, statusOf } = setup;

    replace(file, '{"keys": swordfish}');
    await expect.poll(async () => (await reloadsIn(gateway.url, 'keys')).failure, SOON).toBe(1);

    expect(await statusOf(await signToken(first))).toBe(200);
    expect((await fetch(`${gateway.url}/health/live`)).status).toBe(200);
    expect(gateway.logs).toContainEqual(
      expect.objectContaining({ what: 'keys', cause: 'expected a JSON Web Key Set' }),
    );
    expect(JSON.stringify(gateway.logs)).not.toContain('swordfish');
  });

  it('must exist at the start', async () => {
    await expect(startStubbedGateway({}, { JWT_JWKS_FILE: join(folder(), 'none.json') })).rejects.toThrow(
      /JWT_JWKS_FILE: ENOENT/,
    );
  });
});
