import { DiagLogLevel, diag } from '@opentelemetry/api';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import type { Logger } from 'pino';

/** Shortest time between two lines in the log. */
const MIN_INTERVAL_MS = 60_000;

/** Longest message in the log. */
const MAX_MESSAGE_LENGTH = 300;

/** Logs warnings of OpenTelemetry: the first one at once, then at most one in a minute, with the number of the others. */
export const logWarnings = (logger: Pick<Logger, 'warn'>): void => {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let omitted = 0;
  const warn = (message: string) => {
    const now = performance.now();
    if (now - loggedAt < MIN_INTERVAL_MS) {
      omitted++;
      return;
    }
    logger.warn({ cause: message.slice(0, MAX_MESSAGE_LENGTH), omitted }, 'telemetry could not be sent');
    loggedAt = now;
    omitted = 0;
  };
  const ignore = () => {};
  diag.setLogger(
    { error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  setGlobalErrorHandler((error) => warn(printError(error)));
};

/** The message alone: some errors have the collector's response as a member. */
const printError = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(printError).join('; ');
  return error instanceof Error ? error.message || error.name : String(error);
};
