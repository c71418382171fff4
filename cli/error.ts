/** Why a command ends without success. */

/** A failure that the user can act on. Its message is shown without a stack; the exit code is 1. */
export class CommandError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CommandError';
  }
}

/** Wrong usage of a command: the exit code is 2. The message names the option and what was expected. */
export class UsageError extends CommandError {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UsageError';
  }
}
