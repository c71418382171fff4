import type { TObject, TSchema } from 'typebox';
import type { Operation } from '../../contract/resource.ts';
import { isUserErrorCode, OperationError, type UserErrorCode } from '../errors.ts';
import { parseUpstreamMessage, type UpstreamMessage } from '../upstream/upstreamMessage.ts';
import { isObject } from '../wire/jsonObject.ts';
import { itemsOf, propertiesOf, toMemberName } from '../wire/messages.ts';
import { toGraphName } from '../wire/names.ts';
import { findInputPath } from './inputPath.ts';
import { toUserErrorReason, type UserErrorReason } from './userErrorReason.ts';

/** Why a mutation was refused, for a cause that the caller can correct. */
export interface UserError {
  readonly code: UserErrorCode;
  readonly reason: UserErrorReason;
  /** Upstream's code, e.g. `ERROR_BUDGET_ALREADY_EXIST`; null where the graph refused without a call. */
  readonly upstreamCode: string | null;
  /** Upstream's message, with members in the graph's names and without the values that were sent. */
  readonly message: string;
  /** Members of the input, outermost first; null where none is named. */
  readonly path: readonly string[] | null;
}

/**
 * Converts a refusal to a user error.
 *
 * @throws {unknown} the error itself, where the caller cannot correct it
 */
export const toUserError = (error: unknown, operation: Operation<TObject>, input: object): UserError => {
  if (!(error instanceof OperationError) || !isUserErrorCode(error.code)) throw error;
  const message = parseUpstreamMessage(error.message);
  const path = error.extensions.inputPath ?? findInputPath(message, operation, input);
  const upstreamCode = error.extensions.upstreamCode ?? null;
  return {
    code: error.code,
    reason: toUserErrorReason(error.code, upstreamCode),
    upstreamCode,
    message: printMessage(message, path, { operation, input }),
    path,
  };
};

/** The write that was refused. */
interface RefusedWrite {
  readonly operation: Operation<TObject>;
  readonly input: object;
}

/** A sentence for people, and in parentheses the members that it is about, in the graph's names. */
const printMessage = (message: UpstreamMessage, path: readonly string[] | null, { operation, input }: RefusedWrite) => {
  const { members, named } = message;
  const place =
    path !== null && members.length < 2
      ? path.join('.')
      : named.replace(SNAKE_CASE, (member) => toInputName(member, operation));
  const sentence = removeValues(toGraphNames(printSentence(message), operation), input);
  return place === '' ? sentence : `${sentence} (${place})`;
};

/** The text with what was expected: `Invalid parameter: at most 40 characters.` */
const printSentence = ({ text, detail }: UpstreamMessage) => {
  const [, kind, expected] = /^(reason|type) = (.*)$/s.exec(detail ?? '') ?? [];
  if (expected === undefined) return text;
  const sentence = `${text.replace(/\.$/, '')}: ${kind === 'type' ? 'expected ' : ''}${expected}`;
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
};

/** Wire names with an underscore. Names without one are ordinary words, or the same in the graph. */
const SNAKE_CASE = /\b[A-Za-z]+(?:_[A-Za-z]+)+\b/g;

/** Renames request members in a text; names that callers chose, such as keys of tags, stay unchanged. */
const toGraphNames = (text: string, operation: Operation<TObject>) =>
  text.replace(SNAKE_CASE, (name) => (isRequestMember(name, operation) ? toInputName(name, operation) : name));

const isRequestMember = (name: string, operation: Operation<TObject>) =>
  name === toMemberName(operation, 'id') || collectMembers(operation.request).has(name);

const toInputName = (name: string, operation: Operation<TObject>) =>
  name === toMemberName(operation, 'id') && name in operation.request.properties ? 'id' : toGraphName(name);

const collectMembers = (schema: TSchema): Set<string> => {
  const items = itemsOf(schema);
  if (items) return collectMembers(items);
  const members = Object.entries(propertiesOf(schema) ?? {});
  return new Set(members.flatMap(([name, member]) => [name, ...collectMembers(member)]));
};

/** Shorter values are not hidden, since they may be ordinary words of the message. */
const MIN_HIDDEN_LENGTH = 6;

/** Removes sent values from a message, since a value may be a secret. */
const removeValues = (message: string, input: unknown): string => {
  if (typeof input === 'string') return input.length < MIN_HIDDEN_LENGTH ? message : message.replaceAll(input, '…');
  const inner = Array.isArray(input) ? input : isObject(input) ? Object.values(input) : [];
  return inner.reduce(removeValues, message);
};
