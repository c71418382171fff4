/** Calls the parsers of plugins: URLs that convert a body to events (semantics 3.17.9). */

import { ServiceError } from '../../errors.ts';
import { queueIfLarge } from '../../eventLoop.ts';
import { createJsonPoster } from '../../notification/postJson.ts';
import { EVENT_VALUES, parseJsonValue } from '../../values/body.ts';
import { UnreadableError } from './unreadableError.ts';

/** Timeout of a parser, its whole answer included, in milliseconds. Senders wait as long. */
const PARSER_TIMEOUT_MS = 5_000;

const askParser = createJsonPoster({ timeoutMs: PARSER_TIMEOUT_MS, answerBytes: 10 * 1024 * 1024 });

const postToParser = async (url: string, payload: object): Promise<unknown> => {
  const { status, body } = await askParser(url, payload);
  if (status < 200 || status > 299) throw new UnreadableError(`The plugin's parser answered ${status}.`);
  return queueIfLarge(body, () => parseJsonValue(body));
};

/** The reason of a failure, without the address, which may contain a secret. */
const explainFailure = (error: unknown) => {
  if (error instanceof ServiceError) return `The plugin's parser answered more than ${EVENT_VALUES.max} values.`;
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'TimeoutError') return `The plugin's parser did not answer within ${PARSER_TIMEOUT_MS} ms.`;
  if (name === 'SyntaxError') return "The plugin's parser answered something that is not JSON.";
  return `The plugin's parser could not be reached. (${code ?? name})`;
};

/**
 * Sends a body to a plugin's parser.
 *
 * @returns candidates for events, whose members are validated later
 * @throws {UnreadableError} when the parser fails, does not answer in time, or answers something else than `{results: […]}`
 */
export const parseByPlugin = async (url: string, options: object, data: unknown): Promise<readonly unknown[]> => {
  let answer: unknown;
  try {
    answer = await postToParser(url, { options, data });
  } catch (error) {
    throw error instanceof UnreadableError ? error : new UnreadableError(explainFailure(error));
  }
  const results = (answer as { results?: unknown } | null)?.results;
  if (!Array.isArray(results)) throw new UnreadableError("The plugin's parser answered no list of results.");
  return results;
};
