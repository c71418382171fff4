/**
 * An error that the user can correct: a bad option, a bad file, an unreachable service. Its message is shown to the
 * user.
 */
export class ImportError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImportError';
  }
}
