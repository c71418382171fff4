import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { refuseWithoutCsrfHeader } from '../http/csrf.ts';
import type { Incoming, Reply } from '../http/exchange.ts';
import { readJsonBody } from '../http/params.ts';
import { HttpRefusal } from '../http/refusal.ts';
import { type OpenRequest, openRequest } from '../http/request.ts';
import type { Responder } from '../http/respond.ts';
import { type ErrorLog, maskThrown } from '../mask.ts';
import type { Sessions } from './sessions.ts';

/** Options of the route. */
export interface SessionRouteOptions {
  readonly logger: Pick<Logger, 'error'>;
  /** Longest time from request to answer, default 30 s. */
  readonly deadlineMs?: number;
  /** Names of further headers to send on, in lower case. */
  readonly forwardHeaders?: readonly string[];
}

/** Largest body of a request to `/session`. */
const MAX_BODY_BYTES = 16_384;

type Method = (sessions: Sessions, open: OpenRequest, request: Incoming) => Promise<object | undefined>;

/** What each method does, and the body of its answer. Undefined: none. */
const METHODS: Readonly<Record<string, Method>> = {
  GET: (sessions, open) => sessions.view(open),
  POST: async (sessions, open, request) => sessions.signIn(open, await readJsonBody(request, MAX_BODY_BYTES)),
  PATCH: async (sessions, open, request) => sessions.change(open, await readJsonBody(request, MAX_BODY_BYTES)),
  DELETE: async (sessions, open) => {
    await sessions.signOut(open);
    return undefined;
  },
};

const ALLOWED = Object.keys(METHODS).join(', ');

/** Creates the handler of `/session`: sign-in, sign-out, change of scope, and who is signed in. It never rejects. */
export function createSessionRoute(
  sessions: Sessions,
  { logger, deadlineMs = 30_000, forwardHeaders }: SessionRouteOptions,
  responder: Responder,
) {
  const logError: ErrorLog = (err, requestId) => logger.error({ err, requestId }, 'a request met an internal error');
  return async (request: Incoming, response: Reply): Promise<void> => {
    if (request.method === 'OPTIONS') return responder.sendPreflight(response, ALLOWED);
    const open = openRequest(request, response, { deadlineMs, forwardHeaders });
    const {
      status,
      body,
      headers = [],
    } = await answer(request, open, sessions).catch((thrown) => failure(thrown, open, logError));
    open.close();
    const own = ['cache-control', 'no-store', 'x-request-id', open.requestId, ...headers, ...open.responseHeaders];
    if (body === undefined) return responder.send(response, status, own, '');
    const type = ['content-type', 'application/json; charset=utf-8'];
    responder.send(response, status, [...type, ...own], JSON.stringify(body));
  };
}

/** An answer of the route. */
interface Answer {
  readonly status: number;
  readonly body: object | undefined;
  readonly headers?: readonly string[];
}

async function answer(request: Incoming, open: OpenRequest, sessions: Sessions): Promise<Answer> {
  const method = METHODS[request.method ?? ''];
  if (method === undefined) throw new HttpRefusal(405, `Send one of ${ALLOWED}.`, 'BAD_REQUEST', ['allow', ALLOWED]);
  refuseWithoutCsrfHeader(request.headers);
  const body = await Promise.race([method(sessions, open, request), open.ended]);
  return { status: body === undefined ? 204 : 200, body };
}

/** Errors have the form that they have at `/graphql`. */
function failure(thrown: unknown, { requestId }: OpenRequest, log: ErrorLog): Answer {
  if (thrown instanceof HttpRefusal)
    return { status: thrown.status, body: { errors: [thrown.error] }, headers: thrown.headers };
  const status = thrown instanceof GraphQLError && thrown.extensions.code === 'GATEWAY_TIMEOUT' ? 504 : 500;
  return { status, body: { errors: [maskThrown(thrown, requestId, log)] } };
}
