/** Builds the image by the steps of its Dockerfile, and runs it as a container does: without privileges, read-only. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { findFreePort } from '../listen.ts';
import { buildImage, findContainerSkipReason, type Image, image } from './image.ts';

const skipped = findContainerSkipReason();

/** Longest start of a program; the machine may be busy. */
const START_LIMIT_MS = 180_000;

/** Arguments of `node` in a script of package.json. */
const splitArguments = (script: string) => script.split(' ').slice(1);

describe('the image', () => {
  it('runs what npm runs, without npm, and not as root', () => {
    const { gateway, service, subgraph } = manifest.scripts;

    expect([...image.entrypoint, ...image.command]).toEqual(['node', ...splitArguments(gateway)]);
    expect([...image.entrypoint, 'app/service.ts']).toEqual(['node', ...splitArguments(service)]);
    expect([...image.entrypoint, 'app/subgraph.ts']).toEqual(['node', ...splitArguments(subgraph)]);
    expect(image.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });
});

describe.skipIf(skipped)(`a container of the image ${skipped ?? ''}`, { timeout: 600_000 }, () => {
  let built: Image;
  beforeAll(() => {
    built = buildImage();
  }, 600_000);
  afterAll(() => built?.[Symbol.dispose]());

  /** Runs a command to its end. */
  const ended = async (command: readonly string[], env: Record<string, string> = {}) => {
    const child = built.run(command, env);
    const said = child.stderr?.toArray();
    const [code] = await once(child, 'exit');
    return { code, said: String((await said)?.join('')) };
  };

  const healthOf = (env: Record<string, string>) => ended(image.health, env);

  /** Starts a program of the image on a free port and waits until it is healthy. */
  const start = async (command: readonly string[], env: Record<string, string>) => {
    const port = String(await findFreePort());
    const url = `http://127.0.0.1:${port}`;
    const own = { PORT: port, SERVICE_PORT: port, HEALTH_URL: `${url}/health/live`, HOST: '127.0.0.1', ...env };
    const child = built.run([...image.entrypoint, ...command], own);
    if (child.stderr) createInterface(child.stderr).on('line', (line) => process.stderr.write(`${line}\n`));
    child.stdout?.resume();
    const live = () =>
      fetch(own.HEALTH_URL).then(
        ({ ok }) => ok,
        () => child.exitCode,
      );
    // A new container has no compiled code yet.
    await expect.poll(live, { timeout: START_LIMIT_MS, interval: 100 }).toBe(true);
    const stop = async () => {
      if (child.exitCode !== null) return child.exitCode;
      child.kill('SIGTERM');
      return (await once(child, 'exit'))[0];
    };
    return { url, env: own, stop, [Symbol.asyncDispose]: async () => void (await stop()) };
  };

  it('writes to /data and /tmp alone', async () => {
    const { code, said } = await ended(['sh', '-c', 'touch /data/file /tmp/file']);
    expect(said).toBe('');
    expect(code).toBe(0);

    for (const place of ['/', '/app/', '/app/node_modules/', '/usr/', '/etc/'])
      expect((await ended(['touch', `${place}file`])).said, place).toContain('Read-only file system');
  });

  it('is service, area or gateway by its command, healthy while it runs, and ends on SIGTERM', async () => {
    const quiet = { LOG_LEVEL: 'silent', SHUTDOWN_DRAIN_MS: '0' };
    await using service = await start(['app/service.ts'], { ...quiet });
    const upstream = { ...quiet, UPSTREAM_URL: service.url };
    await using area = await start(['app/subgraph.ts', 'monitoring'], upstream);
    await using gateway = await start(image.command, { ...upstream, SUBGRAPH_URLS: `monitoring=${area.url}/graphql` });

    const answer = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename alerts { totalCount } }"}',
    });
    expect(await answer.json()).toMatchObject({
      data: { __typename: 'Query' },
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect((await healthOf(gateway.env)).code).toBe(0);
    expect(await Promise.all([gateway.stop(), area.stop()])).toEqual([0, 0]);
    expect(await service.stop()).toBe(0);
    expect((await healthOf(gateway.env)).code).toBe(1);
  });
});
