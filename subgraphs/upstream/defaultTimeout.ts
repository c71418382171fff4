/** Longest wait for one POST by default, in milliseconds: of the client, and of the setting `UPSTREAM_TIMEOUT_MS`. */
export const DEFAULT_TIMEOUT_MS = 10_000;
