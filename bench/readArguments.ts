import type { IncomingMessage } from 'node:http';

/** A request that ends with a status of its own. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What the hand-written routes take. */
export interface Arguments {
  /** Rows of the page. */
  readonly first: number;
  /** Pages of so many rows. */
  readonly pages: number;
  /** Record to read. */
  readonly id: string;
}

const MOST_BYTES = 1_048_576;

/**
 * Reads the body of a request.
 *
 * @throws {HttpError} 413 when it is too long, 400 when it is no JSON object or an argument is of the wrong type
 */
export const readArguments = async (request: IncomingMessage): Promise<Arguments> => {
  const { first = 20, pages = 1, id = '' } = parse(await readText(request));
  if (typeof first !== 'number' || typeof pages !== 'number' || typeof id !== 'string')
    throw new HttpError(400, 'bad arguments');
  return { first, pages, id };
};

const readText = (request: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MOST_BYTES) reject(new HttpError(413, 'too long'));
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks).toString()));
    request.on('error', reject);
  });

const parse = (text: string): { first?: unknown; pages?: unknown; id?: unknown } => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {}
  throw new HttpError(400, 'the body must be a JSON object');
};
