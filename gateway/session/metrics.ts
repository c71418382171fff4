import type { Registry } from 'prom-client';
import { registerHistogram } from '../telemetry/histogram.ts';

/** A request to `/session` whose response was sent. */
export interface ObservedSessionRequest {
  /** `signIn`, `view`, `change`, `signOut`, or `none` for other methods. */
  readonly action: string;
  readonly status: number;
  readonly ms: number;
}

/** Records a request. */
export type ObserveSessionRequest = (request: ObservedSessionRequest) => void;

/** From an answer without a POST to the default deadline, in seconds. */
const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Registers the metrics of requests to `/session`. */
export const registerSessionMetrics = (registry: Registry): ObserveSessionRequest => {
  const observe = registerHistogram(registry, {
    name: 'session_request_duration_seconds',
    help: 'From the request line to the end of the answer, for /session.',
    labelNames: ['action', 'http_response_status_code'],
    bounds: SECONDS,
  });
  return ({ action, status, ms }) => observe(ms / 1_000, action, String(status));
};
