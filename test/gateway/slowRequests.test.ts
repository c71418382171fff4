import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { serveGateway } from './serveGateway.ts';

const SUBGRAPHS = { a: { sdl: 'type Query { x: Int }', resolvers: { Query: { x: () => 1 } } } };

/** Everything received until the socket closes, be it with a reset: the gateway may close while the client still writes. */
const receivedBy = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let received = '';
    socket.setEncoding('utf8').on('data', (text) => {
      received += text;
    });
    socket.on('error', () => {}).on('close', () => resolve(received));
  });

/** Writes to a socket of the gateway; `answer` is everything received until it closes. */
const open = async (url: string, ...first: string[]) => {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const answer = receivedBy(socket);
  socket.write(first.join('\r\n'));
  return { socket, answer };
};

const POST = ['POST /graphql HTTP/1.1', 'host: x', 'content-type: application/json'];

describe('a request that is sent too slowly', () => {
  it.each([
    { given: 'its body', first: [...POST, 'content-length: 1000', '', '{"query":"'] },
    { given: 'its headers', first: POST },
  ])('is ended with 408 when $given comes byte by byte', async ({ first }) => {
    await using gateway = await serveGateway(SUBGRAPHS, { receiveTimeoutMs: 1_000 });
    const { socket, answer } = await open(gateway.url, ...first);
    const drip = setInterval(() => socket.write('a'), 100);

    const ended = await Promise.race([answer, sleep(10_000, 'still open')]);
    clearInterval(drip);

    expect(ended).toMatch(/^HTTP\/1.1 408/);
  });
});

describe('a request with Expect: 100-continue', () => {
  const asking = (length: number) => [...POST, 'expect: 100-continue', `content-length: ${length}`, '', ''];

  it('is refused with 413, without 100 Continue, if its Content-Length is too large', async () => {
    await using gateway = await serveGateway(SUBGRAPHS);

    const { answer } = await open(gateway.url, ...asking(40 * 1024 * 1024));

    const text = await answer;
    expect(text).toMatch(/^HTTP\/1.1 413/);
    expect(text).not.toContain('100 Continue');
  });

  it('receives 100 Continue if its Content-Length is permitted', async () => {
    await using gateway = await serveGateway(SUBGRAPHS);
    const body = JSON.stringify({ query: '{ x }' });

    const { socket, answer } = await open(gateway.url, ...asking(body.length).toSpliced(3, 0, 'connection: close'));
    await sleep(50);
    socket.write(body);

    expect(await answer).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 OK[\s\S]*"x":1/);
  });
});

describe('input of a client', () => {
  // Longer than any document that is read (LIMIT_CHARACTERS).
  const NAME = 'n'.repeat(250_000);

  it.each([
    { given: 'a field', body: { query: `{ ${NAME} }` } },
    { given: 'a type', body: { query: `{ ... on ${NAME} { x } }` } },
    { given: 'an operation', body: { query: 'query A { x } query B { x }', operationName: NAME } },
    { given: 'a directive', body: { query: `{ x @${NAME} }` } },
    { given: 'a variable', body: { query: `query ($${NAME}: Int!) { x }` } },
    { given: 'text that is not GraphQL', body: { query: `{ x } ${NAME}` } },
  ])('is not echoed whole in an error, as the name of $given', async ({ body }) => {
    await using gateway = await serveGateway(SUBGRAPHS);

    const answer = await (await gateway.post(body)).text();

    expect(JSON.parse(answer).errors[0].message).toMatch(/^\w+ .* … /);
    expect(answer.length).toBeLessThan(5_000);
  });
});
