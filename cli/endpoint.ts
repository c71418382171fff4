/** The options `--url` and `--token` of commands that send queries. */
import { InvalidArgumentError, Option } from 'commander';
import { UsageError } from './error.ts';

/** Whether a text is the URL of something that is served over HTTP. */
export const isHttpUrl = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const httpUrl = (text: string): string => {
  if (isHttpUrl(text)) return text;
  throw new InvalidArgumentError('expected a URL that begins with http:// or https://.');
};

/** URL of the GraphQL endpoint. */
export const createUrlOption = (): Option =>
  new Option('--url <url>', 'URL of the GraphQL endpoint')
    .env('SKEIN_URL')
    .default('http://127.0.0.1:4000/graphql')
    .argParser(httpUrl);

/** An access token. */
export const createTokenOption = (): Option =>
  new Option('--token <token>', 'access token; on shared machines set SKEIN_TOKEN').env('SKEIN_TOKEN');

/**
 * The header that sends a token, if there is one.
 *
 * @throws {UsageError} it cannot be a token. The error does not repeat it
 */
export const toAuthorization = (token: string | undefined): { readonly authorization?: string } => {
  if (token === undefined) return {};
  if (!/^[\x21-\x7e]+$/.test(token)) throw new UsageError('--token: expected an access token, without spaces.');
  return { authorization: `Bearer ${token}` };
};
