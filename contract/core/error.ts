/** The body of every answer that is not a success. */
import { message, of, text } from '../members.ts';

export const ErrorDetail = message('core.ErrorDetail', 'What went wrong.', {
  code: text('One of the codes in `errors.ts`; it and the status are what clients branch on.'),
  message: text('For people; may change at any time. Names the offending member, e.g. `(key = name)`.'),
});

export const ErrorBody = message('core.ErrorBody', 'Body of every response whose status is not 200.', {
  detail: of(ErrorDetail, 'The one failure that was found first.'),
});
