import { Agent, request } from 'undici';

/** Largest answer that is read, in bytes. */
const ANSWER_LIMIT = 64 * 1024;

const agent = new Agent({ maxResponseSize: ANSWER_LIMIT });

/**
 * POSTs JSON to an address of the configuration or the directory. Redirections are not followed.
 *
 * @throws Error of undici when there is no whole answer within `timeoutMs`; it never holds the payload
 */
export const postJson = async (
  url: string,
  payload: object,
  timeoutMs: number,
): Promise<{ status: number; body: string }> => {
  const { statusCode, body } = await request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
    dispatcher: agent,
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: statusCode, body: await body.text() };
};
