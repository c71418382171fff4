import type { IncomingMessage } from 'node:http';

/** An error response with its own status. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Arguments of the hand-written routes. */
export interface EndpointArguments {
  /** Rows of the page. */
  readonly first: number;
  /** Rows per page. */
  readonly pages: number;
  /** Id of the record to read. */
  readonly id: string;
}

const MAX_BODY_BYTES = 1_048_576;

/**
 * Reads the body of a request.
 *
 * @throws {HttpError} 413 if it is too long, 400 if it is not a JSON object or an argument has the wrong type
 */
export const readArguments = async (request: IncomingMessage): Promise<EndpointArguments> => {
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
      if (size > MAX_BODY_BYTES) reject(new HttpError(413, 'too long'));
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
