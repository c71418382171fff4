/** Currency codes of cost files. */

/**
 * A code of ISO 4217, or the name of a virtual currency, which FOCUS 1.2 allows. It is a step of paths such as
 * `cost.USD`, so it has no dot.
 */
const CURRENCY_PATTERN = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,31}$/u;

/** ISO 4217 codes known to the runtime's ICU. */
const ISO_CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/**
 * Creates a reader of the currencies of one import: codes of ISO 4217 become upper case, and a virtual currency keeps the
 * spelling that comes first, because it is asked for by this name.
 *
 * @returns undefined where a text is not a currency
 */
export const createCurrencyReader = (): ((text: string) => string | undefined) => {
  const spellings = new Map<string, string>();
  return (text) => {
    const code = text.toUpperCase();
    const known = spellings.get(code);
    if (known !== undefined || !CURRENCY_PATTERN.test(text)) return known;
    const spelling = ISO_CODES.has(code) ? code : text;
    spellings.set(code, spelling);
    return spelling;
  };
};
