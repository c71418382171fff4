import { badInput } from './errors.ts';

/** The currency of amounts where none is asked for. */
export const DEFAULT_CURRENCY = 'USD';

/** Codes of ISO 4217, as the runtime's ICU has them. */
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/**
 * A currency code that exists.
 *
 * @param operation that would be sent, and `inputPath` of the code, for the error
 * @throws {OperationError} BAD_USER_INPUT for any other text
 */
export const checkedCurrency = (code: string, operation: string, inputPath: readonly string[]): string => {
  if (currencies.has(code)) return code;
  throw badInput(operation, 'Not a currency code of ISO 4217.', inputPath);
};
