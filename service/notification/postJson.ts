import { Agent, request } from 'undici';

/** POSTs JSON to an address of the configuration or the directory. Returns the answer, whatever its status. */
export type PostJson = (url: string, payload: object) => Promise<{ status: number; body: string }>;

/** Timeout of the whole answer, and its largest size; 0: the body is discarded, whatever its size, and returned as empty text. */
export interface JsonPostOptions {
  readonly timeoutMs: number;
  readonly answerBytes: number;
}

/**
 * Creates a function that POSTs JSON. Redirections are not followed.
 *
 * @returns rejects with an Error of undici when there is no complete answer within the limits; the error never contains
 *   the payload
 */
export const createJsonPoster = ({ timeoutMs, answerBytes }: JsonPostOptions): PostJson => {
  const dispatcher = new Agent({ maxResponseSize: answerBytes || -1 });
  return async (url, payload) => {
    const { statusCode, body } = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
      dispatcher,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answerBytes > 0) return { status: statusCode, body: await body.text() };
    body.dump().catch(() => {});
    return { status: statusCode, body: '' };
  };
};
