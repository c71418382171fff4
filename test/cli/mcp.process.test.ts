/** `skein mcp` as an MCP client starts it: a process whose standard input and output are the connection. */
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { startFacade } from '../../app/facade/index.ts';
import { hashPassword } from '../../service/crypto/password.ts';
import { facadeConfig } from '../facadeConfig.ts';
import { CLI } from '../gateway/gatewayCommand.ts';
import { MCP_REVISIONS, serveTools } from '../gateway/toolGateway.ts';
import { runSkein } from '../import/runSkein.ts';
import { createTestDomain, PASSWORD, sharedService } from '../service/testDomain.ts';

/** Starts the command for a client, which ends with the test. */
const connect = async (
  url: string,
  {
    args = [],
    env = {},
    mode = 'auto',
  }: { args?: string[]; env?: Record<string, string>; mode?: 'legacy' | 'auto' } = {},
) => {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const options = { args: [CLI, 'mcp', '--url', `${url}/graphql`, ...args], env, stderr: 'inherit' as const };
  await client.connect(new StdioClientTransport({ command: process.execPath, ...options }));
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.close() });
};

/** The facade with the tools that come with Skein. */
const startTools = async () => {
  const { url: upstreamUrl } = await sharedService();
  const config = facadeConfig({ MCP_DOCUMENTS: 'tasks' });
  const facade = await startFacade({ config, upstreamUrl, logger: pino({ level: 'silent' }) });
  return { ...facade, [Symbol.asyncDispose]: () => facade.close() };
};

describe('skein mcp', () => {
  it.each(MCP_REVISIONS)(
    'serves the tools of the gateway to a client that negotiates its revision: %s',
    async (mode) => {
      await using gateway = await serveTools();
      await using client = await connect(gateway.url, { mode });

      const { tools } = await client.listTools();
      const result = await client.callTool({ name: 'Products', arguments: { first: 1 } });
      const wrong = await client.callTool({ name: 'Products', arguments: { fist: 1 } });

      expect(tools.map(({ name }) => name)).toEqual(['Products', 'Slow', 'Broken', 'Rename']);
      expect(result.structuredContent).toEqual({ data: { products: [{ id: '0', name: 'Product 0' }] } });
      expect([result, wrong].map(({ isError }) => isError)).toEqual([false, true]);
      await expect(client.callTool({ name: 'Drop', arguments: {} })).rejects.toThrow('There is no tool "Drop".');
    },
  );

  it('stops a call that is cancelled', async () => {
    await using gateway = await serveTools();
    await using client = await connect(gateway.url, { mode: 'legacy' });
    const cancel = new AbortController();

    const call = client.callTool({ name: 'Slow', arguments: {} }, { signal: cancel.signal });
    await gateway.begun;
    cancel.abort('enough');

    await expect(call).rejects.toThrow('enough');
    await vi.waitFor(() => expect(gateway.stopped).toEqual(['The client left.']), 5_000);
  });

  it('sends the token of SKEIN_TOKEN', async () => {
    const home = await createTestDomain();
    await using gateway = await startTools();
    await using client = await connect(gateway.url, { env: { SKEIN_TOKEN: await home.tokenOf.owner() } });

    const { structuredContent } = await client.callTool({ name: 'FindProjects', arguments: {} });

    expect(structuredContent).toMatchObject({ data: { projects: { totalCount: expect.any(Number) } } });
    expect(client.getInstructions()).toMatch(/^Alerts, cost, projects/);
  });

  it('signs a user in, with the password of SKEIN_PASSWORD', async () => {
    const { domainId, users } = await createTestDomain();
    await using gateway = await startTools();
    const args = ['--domain', domainId, '--user', users.admin, '--scope', 'DOMAIN'];
    await using client = await connect(gateway.url, { args, env: { SKEIN_PASSWORD: PASSWORD } });

    const { isError } = await client.callTool({ name: 'FindProjects', arguments: {} });

    expect(isError).toBe(false);
  });

  it.each([
    { who: 'an administrator', user: 'admin', isError: false },
    { who: 'a user of one workspace', user: 'member', isError: false },
    { who: 'a user of no workspace', user: 'guest', isError: true },
  ] as const)('has the scope of a session where none is named, for $who', async ({ user, isError }) => {
    const { domainId, users } = await createTestDomain();
    await using gateway = await startTools();
    const args = ['--domain', domainId, '--user', users[user]];
    await using client = await connect(gateway.url, { args, env: { SKEIN_PASSWORD: PASSWORD } });

    expect((await client.callTool({ name: 'FindProjects', arguments: {} })).isError).toBe(isError);
  });

  it('has the scope USER for a user of several workspaces, and a workspace that is named', async () => {
    const { domainId, users, workspaces, put } = await createTestDomain();
    const own = { user_id: users.member, domain_id: domainId, role_type: 'WORKSPACE_MEMBER' };
    await put('role_bindings', [{ ...own, workspace_id: workspaces[1] }]);
    await using gateway = await startTools();
    const args = ['--domain', domainId, '--user', users.member];
    const find = async (more: string[]) => {
      await using client = await connect(gateway.url, {
        args: [...args, ...more],
        env: { SKEIN_PASSWORD: PASSWORD },
      });
      return (await client.callTool({ name: 'FindProjects', arguments: {} })).isError;
    };

    expect([await find([]), await find(['--workspace', workspaces[1]])]).toEqual([true, false]);
  });

  it('signs in again when its token was revoked', async () => {
    const { domainId, users, put } = await createTestDomain();
    await using gateway = await startTools();
    const args = ['--domain', domainId, '--user', users.admin, '--scope', 'DOMAIN'];
    await using client = await connect(gateway.url, { args, env: { SKEIN_PASSWORD: PASSWORD } });
    const find = async () => (await client.callTool({ name: 'FindProjects', arguments: {} })).isError;

    const before = await find();
    // Another hash, of the same password.
    const password_hash = await hashPassword(PASSWORD);
    await put('users', [{ user_id: users.admin, domain_id: domainId, password_hash, role_type: 'DOMAIN_ADMIN' }]);

    expect([before, await find()]).toEqual([false, false]);
  });

  it.each([
    ['nobody answers', [], {}, 3, /^http:\/\/127.0.0.1:1\/mcp: no answer/],
    ['a user without a domain', ['--user', 'a'], {}, 2, /^--domain, --user: expected both/],
    ['a token with spaces', ['--token', 'se cret'], {}, 2, /^--token: expected an access token, without spaces/],
  ])('exits with an error for %s', async (_, args, env, code, message) => {
    const ended = await runSkein(['mcp', '--url', 'http://127.0.0.1:1/graphql', ...args], env).ended;

    expect(ended).toMatchObject({ code, stdout: '', stderr: expect.stringMatching(message) });
  });

  it('exits with an error if the gateway has no tools', async () => {
    await using gateway = await serveTools({ mcp: undefined });

    const { code, stderr } = await runSkein(['mcp', '--url', `${gateway.url}/graphql`], {}).ended;

    expect({ code, stderr }).toMatchObject({ code: 3, stderr: expect.stringContaining('Is MCP_DOCUMENTS set there?') });
  });
});
