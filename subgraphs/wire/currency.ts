import { badInput } from '../errors.ts';

/** The currency of amounts where the query names none. */
export const DEFAULT_CURRENCY = 'USD';

/** ISO 4217 codes known to the runtime's ICU. */
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/**
 * Checks that a currency code exists, and returns it.
 *
 * @param operation the operation of the error, and `inputPath` the path of the code
 * @throws {OperationError} BAD_USER_INPUT for any other text
 */
export const checkCurrency = (code: string, operation: string, inputPath: readonly string[]): string => {
  if (currencies.has(code)) return code;
  throw badInput(operation, 'Not a currency code of ISO 4217.', inputPath);
};
