/** The sum of numbers. */
export const sumNumbers = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
