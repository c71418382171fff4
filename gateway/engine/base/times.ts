/** Longest time that an option gives, in milliseconds: a day. A timer of Node ends at once beyond 2^31 - 1. */
export const MAX_TIME_MS = 24 * 60 * 60_000;

/**
 * Checks all options whose names end in `Ms`. What is left out has its default.
 *
 * @throws {RangeError} names the option and the range
 */
export const checkTimes = (options: object): void => {
  for (const [name, value] of Object.entries(options))
    if (name.endsWith('Ms') && value !== undefined && !(value >= 0 && value <= MAX_TIME_MS))
      throw new RangeError(`${name}: expected milliseconds, 0 to ${MAX_TIME_MS} (a day)`);
};
