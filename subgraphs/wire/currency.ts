import { badInput } from '../errors.ts';

/** The currency of amounts where the query names none. */
export const DEFAULT_CURRENCY = 'USD';

/** ISO 4217 codes known to the runtime's ICU. */
const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** A step of a path such as `cost.USD`. */
const STEP = /^[^.\p{Cc}]+$/u;

/**
 * The currency that costs have upstream: codes of ISO 4217 in upper case, and any other name as it is, because bills also have
 * virtual currencies, such as `DBU`.
 *
 * @param operation the operation of the error, and `inputPath` the path of the code
 * @throws {OperationError} BAD_USER_INPUT for a text that no cost can have
 */
export const readCurrency = (code: string, operation: string, inputPath: readonly string[]): string => {
  const upper = code.toUpperCase();
  if (codes.has(upper)) return upper;
  if (STEP.test(code) && code.isWellFormed()) return code;
  throw badInput(
    operation,
    'Not a currency: expected a code of ISO 4217, or the name of a virtual currency.',
    inputPath,
  );
};
