import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { serveGateway } from './serveGateway.ts';

/** A fast field and a slow one. */
const SUBGRAPHS = {
  a: {
    sdl: 'type Query { soon: Int slow: Int }',
    resolvers: { Query: { soon: () => sleep(5, 1), slow: () => sleep(1_500, 2) } },
  },
};

interface ShutdownAnswer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly body: string;
}

/** Sends a query over an agent's connections; rejects with the error of the socket. */
const ask = (url: string, agent: Agent, query: string): Promise<ShutdownAnswer> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(`${url}/graphql`, { method: 'POST', agent, headers }, async (response) => {
      let body = '';
      try {
        for await (const chunk of response) body += chunk;
        resolve({ status: response.statusCode, connection: response.headers.connection, body });
      } catch (error) {
        reject(error);
      }
    });
    sent.on('error', reject);
    sent.end(JSON.stringify({ query }));
  });

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Sends queries without a pause over one connection until the server refuses it. */
const askOn = async (url: string, answers: ShutdownAnswer[], failures: unknown[]) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    try {
      answers.push(await ask(url, agent, '{ soon }'));
    } catch (error) {
      if (codeOf(error) !== 'ECONNREFUSED') failures.push(error);
      agent.destroy();
      return;
    }
  }
};

describe('a gateway that receives SIGTERM', () => {
  it('resets no request of 40 clients with keep-alive connections', async () => {
    await using gateway = await serveGateway(SUBGRAPHS);
    const answers: ShutdownAnswer[] = [];
    const failures: unknown[] = [];
    const clients = Array.from({ length: 40 }, () => askOn(gateway.url, answers, failures));
    await expect.poll(() => answers.length, { timeout: 15_000 }).toBeGreaterThan(200);

    const before = answers.length;
    await gateway.close(500);
    await Promise.all(clients);

    expect(failures).toEqual([]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set(['200 {"data":{"soon":1}}']),
    );
    expect(answers.length).toBeGreaterThan(before);
    expect(answers.at(-1)?.connection).toBe('close');
  });

  it('reports not ready while it still accepts requests', async () => {
    await using gateway = await serveGateway(SUBGRAPHS);

    const closed = gateway.close(1_000);
    const ready = await fetch(`${gateway.url}/health/ready`);
    const answer = await gateway.post({ query: '{ soon }' });
    await closed;

    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: 'closing' });
    expect(await answer.json()).toEqual({ data: { soon: 1 } });
    expect(answer.headers.get('connection')).toBe('close');
    await expect(gateway.post({ query: '{ soon }' })).rejects.toThrow();
  });

  it('answers requests in progress, and requests unread in the socket', async () => {
    await using gateway = await serveGateway(SUBGRAPHS);
    const agent = new Agent({ keepAlive: true });
    const slow = ask(gateway.url, agent, '{ slow }');
    await sleep(100);

    const unread = ask(gateway.url, agent, '{ soon }');
    const closed = gateway.close(0);

    expect((await unread).body).toBe('{"data":{"soon":1}}');
    expect((await slow).body).toBe('{"data":{"slow":2}}');
    await closed;
  });

  it('closes idle connections without waiting for them', async () => {
    await using gateway = await serveGateway(SUBGRAPHS);
    const { port, hostname } = new URL(gateway.url);
    const silent = connect(Number(port), hostname);
    const ended = new Promise((resolve) => silent.once('close', resolve));
    silent.resume();
    await new Promise((resolve) => silent.once('connect', resolve));

    const startedAt = performance.now();
    await gateway.close(0);

    await ended;
    expect(performance.now() - startedAt).toBeLessThan(8_000);
  });
});
