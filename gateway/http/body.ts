import type { IncomingMessage } from 'node:http';
import { HttpRefusal } from './refusal.ts';

/**
 * Reads a request's body as text.
 *
 * @throws {HttpRefusal} 413 for more than `maxBytes`, 415 for a compressed body, 400 if the client disconnected before
 * the end
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  const tooLarge = () => {
    // Discards the rest of the body. Otherwise the connection would wait for it.
    request.resume();
    return new HttpRefusal(413, `The request body exceeds ${maxBytes} bytes.`, 'BAD_REQUEST', ['connection', 'close']);
  };
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity')
    return Promise.reject(new HttpRefusal(415, 'Request bodies are read uncompressed only.'));
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return Promise.reject(tooLarge());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else reject(tooLarge());
    });
    request.on('end', () => resolve(textOf(chunks)));
    request.on('error', () => reject(new HttpRefusal(400, 'The request ended before its body was complete.')));
  });
}

function textOf([first, ...rest]: readonly Buffer[]): string {
  if (first === undefined) return '';
  return rest.length === 0 ? first.toString() : Buffer.concat([first, ...rest]).toString();
}
