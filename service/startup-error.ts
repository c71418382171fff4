/** Why the service does not start, in a sentence that names the setting at fault. */

/** A start that failed for a reason outside the service. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Of a host with several addresses the first one's error stands for all; the error itself has no message. */
const reasonOf = (error: unknown): string => {
  const single = error instanceof AggregateError ? error.errors[0] : error;
  return (single as Error).message.replace(/\.$/, '');
};

/**
 * Does a step of the start that depends on a setting.
 *
 * @param expectation what the setting must be for the step to succeed, e.g. `expected a directory that can be written to`
 * @throws {StartupError} `VARIABLE: expectation (reason).` when the step fails
 */
export const dependingOn = async <Result>(
  variable: string,
  expectation: string,
  step: () => Promise<Result> | Result,
): Promise<Result> => {
  try {
    return await step();
  } catch (cause) {
    if (cause instanceof StartupError) throw cause;
    throw new StartupError(`${variable}: ${expectation} (${reasonOf(cause)}).`, { cause });
  }
};

/** Codes of an address that this machine has not. */
const UNKNOWN_HOST = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']);

/**
 * Listens, or does what is like it.
 *
 * @throws {StartupError} naming HOST or SERVICE_PORT
 */
export const listening = async <Result>(step: () => Promise<Result>): Promise<Result> => {
  try {
    return await step();
  } catch (cause) {
    const isHost = UNKNOWN_HOST.has((cause as { code?: string }).code ?? '');
    const [variable, expectation] = isHost
      ? ['HOST', 'expected an address of this machine']
      : ['SERVICE_PORT', 'expected a port that is free'];
    return dependingOn(variable, expectation, () => Promise.reject(cause));
  }
};
