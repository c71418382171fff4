/** Why a command ends without success, and its exit code (docs/commands.md). */

/** A failure that the user can act on. Its message is shown without a stack. */
export class CommandError extends Error {
  readonly exitCode: number = 1;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** Wrong usage: an option, argument or setting, or a file that it names. The message names it and what was expected. */
export class UsageError extends CommandError {
  override readonly exitCode = 2;
}

/** A gateway, service or database did not answer. The same command may succeed later. */
export class UnavailableError extends CommandError {
  override readonly exitCode = 3;
}

/** Codes of Node for a connection that was not made or lost, and of PostgreSQL while it starts, stops or is full. */
const UNREACHABLE =
  /^(E(CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|TIMEDOUT|PIPE|NOTFOUND|AI_AGAIN)|57P0[1-3]|53300|08\d{3})$/;

/** Whether an error, or its cause, says that a database could not be reached, not that it refused. */
const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as Error & { readonly code?: unknown };
  // pg has no code for its time limit.
  return (
    UNREACHABLE.test(String(code)) ||
    /timeout e(xpired|xceeded)|connection timeout/.test(message) ||
    isUnreachable(cause)
  );
};

/** The failure of a command at a store: `UnavailableError` if its database could not be reached. */
export const createStoreFailure = (message: string, cause: unknown): CommandError =>
  new (isUnreachable(cause) ? UnavailableError : CommandError)(message, { cause });

/** The failure of a command whose request got no answer. */
export const createNoAnswerError = (url: string, cause: Error): UnavailableError =>
  new UnavailableError(`${url}: no answer: ${findDeepestReason(cause)}`, { cause });

/** What the innermost cause says: `fetch failed` alone does not help. An error of several addresses has a code alone. */
const findDeepestReason = (error: Error): string => {
  const { code, message, cause } = error as Error & { readonly code?: string };
  return cause instanceof Error ? findDeepestReason(cause) : message || code || error.name;
};
