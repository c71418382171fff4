/** Records of a deployment that lacks members: their fields are null. */
import type { Operation } from '../../contract/resource.ts';
import { OperationError } from '../errors.ts';
import { isObject } from '../wire/jsonObject.ts';

/** Members that the deployment does not have, and the operation that showed it. */
interface LackingMark {
  readonly operation: string;
  readonly members: ReadonlySet<string>;
}

/** A symbol, so that it is copied with a row's members and never written. */
const LACKING = Symbol('lacking members');

/** Whether a row was ever marked: with most deployments none is, and nothing is looked up. */
let isAnyMarked = false;

/** Marks the records of an answer with the members that were not requested. */
export const markLackingMembers = <Answer>(answer: Answer, { id }: Operation, members: ReadonlySet<string>): Answer => {
  if (!isObject(answer)) return answer;
  const rows = Array.isArray(answer.results) ? answer.results.filter(isObject) : [answer];
  const mark: LackingMark = { operation: id, members };
  for (const row of rows) Object.assign(row, { [LACKING]: mark });
  isAnyMarked = true;
  return answer;
};

const readMark = (row: object): LackingMark | undefined => (row as { readonly [LACKING]?: LackingMark })[LACKING];

/** Whether a row is without a member because the deployment lacks it. */
export const lacksMember = (row: object, member: string): boolean =>
  isAnyMarked && readMark(row)?.members.has(member) === true && (row as Record<string, unknown>)[member] === undefined;

/** The error of a field that cannot be null and reads a member that the deployment lacks. */
export const createLackingMemberError = (row: object, member: string): OperationError =>
  new OperationError('NOT_IMPLEMENTED', { operation: readMark(row)?.operation ?? '', member });
