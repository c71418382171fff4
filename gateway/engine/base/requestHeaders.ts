/** Headers of requests, from clients and to subgraphs. */

/** Milliseconds that the sender waits for the response. It passes a deadline from server to server. */
export const TIMEOUT_HEADER = 'x-request-timeout-ms';

/** The value `1` asks for an explanation of the answer. */
export const EXPLAIN_HEADER = 'x-explain';
