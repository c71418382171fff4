/** Number of decimal digits that every double represents exactly. */
const SIGNIFICANT_DIGITS = 15;

/** Removes the rounding error of binary fractions, so that 0.1 + 0.2 is 0.3. `magnitude` is the sum of absolute amounts. */
const roundAmount = (amount: number, magnitude: number): number => {
  const decimals = SIGNIFICANT_DIGITS - 1 - Math.floor(Math.log10(magnitude || 1));
  return Number(amount.toFixed(Math.min(Math.max(decimals, 0), 100)));
};

/** The sum of amounts of money, without the rounding error of binary fractions. */
export const sumAmounts = (amounts: readonly number[]): number => {
  if (amounts.length < 2) return amounts[0] ?? 0;
  let [total, magnitude] = [0, 0];
  for (const amount of amounts) {
    total += amount;
    magnitude += Math.abs(amount);
  }
  return roundAmount(total, magnitude);
};

/** `amount - subtrahend`, without the rounding error of binary fractions. */
export const subtractAmount = (amount: number, subtrahend: number): number => sumAmounts([amount, -subtrahend]);
