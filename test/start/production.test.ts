import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const root = `${import.meta.dirname}/../..`;

/** Starts `npm run gateway` with these variables and a free port. */
const startGateway = async (env: Record<string, string>) => {
  const [, ...args] = manifest.scripts.gateway.split(' ');
  const { NODE_ENV: _, ...inherited } = process.env;
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: root,
    env: { ...inherited, PORT: '0', UPSTREAM_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout === null) throw new Error('no output');
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /GraphQL at (.*)\/graphql/.exec(line) ?? [];
    if (url === undefined) continue;
    const stop = async () => {
      child.kill('SIGINT');
      await once(child, 'exit');
    };
    return { url, [Symbol.asyncDispose]: stop };
  }
  throw new Error('the gateway ended');
};

const introspect = async (url: string) => {
  const body = JSON.stringify({ query: '{ __schema { queryType { name } } }' });
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return response.json();
};

describe('npm run gateway', () => {
  it('enables development features unless NODE_ENV is set', async () => {
    await using gateway = await startGateway({});

    expect((await fetch(gateway.url)).status).toBe(200);
    expect(await introspect(gateway.url)).toEqual({ data: { __schema: { queryType: { name: 'Query' } } } });
  });

  it('disables them with NODE_ENV=production', async () => {
    await using gateway = await startGateway({ NODE_ENV: 'production' });

    expect((await fetch(gateway.url)).status).toBe(404);
    expect(await introspect(gateway.url)).toMatchObject({
      errors: [{ extensions: { code: 'INTROSPECTION_DISABLED' } }],
    });
  });
});
