/** Errors at startup, which name the setting at fault in one sentence. */

/** A start that failed for a reason outside the service. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Codes of Node for certificates that no known authority issued. */
const UNKNOWN_AUTHORITY = new Set([
  ...['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_GET_ISSUER_CERT'],
  ...['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
]);

const AUTHORITY_HINT =
  'Name the authority that issued the certificate of the server: by sslrootcert in the URL, or by NODE_EXTRA_CA_CERTS';

/**
 * Why a step failed, without a full stop, with the hint that PostgreSQL may give, or one about its certificate. For a host with
 * several addresses, the first address's error is used, because the aggregate has no message.
 */
export const describeFailure = (error: unknown): string => {
  const first = (error instanceof AggregateError ? error.errors[0] : error) as Error & { hint?: string; code?: string };
  const { message, code = '', hint = UNKNOWN_AUTHORITY.has(code) ? AUTHORITY_HINT : undefined } = first;
  // Node's own advice does not apply to programs that others start.
  const said = message.replace(/; if the root CA is installed locally.*$/, '');
  return (hint ? `${said}. ${hint}` : said).replace(/\.$/, '');
};

/**
 * Runs a step of the start that depends on a setting.
 *
 * @param expectation what the setting must be for the step to succeed, e.g. `expected a directory that can be written
 *   to`
 * @throws {StartupError} `VARIABLE: expectation (reason).` when the step fails
 */
export const runStartStep = async <Result>(
  variable: string,
  expectation: string,
  step: () => Promise<Result> | Result,
): Promise<Result> => {
  try {
    return await step();
  } catch (cause) {
    if (cause instanceof StartupError) throw cause;
    throw new StartupError(`${variable}: ${expectation} (${describeFailure(cause)}).`, { cause });
  }
};

/** Error codes for addresses that this machine does not have. */
const UNKNOWN_HOST = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']);

/**
 * Runs a step that listens on the configured address, and translates its errors.
 *
 * @throws {StartupError} naming HOST or SERVICE_PORT
 */
export const runListenStep = async <Result>(step: () => Promise<Result>): Promise<Result> => {
  try {
    return await step();
  } catch (cause) {
    const isHost = UNKNOWN_HOST.has((cause as { code?: string }).code ?? '');
    const [variable, expectation] = isHost
      ? ['HOST', 'expected an address of this machine']
      : ['SERVICE_PORT', 'expected a port that is free'];
    return runStartStep(variable, expectation, () => Promise.reject(cause));
  }
};
