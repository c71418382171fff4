import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createHandler } from 'graphql-http/lib/use/http';
import { describe, expect, it } from 'vitest';
import { federate, type TestSubgraph } from './federate.ts';
import { listen } from './overHttp.ts';

const CLI = fileURLToPath(new URL('../../cli.ts', import.meta.url));

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

/** The command, in a process of its own; it is ended with the test. */
function skeinGateway(args: readonly string[]) {
  const env = { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0' };
  const child = spawn(process.execPath, [CLI, 'gateway', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  return {
    child,
    ended,
    /** What it says first, when it is ready. */
    greeting: async () => String((await once(child.stdout, 'data'))[0]),
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await ended;
    },
  };
}

/** A supergraph in a file, and a server for each of its subgraphs. */
async function servedSubgraphs() {
  const { schemas, supergraphSdl } = federate(SUBGRAPHS);
  const file = join(mkdtempSync(join(tmpdir(), 'skein-')), 'supergraph.graphql');
  const servers = await Promise.all(
    Object.entries(schemas).map(async ([name, schema]) => {
      const context = ({ headers }: { headers: unknown }) => ({
        caller: (headers as Record<string, string>).authorization,
      });
      return { name, ...(await listen(createHandler({ schema, context }))) };
    }),
  );
  const urlOf = (name: string) => servers.find((server) => server.name === name)?.url ?? '';
  writeFileSync(file, supergraphSdl.replace(/name: "a"(, url: "[^"]*")?/, `name: "a", url: "${urlOf('a')}"`));
  const close = () => Promise.all(servers.map((server) => server.close()));
  return { file, urlOf, [Symbol.asyncDispose]: async () => void (await close()) };
}

const ask = async (greeting: string, query: string) => {
  const [url = ''] = /http\S+\/graphql/.exec(greeting) ?? [];
  const headers = { 'content-type': 'application/json', authorization: 'Bearer t' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return response.json();
};

describe('skein gateway', () => {
  it('answers for a supergraph over HTTP subgraphs, where the file says they are or the options do', async () => {
    await using subgraphs = await servedSubgraphs();
    await using gateway = skeinGateway(['--supergraph', subgraphs.file, '--subgraph', `b=${subgraphs.urlOf('b')}`]);

    const greeting = await gateway.greeting();

    expect(greeting).toContain(`a  ${subgraphs.urlOf('a')}\n  b  ${subgraphs.urlOf('b')}`);
    expect(await ask(greeting, '{ user { id badge caller } }')).toEqual({
      data: { user: { id: '1', badge: 'badge 1', caller: 'Bearer t' } },
    });
  });

  it('tells of a subgraph that cannot be reached, and answers the rest', async () => {
    await using subgraphs = await servedSubgraphs();
    await using gateway = skeinGateway(['--supergraph', subgraphs.file, '--subgraph', 'b=http://127.0.0.1:9/']);

    const answer = await ask(await gateway.greeting(), '{ user { id badge } }');

    expect(answer).toMatchObject({
      data: { user: { id: '1', badge: null } },
      errors: [{ path: ['user'], extensions: { code: 'SUBREQUEST_HTTP_ERROR', service: 'b' } }],
    });
  });

  it('ends with 0 when told to stop', async () => {
    await using subgraphs = await servedSubgraphs();
    await using gateway = skeinGateway(['--supergraph', subgraphs.file, '--subgraph', 'b=http://127.0.0.1:9/']);
    await gateway.greeting();

    gateway.child.kill('SIGTERM');

    expect(await gateway.ended).toEqual([0, null]);
  });

  it.each([
    { given: 'no file', options: () => [], says: /--supergraph <file>' not specified/ },
    { given: 'a file that is not there', options: () => ['--supergraph', '/none'], says: /^\/none: ENOENT/ },
    { given: 'a file that is none', options: () => ['--supergraph', CLI], says: /cli.ts: Syntax Error/ },
    {
      given: 'a subgraph it does not join',
      options: (file: string) => ['--supergraph', file, '--subgraph', 'c=http://127.0.0.1:9'],
      says: /joins no such subgraph, but a, b\./,
    },
    {
      given: 'a URL that is none',
      options: (file: string) => ['--supergraph', file, '--subgraph', 'b=here'],
      says: /expected name=url/,
    },
    {
      given: 'a subgraph without a URL',
      options: (file: string) => ['--supergraph', file],
      says: /Subgraph "b" has no URL in the supergraph: give it by --subgraph b=url/,
    },
  ])('given $given, ends with 1 and says what was expected', async ({ options, says }) => {
    await using subgraphs = await servedSubgraphs();
    await using gateway = skeinGateway(options(subgraphs.file));

    const [said, [code]] = await Promise.all([text(gateway.child.stderr), gateway.ended]);

    expect(code).toBe(1);
    expect(said).toMatch(says);
  });
});
