/** Says in sentences why an event is not valid. */
import type { ServiceError } from '../../errors.ts';

/** What the errors of messages say behind the member: `one of A, B`, `must not be empty`, `string`. */
const DETAIL_PATTERN = /(?:reason|type) = (.*)\)$/s;

const describeRule = ({ code, message }: ServiceError): string => {
  if (code === 'ERROR_REQUIRED_PARAMETER') return 'is missing';
  const detail = DETAIL_PATTERN.exec(message)?.[1] ?? 'a valid value';
  if (detail.startsWith('must')) return detail;
  return code === 'ERROR_INVALID_PARAMETER_TYPE' ? `must be of type ${detail}` : `must be ${detail}`;
};

/** The reason why a value is not an event: `title` is missing. */
export const explainInvalidEvent = (error: ServiceError): string =>
  `${error.key === '' ? 'An event' : `\`${error.key}\``} ${describeRule(error)}.`;
