import { type ErrorCode, errors } from '../../contract/errors.ts';
import { graphCodeOf, isContractCode, isForUsers, type UserErrorCode } from '../errors.ts';

/** Codes that refuse no input of a mutation: those of queries and of a request without a readable body. */
type CodeOfQueries = 'ERROR_DB_QUERY' | 'ERROR_JSON_FORMAT' | `ERROR_OPERATOR_${string}` | 'ERROR_UNSUPPORTED_API';
const OF_QUERIES = /^ERROR_(DB_QUERY|JSON_FORMAT|OPERATOR_.*|UNSUPPORTED_API)$/;

type CodeForUsers = {
  [Code in ErrorCode]: (typeof errors)[Code]['status'] extends 400 | 404 | 409 | 413 ? Code : never;
}[ErrorCode];

/** The service's spelling of a word, and the graph's. */
type Spelled<Code extends string> = Code extends `${infer Start}_ONF_${infer End}` ? `${Start}_ONE_${End}` : Code;

/** Why an input was refused (`UserErrorReason` in `schema/shared.graphql`). */
export type UserErrorReason =
  | (Exclude<CodeForUsers, CodeOfQueries> extends `ERROR_${infer Name}` ? Spelled<Name> : never)
  | 'UNKNOWN';

/** Every reason that the graph can name, in the order of the contract. */
export const userErrorReasons: readonly UserErrorReason[] = [
  ...Object.keys(errors).flatMap((code) => (isReason(code) ? [nameOf(code)] : [])),
  'UNKNOWN',
];

/** Refusals by the graph itself. */
const OWN: Readonly<Record<UserErrorCode, UserErrorReason>> = {
  BAD_USER_INPUT: 'INVALID_PARAMETER',
  NOT_FOUND: 'NOT_FOUND',
  CONFLICT: 'NOT_UNIQUE',
};

/** The reason of a refusal: the service's code as a name of the graph, `UNKNOWN` for a code that is not in the contract. */
export const reasonOf = (code: UserErrorCode, upstreamCode: string | null): UserErrorReason => {
  if (upstreamCode === null) return OWN[code];
  return isReason(upstreamCode) ? nameOf(upstreamCode) : 'UNKNOWN';
};

function isReason(code: string): code is Exclude<CodeForUsers, CodeOfQueries> {
  return isContractCode(code) && !OF_QUERIES.test(code) && isForUsers(graphCodeOf(errors[code].status, code));
}

function nameOf(code: string): UserErrorReason {
  return code.replace(/^ERROR_/, '').replace('_ONF_', '_ONE_') as UserErrorReason;
}
