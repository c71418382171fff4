/**
 * The members of an error that may be logged. Drivers attach the statement's values to their errors, which may be
 * secret.
 */
export const toLoggableError = ({ name, message, stack, code }: Error & { code?: string }) => ({
  type: name,
  message,
  stack,
  code,
});
