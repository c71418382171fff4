import { isUtf8 } from 'node:buffer';
import type { IncomingRequest } from './exchange.ts';
import { HttpRefusal } from './refusal.ts';

/**
 * Reads a request's body as text.
 *
 * @throws {HttpRefusal} 413 for more than `maxBytes`, 415 for a compressed body, 400 for bytes that are not UTF-8 or if
 * the client disconnected before the end
 * @throws {Error} the body was read before
 */
export const readBody = (request: IncomingRequest, maxBytes: number): Promise<string> => {
  const tooLarge = () => {
    // Discards the rest of the body. Otherwise the connection would wait for it.
    request.resume();
    return new HttpRefusal(413, `The request body exceeds ${maxBytes} bytes.`, 'BAD_REQUEST', ['connection', 'close']);
  };
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') return Promise.reject(compressedBody());
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return Promise.reject(tooLarge());
  if (request.readableEnded) return Promise.reject(new Error('The body was read before the handler got the request.'));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else reject(tooLarge());
    });
    request.on('end', () => {
      const text = decodeUtf8(chunks);
      if (text === undefined) reject(new HttpRefusal(400, 'The request body is not UTF-8.'));
      else resolve(text);
    });
    request.on('error', (error) => reject(error instanceof HttpRefusal ? error : incompleteBody()));
  });
};

const incompleteBody = (): HttpRefusal => new HttpRefusal(400, 'The request ended before its body was complete.');

/** Reading only what is not compressed keeps a small body from becoming a large one. */
const compressedBody = (): HttpRefusal => {
  const message = 'Request bodies are read uncompressed only.';
  return new HttpRefusal(415, message, 'BAD_REQUEST', ['accept-encoding', 'identity']);
};

/** Decodes a body. Undefined if it is not UTF-8: other readers of the same bytes might see another text. */
const decodeUtf8 = ([first, ...rest]: readonly Buffer[]): string | undefined => {
  if (first === undefined) return '';
  const body = rest.length === 0 ? first : Buffer.concat([first, ...rest]);
  return isUtf8(body) ? body.toString() : undefined;
};
