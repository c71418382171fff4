/** A relay before the POST service that records POSTs, for tests and benches that compare them with the minimum. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { isObject, type JsonObject } from '../../subgraphs/wire/jsonObject.ts';
import { listen } from '../listen.ts';

/** A POST that passed, and its answer. */
export interface ProxiedPost {
  readonly path: string;
  readonly request: JsonObject;
  readonly answer: JsonObject;
  /** Length of the body of the answer. */
  readonly bytes: number;
}

/** A running relay. */
export interface RecordingProxy {
  readonly url: string;
  /** The POSTs since this was last called. */
  readonly posts: () => ProxiedPost[];
  readonly close: () => Promise<void>;
}

/** Number of rows in the answer to a POST. */
export const readResultRows = ({ answer: { results } }: ProxiedPost): JsonObject[] =>
  Array.isArray(results) ? results.filter(isObject) : [];

/** The paths of POSTs, in their order. */
export const pathsOf = (posts: readonly { readonly path: string }[]): string[] => posts.map(({ path }) => path);

/** Starts a relay before the service at a URL. */
export const startRecordingProxy = async (serviceUrl: string): Promise<RecordingProxy> => {
  const passed: ProxiedPost[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const body = await text(request);
    const { authorization = '' } = request.headers;
    const answer = await fetch(serviceUrl + path, { method: 'POST', headers: { authorization }, body });
    const answered = await answer.text();
    passed.push({
      path,
      request: JSON.parse(body),
      answer: JSON.parse(answered),
      bytes: Buffer.byteLength(answered),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answered);
  });
  const { url, close } = await listen(server);
  return {
    url,
    posts: () => passed.splice(0),
    close,
  };
};
