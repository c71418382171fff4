/** The two media types of an answer. Their status codes differ: see `statusOf` in `graphql.ts`. */
export type MediaType = 'application/json' | 'application/graphql-response+json';

/**
 * Chooses the media type of an answer from an `Accept` header. Undefined if the client accepts neither. Wildcards get
 * `application/json`, because old clients support no other.
 */
export const negotiateMediaType = (accept: string | undefined): MediaType | undefined => {
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return 'application/json';
  const offers = accept.toLowerCase().split(',').flatMap(readRange);
  const best = offers.reduce((top, offer) => Math.max(top, offer.quality), 0);
  return best > 0 ? offers.find(({ quality }) => quality === best)?.type : undefined;
};

const readRange = (range: string): { type: MediaType; quality: number }[] => {
  const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  if (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset)) return [];
  const type = MEDIA_TYPES.get(name);
  const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
  return type === undefined || Number.isNaN(quality) ? [] : [{ type, quality }];
};

const MEDIA_TYPES: ReadonlyMap<string, MediaType> = new Map([
  ['application/graphql-response+json', 'application/graphql-response+json'],
  ['application/json', 'application/json'],
  ['application/*', 'application/json'],
  ['*/*', 'application/json'],
]);
