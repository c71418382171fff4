/** The option `--url` of commands that send queries. */
import { InvalidArgumentError, Option } from 'commander';

const httpUrl = (text: string): string => {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new InvalidArgumentError('expected a URL that begins with http:// or https://.');
};

/** URL of the GraphQL endpoint. */
export const urlOption = (): Option =>
  new Option('--url <url>', 'URL of the GraphQL endpoint')
    .env('SKEIN_URL')
    .default('http://127.0.0.1:4000/graphql')
    .argParser(httpUrl);
