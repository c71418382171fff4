import { Temporal } from 'temporal-polyfill';
import { badInput } from '../errors.ts';

/**
 * Checks that a time zone exists: a name of the IANA database, in any case, or an offset such as `+05:30`.
 *
 * @param operation the operation of the error, and `inputPath` the path of the time zone
 * @returns its name in the spelling of the database
 * @throws {OperationError} BAD_USER_INPUT for any other text
 */
export const checkTimeZone = (name: string, operation: string, inputPath: readonly string[]): string => {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId;
  } catch {
    throw badInput(operation, 'Not a time zone of the IANA database, such as `Europe/Berlin`.', inputPath);
  }
};
