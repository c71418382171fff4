/** Numbers in messages. */

/** A number with commas between thousands and at most two decimals. */
export const formatNumber = (number: number): string => number.toLocaleString('en', { maximumFractionDigits: 2 });

/** A number with its noun, in English. */
export const formatCount = (number: number, noun: string): string =>
  `${formatNumber(number)} ${noun}${number === 1 ? '' : 's'}`;
