import { GraphQLError } from 'graphql';
import type { GatewayParts } from '../admission/gatewayParts.ts';
import { type ErrorLog, maskThrown } from '../engine/errors/mask.ts';
import type { AnswerOutcome } from '../engine/observe/answerOutcome.ts';
import { refuseWithoutCsrfHeader } from '../exchange/csrf.ts';
import type { IncomingRequest, OutgoingResponse } from '../exchange/exchange.ts';
import { readJsonBody } from '../exchange/params.ts';
import { HttpRefusal } from '../exchange/refusal.ts';
import { type OpenRequest, openRequest } from '../exchange/request.ts';
import type { Responder } from '../exchange/responder.ts';
import { type RecordTargets, RequestRecord } from '../telemetry/requestRecord.ts';
import type { ObserveSessionRequest } from './metrics.ts';
import type { ProviderCall, Session } from './provider.ts';
import type { Sessions } from './sessions.ts';

/**
 * Admits a request before it is answered.
 *
 * @param viewer who is signed in. Undefined if nobody is, and for a sign-in, which may be by anybody
 * @returns what the POSTs of the request are taken from
 * @throws {HttpRefusal} the request is refused
 */
export type AdmitSession = (
  request: OpenRequest,
  viewer: Session['viewer'] | undefined,
) => Promise<Pick<ProviderCall, 'takePost'>>;

/** Limits of the body of a request to `/session`. */
const BODY_LIMITS = { maxBytes: 16_384, maxValues: 1_000 };

/** A request with what its POSTs are taken from. */
type SessionCall = OpenRequest & ProviderCall;

/** The action of an HTTP method. */
interface SessionAction {
  /** Its name in log and metrics. */
  readonly name: string;
  /** The body of the answer. Undefined: none. */
  run(sessions: Sessions, call: SessionCall, request: IncomingRequest): Promise<object | undefined>;
}

const ACTIONS: Readonly<Record<string, SessionAction>> = {
  GET: { name: 'view', run: (sessions, call) => sessions.view(call) },
  POST: {
    name: 'signIn',
    run: async (sessions, call, request) => sessions.signIn(call, await readJsonBody(request, BODY_LIMITS)),
  },
  PATCH: {
    name: 'change',
    run: async (sessions, call, request) => sessions.change(call, await readJsonBody(request, BODY_LIMITS)),
  },
  DELETE: {
    name: 'signOut',
    run: async (sessions, call) => {
      await sessions.signOut(call);
      return undefined;
    },
  },
};

const ALLOWED = Object.keys(ACTIONS).join(', ');

/** What the route has in addition to the parts of its gateway. */
export interface SessionRouteOptions {
  readonly admitSession?: AdmitSession | undefined;
  readonly observe: ObserveSessionRequest;
}

/** The parts of a gateway that the route uses. */
type SessionRouteParts = Pick<
  GatewayParts<never>,
  'responder' | 'logError' | 'records' | 'requestTimeoutMs' | 'forwardHeaders'
>;

/** Creates the handler of `/session`: sign-in, sign-out, change of scope, and who is signed in. It never rejects. */
export const createSessionRoute = (sessions: Sessions, options: SessionRouteOptions, parts: SessionRouteParts) => {
  const { responder, logError, records } = parts;
  return async (request: IncomingRequest, response: OutgoingResponse): Promise<void> => {
    const { method = 'GET' } = request;
    if (method === 'OPTIONS') return responder.sendPreflight(response, ALLOWED);
    const open = openRequest(request, response, parts);
    const name = ACTIONS[method]?.name ?? 'none';
    const observe: RecordTargets['observe'] = ({ status, ms }) => options.observe({ action: name, status, ms });
    const record = new RequestRecord(open, method, { ...records, observe }, '/session');
    const run = () =>
      answerSession(request, open, sessions, options).catch((thrown) => toFailedAnswer(thrown, open, logError));
    const answered = await record.run(run);
    open.close();
    const { status, errors } = answered;
    const bytes = sendSessionAnswer(answered, open, response, responder);
    open.finish();
    const operation = {
      type: 'session',
      name,
      result: errors ? { errors } : {},
      outcome: toSessionOutcome(status, open),
    };
    record.end({ operations: [operation], status, bytes });
  };
};

/** Sends an answer. Returns the length of its body. */
const sendSessionAnswer = (
  { status, body, errors, headers = [] }: SessionAnswer,
  { requestId, responseHeaders }: OpenRequest,
  response: OutgoingResponse,
  responder: Responder,
): number => {
  const sent = errors ? { errors } : body;
  const text = sent === undefined ? '' : JSON.stringify(sent);
  const type = sent === undefined ? [] : ['content-type', 'application/json; charset=utf-8'];
  const own = ['cache-control', 'no-store', 'x-request-id', requestId, ...headers, ...responseHeaders];
  responder.send(response, status, [...type, ...own], text);
  return Buffer.byteLength(text);
};

const toSessionOutcome = (status: number, { signal }: OpenRequest): AnswerOutcome => {
  if (signal.aborted) return 'aborted';
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'ok';
};

/** An answer of the route. */
interface SessionAnswer {
  readonly status: number;
  /** Undefined: none. */
  readonly body?: object | undefined;
  /** Errors in place of a body. */
  readonly errors?: readonly GraphQLError[];
  readonly headers?: readonly string[];
}

const answerSession = async (
  request: IncomingRequest,
  open: OpenRequest,
  sessions: Sessions,
  options: SessionRouteOptions,
): Promise<SessionAnswer> => {
  const action = ACTIONS[request.method ?? ''];
  if (action === undefined) throw new HttpRefusal(405, `Send one of ${ALLOWED}.`, 'BAD_REQUEST', ['allow', ALLOWED]);
  refuseWithoutCsrfHeader(request.headers);
  const quotas = await admitAction(action, open, sessions, options);
  const body = await open.untilEnd(action.run(sessions, { ...open, ...quotas }, request));
  return { status: body === undefined ? 204 : 200, body };
};

/** A sign-in counts for its address: a client with cookies of several users must not get the quotas of all of them. */
const admitAction = async (
  action: SessionAction,
  open: OpenRequest,
  sessions: Sessions,
  { admitSession }: SessionRouteOptions,
): Promise<Pick<ProviderCall, 'takePost'>> => {
  if (admitSession === undefined) return {};
  return admitSession(open, action === ACTIONS.POST ? undefined : await sessions.findViewer(open));
};

/** Errors have the form that they have at `/graphql`. */
const toFailedAnswer = (thrown: unknown, { requestId }: OpenRequest, log: ErrorLog): SessionAnswer => {
  if (thrown instanceof HttpRefusal) return { status: thrown.status, errors: [thrown.error], headers: thrown.headers };
  const status = thrown instanceof GraphQLError && thrown.extensions.code === 'GATEWAY_TIMEOUT' ? 504 : 500;
  return { status, errors: [maskThrown(thrown, requestId, log)] };
};
