import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { TestSubgraph } from './federate.ts';
import { askPrintedGateway, CLI, serveSubgraphs, startGatewayCommand } from './gatewayCommand.ts';

const SUBGRAPHS: Readonly<Record<string, TestSubgraph>> = {
  a: {
    sdl: 'type Query { user: User } type User @key(fields: "id") { id: ID! }',
    resolvers: { Query: { user: () => ({ id: '1' }) } },
  },
  b: {
    sdl: 'type User @key(fields: "id") { id: ID! badge: String caller: String }',
    resolvers: { User: { badge: ({ id }: { id: string }) => `badge ${id}`, caller: (_, __, { caller }) => caller } },
  },
};

describe('skein gateway', () => {
  it('serves a supergraph over HTTP subgraphs, at URLs from the file or the options', async () => {
    await using subgraphs = await serveSubgraphs(SUBGRAPHS, ['a']);
    await using gateway = startGatewayCommand([
      '--supergraph',
      subgraphs.file,
      '--subgraph',
      `b=${subgraphs.urlOf('b')}`,
    ]);

    const greeting = await gateway.greeting();

    expect(greeting).toContain(`a  ${subgraphs.urlOf('a')}\n  b  ${subgraphs.urlOf('b')}`);
    expect(await askPrintedGateway(greeting, '{ user { id badge caller } }')).toEqual({
      data: { user: { id: '1', badge: 'badge 1', caller: 'Bearer t' } },
    });
  });

  it('reports a subgraph that cannot be reached, and answers the other fields', async () => {
    await using subgraphs = await serveSubgraphs(SUBGRAPHS, ['a']);
    await using gateway = startGatewayCommand(['--supergraph', subgraphs.file, '--subgraph', 'b=http://127.0.0.1:9/']);

    const answer = await askPrintedGateway(await gateway.greeting(), '{ user { id badge } }');

    expect(answer).toMatchObject({
      data: { user: { id: '1', badge: null } },
      errors: [{ path: ['user'], extensions: { code: 'SUBREQUEST_HTTP_ERROR', service: 'b' } }],
    });
  });

  it('exits with 0 on SIGTERM', async () => {
    await using subgraphs = await serveSubgraphs(SUBGRAPHS, ['a']);
    await using gateway = startGatewayCommand(['--supergraph', subgraphs.file, '--subgraph', 'b=http://127.0.0.1:9/']);
    await gateway.greeting();

    gateway.child.kill('SIGTERM');

    expect(await gateway.ended).toEqual([0, null]);
  });

  it('logs each request on standard error, and writes all lines before it exits', async () => {
    await using subgraphs = await serveSubgraphs(SUBGRAPHS);
    await using gateway = startGatewayCommand(['--supergraph', subgraphs.file]);
    const greeting = await gateway.greeting();

    await askPrintedGateway(greeting, 'query Badge { user { badge } }');
    await askPrintedGateway(greeting, 'query Nobody { nobody }');
    gateway.child.kill('SIGTERM');

    const lines = (await text(gateway.child.stderr))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      expect.objectContaining({ name: 'gateway', operation: 'Badge', outcome: 'ok', posts: 2, msg: 'request' }),
      expect.objectContaining({ codes: ['GRAPHQL_VALIDATION_FAILED'], posts: 0, msg: 'request' }),
    ]);
  });

  it.each([
    { given: 'no file', options: () => [], says: /--supergraph <file>' not specified/ },
    { given: 'a file that does not exist', options: () => ['--supergraph', '/none'], says: /^\/none: ENOENT/ },
    { given: 'an invalid file', options: () => ['--supergraph', CLI], says: /skein.js: Syntax Error/ },
    {
      given: 'a subgraph it does not join',
      options: (file: string) => ['--supergraph', file, '--subgraph', 'c=http://127.0.0.1:9'],
      says: /has no such subgraph, only a, b\./,
    },
    {
      given: 'an invalid URL',
      options: (file: string) => ['--supergraph', file, '--subgraph', 'b=here'],
      says: /expected name=url/,
    },
    {
      given: 'subscriptions of a subgraph it does not join',
      options: (file: string) => ['--supergraph', file, '--subscriptions', 'c=ws://127.0.0.1:9'],
      says: /--subscriptions c: the supergraph has no such subgraph, only a, b\./,
    },
    {
      given: 'an invalid URL of subscriptions',
      options: (file: string) => ['--supergraph', file, '--subscriptions', 'b=ftp://127.0.0.1'],
      says: /expected name=url, the URL beginning with http:\/\/, https:\/\/, ws:\/\/ or wss:\/\/\./,
      exits: 2,
    },
    {
      given: 'a subgraph without a URL',
      options: (file: string) => ['--supergraph', file],
      says: /Subgraph "b" has no URL in the supergraph: give it by --subgraph b=url/,
    },
  ])('given $given, exits with 2 and says what was expected', async ({ options, says }) => {
    await using subgraphs = await serveSubgraphs(SUBGRAPHS, ['a']);
    await using gateway = startGatewayCommand(options(subgraphs.file));

    const [said, [code]] = await Promise.all([text(gateway.child.stderr), gateway.ended]);

    expect(code).toBe(2);
    expect(said).toMatch(says);
  });

  describe('on a system that the planner for Federation is not built for', () => {
    /** As on musl or Windows: its native library does not load. */
    const refuseLibrary = `const load = process.dlopen;
      process.dlopen = (module, file, ...rest) => {
        if (file.includes('router-query-planner')) throw new Error('not built for this system');
        return load(module, file, ...rest);
      };`;
    const SYSTEM = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(refuseLibrary)}` };

    it('serves a plain supergraph', async () => {
      await using subgraphs = await serveSubgraphs(SUBGRAPHS);
      await using gateway = startGatewayCommand(['--supergraph', subgraphs.file], SYSTEM);

      expect(await askPrintedGateway(await gateway.greeting(), '{ user { badge } }')).toEqual({
        data: { user: { badge: 'badge 1' } },
      });
    });

    it('names the systems where any other supergraph is served, and ends', async () => {
      const shop = { sdl: 'type User @key(fields: "id") @key(fields: "name") { id: ID! name: String! @shareable }' };
      await using subgraphs = await serveSubgraphs({ ...SUBGRAPHS, shop });
      await using gateway = startGatewayCommand(['--supergraph', subgraphs.file], SYSTEM);

      const [said, [code]] = await Promise.all([text(gateway.child.stderr), gateway.ended]);

      expect(code).toBe(2);
      expect(said).toMatch(
        /The supergraph is not plain .+ runs on Linux with glibc and on macOS only\. This is linux, \w+\./,
      );
    });
  });
});
