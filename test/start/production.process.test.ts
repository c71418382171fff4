import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { findFreePort } from '../listen.ts';
import { startGatewayProcess } from './gatewayProcess.ts';

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
    await using gateway = await startGatewayProcess({});

    expect((await fetch(gateway.url)).status).toBe(200);
    expect(await introspect(gateway.url)).toEqual({ data: { __schema: { queryType: { name: 'Query' } } } });
  });

  it('serves the page without another process: the page is built before', async () => {
    await using gateway = await startGatewayProcess({});

    expect((await fetch(gateway.url)).status).toBe(200);
    expect(spawnSync('pgrep', ['-P', String(gateway.pid), '-l'], { encoding: 'utf8' }).stdout).toBe('');
  });

  it('disables them with NODE_ENV=production', async () => {
    await using gateway = await startGatewayProcess({ NODE_ENV: 'production' });

    expect((await fetch(gateway.url)).status).toBe(404);
    expect(await introspect(gateway.url)).toMatchObject({
      errors: [{ extensions: { code: 'INTROSPECTION_DISABLED' } }],
    });
  });
});

describe('a gateway whose upstream is unavailable', () => {
  it('starts, is not ready, and becomes ready by itself', async () => {
    const upstream = createServer((_, response) => response.end('{}'));
    const port = await findFreePort();
    await using gateway = await startGatewayProcess({ UPSTREAM_URL: `http://127.0.0.1:${port}` });
    const ready = async () => (await fetch(`${gateway.url}/health/ready`)).status;

    expect(await ready()).toBe(503);
    expect((await fetch(`${gateway.url}/health/live`)).status).toBe(200);

    await new Promise<void>((resolve) => upstream.listen(port, '127.0.0.1', resolve));
    await expect.poll(ready, { timeout: 15_000, interval: 200 }).toBe(200);
    upstream.closeAllConnections();
    await new Promise((resolve) => upstream.close(resolve));
  });
});

describe('bad settings', () => {
  /** Starts a gateway that cannot start. */
  const startWith = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['app/start.ts', 'gateway'], {
      cwd: `${import.meta.dirname}/../..`,
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
    });

  it.each(['SUPERGRAPH_FILE', 'TRUSTED_DOCUMENTS', 'JWT_JWKS_FILE'])(
    'a file that cannot be used is named: %s',
    (name) => {
      const { status, stderr } = startWith({ UPSTREAM_URL: 'http://127.0.0.1:9', PORT: '0', [name]: '/none' });

      expect(status).toBe(1);
      expect(stderr).toMatch(new RegExp(`^Skein could not start\\. ${name}: .*/none`));
    },
  );

  it('are all named before anything starts, without their values', () => {
    const { status, stderr } = startWith({
      PORT: 'http',
      SESSION_SECRET: 'hunter2',
      JWT_SECRET: 'hunter2',
      JWT_ALGORITHMS: ',',
      NODE_ENV: 'prod',
      CORS_ORIGINS: 'x',
    });

    expect(status).toBe(1);
    for (const name of ['PORT', 'SESSION_SECRET', 'JWT_SECRET', 'JWT_ALGORITHMS', 'NODE_ENV', 'CORS_ORIGINS'])
      expect(stderr).toMatch(new RegExp(`^  ${name}: expected `, 'm'));
    expect(stderr).not.toContain('hunter2');
  });
});
