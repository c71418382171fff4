/** Amounts of money without the rounding of binary fractions: integers in units of 10⁻¹². */

const DECIMALS = 12;

/** FOCUS forbids exponents, but exporters write them for tiny amounts (`1.2E-7`). */
const AMOUNT_PATTERN = /^(-?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/;

/** Far above any cost, and so far below the largest number that no sum of charges reaches it. */
const MAX_AMOUNT = 10n ** 36n;

const roundDigits = (digits: bigint, drop: number): bigint => {
  const unit = 10n ** BigInt(drop);
  return (digits + unit / 2n) / unit;
};

/**
 * Parses a decimal text.
 *
 * @returns in units of 10⁻¹², rounded; undefined where it is not a number
 */
export const parseAmount = (text: string): bigint | undefined => {
  const [whole, sign, integer = '', fraction = '', exponent = '0'] = AMOUNT_PATTERN.exec(text) ?? [];
  if (whole === undefined || integer + fraction === '') return undefined;
  const shift = DECIMALS - fraction.length + Number(exponent);
  const digits = BigInt(integer + fraction);
  const units = shift >= 0 ? digits * 10n ** BigInt(shift) : roundDigits(digits, -shift);
  return sign ? -units : units;
};

/** Whether an amount in units of 10⁻¹² has at most 24 digits before the point. */
export const isStorableAmount = (units: bigint): boolean => units < MAX_AMOUNT && units > -MAX_AMOUNT;

/**
 * A whole number of units as a decimal text.
 *
 * @param decimals number of digits after the point
 */
export const formatDecimal = (units: bigint, decimals: number): string => {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return `${units < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`;
};

/** The JavaScript number nearest to an amount in units of 10⁻¹². */
export const toNumber = (units: bigint): number => Number(formatDecimal(units, DECIMALS));
