import { Histogram, type Registry } from 'prom-client';

/** Records the duration of a call, in seconds, from the request line to the end of the answer. */
export type ObserveRequest = (operation: string, status: number, seconds: number) => void;

/** From an answer on the same machine to the time limit of a statement. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts calls and their durations by operation and status: one metric for rate, errors and durations. */
export const registerRequestMetrics = (registry: Registry): ObserveRequest => {
  const durations = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'From the request line to the end of the answer, by operation of the contract and status.',
    labelNames: ['operation', 'http_response_status_code'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return (operation, status, seconds) => durations.observe({ operation, http_response_status_code: status }, seconds);
};
