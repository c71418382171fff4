/** Numbers in messages. */

/** A number with commas between thousands and at most two decimals. */
export const grouped = (number: number): string => number.toLocaleString('en', { maximumFractionDigits: 2 });

/** A number with its noun, in English. */
export const counted = (number: number, noun: string): string => `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
