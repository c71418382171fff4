import { Agent, request } from 'undici';

/** POSTs JSON to an address of the configuration or the directory; gives what came back, whatever its status. */
export type PostJson = (url: string, payload: object) => Promise<{ status: number; body: string }>;

/** How long an answer may take, as a whole, and how large it may be. */
export interface PostTerms {
  readonly timeoutMs: number;
  readonly answerBytes: number;
}

/**
 * Makes a way to POST. Redirections are not followed.
 *
 * @returns rejects with an Error of undici when there is no whole answer within these terms; it never holds the payload
 */
export const jsonPoster = ({ timeoutMs, answerBytes }: PostTerms): PostJson => {
  const dispatcher = new Agent({ maxResponseSize: answerBytes });
  return async (url, payload) => {
    const { statusCode, body } = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
      dispatcher,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: statusCode, body: await body.text() };
  };
};
