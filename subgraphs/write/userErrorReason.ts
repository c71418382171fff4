import { type ContractErrorCode, errors } from '../../contract/errors.ts';
import { isContractCode, isUserErrorCode, toGraphCode, type UserErrorCode } from '../errors.ts';

/** Codes that refuse no input of a mutation: those of queries and of a request without a readable body. */
type CodeOfQueries = 'ERROR_DB_QUERY' | 'ERROR_JSON_FORMAT' | `ERROR_OPERATOR_${string}` | 'ERROR_UNSUPPORTED_API';
const OF_QUERIES = /^ERROR_(DB_QUERY|JSON_FORMAT|OPERATOR_.*|UNSUPPORTED_API)$/;

type CodeForUsers = {
  [Code in ContractErrorCode]: (typeof errors)[Code]['status'] extends 400 | 404 | 409 | 413 ? Code : never;
}[ContractErrorCode];

/** The service's spelling of a word, and the graph's. */
type GraphSpelling<Code extends string> = Code extends `${infer Start}_ONF_${infer End}` ? `${Start}_ONE_${End}` : Code;

/** Why an input was refused (`UserErrorReason` in `schema/shared.graphql`). */
export type UserErrorReason =
  | (Exclude<CodeForUsers, CodeOfQueries> extends `ERROR_${infer Name}` ? GraphSpelling<Name> : never)
  | 'UNKNOWN';

/** Every reason that the graph can name, in the order of the contract. */
export const userErrorReasons: readonly UserErrorReason[] = [
  ...Object.keys(errors).flatMap((code) => (isReason(code) ? [toReasonName(code)] : [])),
  'UNKNOWN',
];

/** Refusals by the graph itself. */
const ownReasons: Readonly<Record<UserErrorCode, UserErrorReason>> = {
  BAD_USER_INPUT: 'INVALID_PARAMETER',
  NOT_FOUND: 'NOT_FOUND',
  CONFLICT: 'NOT_UNIQUE',
};

/** The reason of a refusal: the service's code as a name of the graph, `UNKNOWN` for a code that is not in the contract. */
export const toUserErrorReason = (code: UserErrorCode, upstreamCode: string | null): UserErrorReason => {
  if (upstreamCode === null) return ownReasons[code];
  return isReason(upstreamCode) ? toReasonName(upstreamCode) : 'UNKNOWN';
};

function isReason(code: string): code is Exclude<CodeForUsers, CodeOfQueries> {
  return isContractCode(code) && !OF_QUERIES.test(code) && isUserErrorCode(toGraphCode(errors[code].status, code));
}

function toReasonName(code: string): UserErrorReason {
  return code.replace(/^ERROR_/, '').replace('_ONF_', '_ONE_') as UserErrorReason;
}
