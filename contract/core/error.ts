/** The body of every answer that is not a success. */
import { message, nested, text } from '../members.ts';

export const ErrorDetail = message('core.ErrorDetail', 'The error.', {
  code: text('One of the codes in `errors.ts`. Clients decide by the code and the status.'),
  message: text('Text for users; may change at any time. Names the invalid member, e.g. `(key = name)`.'),
});

export const ErrorBody = message('core.ErrorBody', 'Body of every response whose status is not 200.', {
  detail: nested(ErrorDetail, 'The first error that was found.'),
});
