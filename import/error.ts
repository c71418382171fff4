/** The kind of failure: of the import itself; of an option, or a file that it names; of a service that does not answer. */
export type ImportFailure = 'failed' | 'usage' | 'unavailable';

interface ImportErrorOptions extends ErrorOptions {
  readonly failure?: ImportFailure;
}

/**
 * An error that the user can correct: a bad option, a bad file, an unreachable service. Its message is shown to the
 * user.
 */
export class ImportError extends Error {
  readonly failure: ImportFailure;

  constructor(message: string, { failure = 'failed', ...options }: ImportErrorOptions = {}) {
    super(message, options);
    this.name = 'ImportError';
    this.failure = failure;
  }
}
