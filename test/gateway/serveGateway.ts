import pino from 'pino';
import { type GatewayOptions, startGateway } from '../../gateway/index.ts';
import { type FederateOptions, federate, type RecordedFetch, type TestContext, type TestSubgraph } from './federate.ts';

/** The gateway's log lines as objects. */
export type ParsedLogLine = Record<string, unknown>;

/** A gateway on a free port; `await using` stops it. */
export interface ServedGateway extends AsyncDisposable {
  readonly url: string;
  readonly logs: ParsedLogLine[];
  /** The fetches that the subgraphs received. */
  readonly calls: RecordedFetch[];
  /** Sends a GraphQL request as JSON. */
  post(body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Options of the gateway. */
  close(drainMs?: number): Promise<void>;
}

/** Starts a gateway over the given subgraphs. */
export const serveGateway = async (
  subgraphs: Readonly<Record<string, TestSubgraph>>,
  options: Partial<GatewayOptions<TestContext>> = {},
  engineOptions: FederateOptions = {},
): Promise<ServedGateway> => {
  const logs: ParsedLogLine[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => logs.push(JSON.parse(line)) });
  const { engine, calls } = federate(subgraphs, engineOptions);
  const createContext = ({ signal }: { signal: AbortSignal }): TestContext => ({ signal });
  const gateway = await startGateway({ engine, createContext, host: '127.0.0.1', port: 0, logger, ...options });
  const post: ServedGateway['post'] = (body, headers = {}) =>
    fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { url: gateway.url, logs, calls, post, close: gateway.close, [Symbol.asyncDispose]: () => gateway.close() };
};
