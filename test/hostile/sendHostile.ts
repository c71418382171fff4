import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HostileHttpRequest, HostileRawRequest } from './hostileCase.ts';

/** An answer as it came. */
export interface HostileAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Number of answers on the connection. */
  readonly answers: number;
}

/** Sends a request to a gateway. */
export const sendHostile = (
  url: string,
  token: string,
  request: HostileHttpRequest | HostileRawRequest,
): Promise<HostileAnswer> => ('raw' in request ? sendRaw(url, request) : sendHttp(url, token, request));

const sendHttp = async (url: string, token: string, given: HostileHttpRequest): Promise<HostileAnswer> => {
  const { method = 'POST', path = '/graphql', headers = {}, body, chunked = false } = given;
  const bytes = Buffer.isBuffer(body) || typeof body === 'string' ? body : body && JSON.stringify(body);
  const all = { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers };
  const defined = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const length: [string, string][] =
    bytes === undefined || chunked ? [] : [['content-length', String(Buffer.byteLength(bytes))]];
  const sent = httpRequest(url, { method, path, headers: Object.fromEntries([...length, ...defined]), agent: false });
  // The gateway may close the connection while a body that it refuses is still being sent.
  sent.on('error', () => {});
  const answered = once(sent, 'response');
  sent.end(bytes);
  const [response] = await answered;
  const text = await textOf(response);
  return { status: response.statusCode, headers: response.headers, text, answers: 1 };
};

/** Longest wait for an answer to raw bytes. */
const MAX_WAIT_MS = 8_000;

const sendRaw = async (url: string, { raw, drip }: HostileRawRequest): Promise<HostileAnswer> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.write(Buffer.from(raw, 'latin1'));
  for (const byte of drip?.text ?? '') {
    await sleep(drip?.everyMs);
    if (socket.destroyed || received !== '') break;
    socket.write(byte);
  }
  await Promise.race([ended, sleep(MAX_WAIT_MS)]);
  socket.destroy();
  return readRaw(received);
};

const readRaw = (received: string): HostileAnswer => {
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.split(/: ?(.*)/, 2).map((part) => part.toLowerCase())));
  const answers = received.match(/^HTTP\/1\.1 \d{3}/gm)?.length ?? 0;
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers, text: rest.join('\r\n\r\n'), answers };
};
