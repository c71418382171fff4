import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Compression, chooseCompression } from './compress.ts';
import { type CorsOrigins, createCors } from './cors.ts';
import type { OutgoingResponse } from './exchange.ts';
import { createSecurityHeaders, type HeaderList } from './headers.ts';
import { cutOffSlowReader, PendingResponses } from './slowReaders.ts';

/** How answers are sent. */
export interface ResponderOptions {
  /** Origins whose pages may read answers. Default: `*`. */
  readonly corsOrigins: CorsOrigins;
  /** Answers of at least this many bytes are compressed if the client accepts it. 0: none. Default 8 KiB. */
  readonly compressMinBytes: number;
  /** How long browsers use HTTPS only, in seconds. Default 0: `Strict-Transport-Security` is not sent. */
  readonly hstsSeconds: number;
  /** Timeout for a client that takes nothing of an answer, in milliseconds. Its connection is closed. Default 30 s. */
  readonly sendTimeoutMs: number;
  /** Most bytes of all answers that wait for their readers. Default 256 MiB. */
  readonly sendMaxBytes: number;
}

/** The body of an answer: text, or parts in UTF-8 if it is large. */
export type AnswerBody = string | readonly Buffer[];

/** Sends answers. A client that has disconnected is not an error. */
export interface Responder {
  /**
   * Sends a complete answer, whose body may be in parts.
   *
   * @param bytes length of the body, if it is known
   */
  send(response: OutgoingResponse, status: number, headers: HeaderList, body: AnswerBody, bytes?: number): void;
  /** Whether an answer of this length may be sent. If not, too many bytes wait for readers that do not take them. */
  hasRoom(bytes: number): boolean;
  /** Counts bytes that wait for a reader. Call what it returns when they wait no more. */
  hold(bytes: number): () => void;
  /** Sends the head of an answer that is a stream. */
  open(response: OutgoingResponse, headers: HeaderList): void;
  /** Sends plain text. */
  sendText(response: OutgoingResponse, status: number, text: string, headers?: HeaderList): void;
  /** Sends JSON that is not a GraphQL response. */
  sendJson(response: OutgoingResponse, status: number, value: unknown): void;
  /**
   * Answers a CORS preflight request.
   *
   * @param methods that the path has. Default: those of GraphQL
   */
  sendPreflight(response: OutgoingResponse, methods?: string): void;
}

/**
 * Up to this length it is cheaper to copy the text behind the head and write once. Longer texts are encoded and written
 * separately.
 */
const MAX_LENGTH_WITH_HEAD = 32 * 1024;

/** Up to this length an answer is compressed in one go. */
const MAX_LENGTH_IN_ONE_GO = 1024 * 1024;

const NO_STORE: HeaderList = ['cache-control', 'no-store'];

/** Creates the responder of a gateway. */
export const createResponder = (options: ResponderOptions): Responder => {
  const { corsOrigins, compressMinBytes, hstsSeconds, sendTimeoutMs, sendMaxBytes } = options;
  const held = new PendingResponses(sendMaxBytes);
  const cors = createCors(corsOrigins);
  const security = createSecurityHeaders(hstsSeconds);
  const minBytes = compressMinBytes === 0 ? Number.POSITIVE_INFINITY : compressMinBytes;

  const send: Responder['send'] = (response, status, headers, body, bytes = countBodyBytes(body)) => {
    if (response.headersSent || response.destroyed) return;
    write(response, status, headers, { body, bytes });
    // Nearly always the operating system has taken the whole answer by now.
    if (response.writableLength === 0 && response.writableEnded) return;
    // Hosts of the Fetch API do not say when a reader has taken an answer: there it is not counted.
    if (response.setTimeout !== undefined) response.once('close', held.hold(bytes));
    cutOffSlowReader(response, sendTimeoutMs);
  };
  const write = (response: OutgoingResponse, status: number, headers: HeaderList, { body, bytes }: MeasuredBody) => {
    const head = headers.concat(security, cors.getHeaders(response.req));
    if (bytes < minBytes) return sendWhole(response, status, head, { body, bytes });
    head.push('vary', 'accept-encoding');
    const compression = chooseCompression(response.req.headers['accept-encoding']);
    if (compression === undefined || response.req.method === 'HEAD')
      return sendWhole(response, status, head, { body, bytes });
    const chunks = toBuffers(body);
    const inOneGo = chunks.length > 1 && bytes <= MAX_LENGTH_IN_ONE_GO ? [Buffer.concat(chunks)] : chunks;
    void sendCompressed(response, status, [...head, 'content-encoding', compression.encoding], inOneGo, compression);
  };
  const open: Responder['open'] = (response, headers) => {
    if (response.headersSent || response.destroyed) return;
    response.writeHead(200, [...headers, ...security, ...cors.getHeaders(response.req)]);
    cutOffSlowReader(response, sendTimeoutMs);
  };
  const sendText: Responder['sendText'] = (response, status, text, headers = NO_STORE) =>
    send(response, status, ['content-type', 'text/plain; charset=utf-8', ...headers], text);
  return {
    send,
    hasRoom: (bytes) => held.hasRoom(bytes),
    hold: (bytes) => held.hold(bytes),
    open,
    sendText,
    sendJson: (response, status, value) =>
      send(response, status, ['content-type', 'application/json; charset=utf-8', ...NO_STORE], JSON.stringify(value)),
    sendPreflight: (response, methods = 'GET, POST') =>
      send(response, 204, cors.getPreflightHeaders(response.req, methods), ''),
  };
};

/** A body and its length. */
interface MeasuredBody {
  readonly body: AnswerBody;
  readonly bytes: number;
}

const sendWhole = (response: OutgoingResponse, status: number, head: string[], { body, bytes }: MeasuredBody): void => {
  head.push('content-length', String(bytes));
  response.writeHead(status, head);
  if (typeof body === 'string') response.end(body.length > MAX_LENGTH_WITH_HEAD ? Buffer.from(body) : body);
  else {
    for (const chunk of body) response.write(chunk);
    response.end();
  }
};

/** One part is compressed in one go, several as a stream, so that the compressed answer is never whole in memory. */
const sendCompressed = async (
  response: OutgoingResponse,
  status: number,
  head: string[],
  chunks: readonly Buffer[],
  { compress, createStream }: Compression,
): Promise<void> => {
  try {
    const [only, ...more] = chunks;
    if (only !== undefined && more.length === 0) {
      const compressed = await compress(only);
      if (!response.destroyed) sendWhole(response, status, head, { body: [compressed], bytes: compressed.length });
      return;
    }
    response.writeHead(status, head);
    await pipeline(Readable.from(chunks), createStream(), response);
  } catch {
    // The client has disconnected, or the answer cannot be completed.
    response.destroy();
  }
};

/** Length of a body in bytes. */
export const countBodyBytes = (body: AnswerBody): number =>
  typeof body === 'string' ? Buffer.byteLength(body) : body.reduce((sum, part) => sum + part.length, 0);

/** A body in UTF-8. */
export const toBuffers = (body: AnswerBody): readonly Buffer[] =>
  typeof body === 'string' ? [Buffer.from(body)] : body;
