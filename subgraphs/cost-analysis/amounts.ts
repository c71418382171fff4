/** Decimal digits that a double keeps of any number. */
const DIGITS = 15;

/** Leaves away what adding binary fractions adds to amounts of this size: 0.1 + 0.2 is 0.3. */
const rounded = (amount: number, size: number): number => {
  const decimals = DIGITS - 1 - Math.floor(Math.log10(size || 1));
  return Number(amount.toFixed(Math.min(Math.max(decimals, 0), 100)));
};

/** The sum of amounts of money, without the noise of binary fractions. */
export const sumOf = (amounts: readonly number[]): number => {
  if (amounts.length < 2) return amounts[0] ?? 0;
  let [sum, size] = [0, 0];
  for (const amount of amounts) {
    sum += amount;
    size += Math.abs(amount);
  }
  return rounded(sum, size);
};

/** One amount of money less another; as `sumOf`. */
export const differenceOf = (amount: number, less: number): number => sumOf([amount, -less]);
