/** Records of a deployment that lacks members: their fields are null. */
import { OperationError } from './errors.ts';

/** Members that the deployment does not have, and the operation that showed it. */
interface Lacking {
  readonly operation: string;
  readonly members: ReadonlySet<string>;
}

/** A symbol, so that it is copied with a row's members and never written. */
const LACKING = Symbol('lacking members');

/** Whether a row was ever marked: with most deployments none is, and nothing is looked up. */
let isAnyMarked = false;

/** Marks a row with members that were not requested, because the deployment lacks them. */
export const markLacking = (row: object, lacking: Lacking): void => {
  isAnyMarked = true;
  Object.assign(row, { [LACKING]: lacking });
};

const lackingOf = (row: object): Lacking | undefined => (row as { readonly [LACKING]?: Lacking })[LACKING];

/** Whether a row is without a member because the deployment lacks it. */
export const lacks = (row: object, member: string): boolean =>
  isAnyMarked && lackingOf(row)?.members.has(member) === true && (row as Record<string, unknown>)[member] === undefined;

/** The error of a field that cannot be null and reads a member that the deployment lacks. */
export const lackingMember = (row: object, member: string): OperationError =>
  new OperationError('NOT_IMPLEMENTED', { operation: lackingOf(row)?.operation ?? '', member });
