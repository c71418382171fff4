import { type ContractErrorCode, errors } from '../contract/errors.ts';

/** An error answer of the service. Callers branch on the code; messages are for users (semantics 1.3). */
export class ServiceError extends Error {
  readonly code: ContractErrorCode;
  /** HTTP status that goes with the code. */
  readonly status: number;
  /** The request member that caused the error, dotted; empty when there is none. */
  readonly key: string;

  constructor(code: ContractErrorCode, message: string, key = '') {
    super(key && !message.includes('(key = ') ? `${message} (key = ${key})` : message);
    this.name = 'ServiceError';
    this.code = code;
    this.status = errors[code].status;
    this.key = key;
  }
}

const NOT_VISIBLE = 'It does not exist, or you may not see it.';

/** No such record, or it is outside the caller's scope. The answer is the same for both (semantics 1.3.3). */
export const notFoundError = (key: string, value: unknown) =>
  new ServiceError('ERROR_NOT_FOUND', `${NOT_VISIBLE} (key = ${key}, value = ${String(value)})`, key);

/** A required member is absent or null (semantics 1.1.7). */
export const requiredParameterError = (key: string) =>
  new ServiceError('ERROR_REQUIRED_PARAMETER', 'Required parameter is missing.', key);

/** A member has a value that is not allowed. */
export const invalidParameterError = (key: string, reason: string) =>
  new ServiceError('ERROR_INVALID_PARAMETER', `Invalid parameter. (key = ${key}, reason = ${reason})`, key);

/** A member has the wrong JSON type or form. */
export const wrongTypeError = (key: string, type: string) =>
  new ServiceError('ERROR_INVALID_PARAMETER_TYPE', `Wrong type. (key = ${key}, type = ${type})`, key);

/** The caller may not do this. */
export const permissionDeniedError = (reason = 'Permission denied.') =>
  new ServiceError('ERROR_PERMISSION_DENIED', reason);

/** The same error for every invalid or missing credential, so that a caller learns nothing about it (semantics 4.1). */
export const unauthenticatedError = () => new ServiceError('ERROR_AUTHENTICATE_FAILURE', 'Authenticate failure.');
