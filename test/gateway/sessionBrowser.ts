/** Browsers before a gateway with sessions: they keep cookies, and send what a page of the gateway's origin would. */
import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { parseSetCookie } from 'cookie';
import pino from 'pino';
import type { Constants } from '../../app/config/index.ts';
import { startFacade } from '../../app/facade/index.ts';
import { facadeConfig } from '../facadeConfig.ts';
import { PASSWORD, sharedService } from '../service/testDomain.ts';

export const TEST_SESSION_SECRET = 'a secret of at least thirty-two characters';

/** A gateway with sessions before the service of this worker, or before `upstreamUrl`. */
export const startSessionGateway = async (
  settings: Record<string, string> = {},
  upstreamUrl?: string,
  replaced?: Partial<Constants>,
) => {
  const posts: string[] = [];
  const logs: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void logs.push(line) });
  const { url, close } = await startFacade({
    config: facadeConfig({ SESSION_SECRET: TEST_SESSION_SECRET, ...settings }, replaced),
    upstreamUrl: upstreamUrl ?? (await sharedService()).url,
    logger,
    observe: ({ operation }) => void posts.push(operation),
  });
  return {
    url,
    logs,
    /** Operations sent upstream since this was last called. */
    posts: () => posts.splice(0),
    [Symbol.asyncDispose]: () => close(),
  };
};

/** An answer as a browser gets it. */
export interface BrowserAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the test knows what it asked for
  readonly body: any;
}

type BrowserHeaders = Readonly<Record<string, string | undefined>>;

/** Headers of a page of ours. */
const PAGE_HEADERS = { 'x-csrf': '1', 'content-type': 'application/json' };

/** A browser without cookies at first. */
export const openBrowser = (url: string, cookies: Map<string, string> = new Map()) => {
  const keep = (headers: IncomingHttpHeaders) => {
    for (const header of headers['set-cookie'] ?? []) {
      const { name, value = '', maxAge } = parseSetCookie(header);
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    headers: BrowserHeaders = {},
  ): Promise<BrowserAnswer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') || undefined;
    const all = Object.entries({ ...PAGE_HEADERS, cookie, ...headers }).filter(([, value]) => value !== undefined);
    const sent = httpRequest(new URL(path, url), { method, headers: Object.fromEntries(all) as IncomingHttpHeaders });
    const answered = once(sent, 'response');
    sent.end(body === undefined ? undefined : JSON.stringify(body));
    const [response] = await answered;
    keep(response.headers);
    const text = await textOf(response);
    const isJson = /json/.test(response.headers['content-type'] ?? '');
    return {
      status: response.statusCode,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    };
  };
  return {
    cookies,
    send,
    /** The one cookie's value. */
    cookie: () => [...cookies.values()][0] ?? '',
    query: (query: string, headers: BrowserHeaders = {}) => send('POST', '/graphql', { query }, headers),
    session: () => send('GET', '/session'),
    /** Signs a user of a test in. */
    signIn: (domainId: string, userId: string, further: object = {}, headers: BrowserHeaders = {}) =>
      send('POST', '/session', { credentials: { user_id: userId, password: PASSWORD }, domainId, ...further }, headers),
    signOut: () => send('DELETE', '/session'),
  };
};
