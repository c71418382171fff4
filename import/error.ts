/** What a person can put right: a bad option, a bad file, a service out of reach. Its message is meant to be shown. */
export class ImportError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImportError';
  }
}
