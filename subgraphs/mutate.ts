import type { TObject } from 'typebox';
import { externalReferences } from '../contract/references.ts';
import type { Operation, ResponseOf } from '../contract/resource.ts';
import { isObject } from './answer.ts';
import { type Context, domainFor } from './context.ts';
import { errorCatalogue, OperationError, type UserErrorCode } from './errors.ts';
import { graphName } from './names.ts';
import { memberName, requestOf } from './wire.ts';

/** Why a mutation was refused, as far as the caller can put it right. */
export interface UserError {
  readonly code: UserErrorCode;
  readonly message: string;
  /** Members of the input, outermost first; null where upstream names none. */
  readonly path: readonly string[] | null;
}

/**
 * Sends a mutation's operation, once, and forgets what the request read before it.
 *
 * @param input of the graph; `domainId` is filled from the token where the operation needs one
 * @param shape the payload's members for an answer, or for null on refusal
 * @throws {OperationError} what the caller cannot put right
 */
export const mutate = async <Op extends Operation<TObject>, Shape extends object>(
  context: Context,
  operation: Op,
  input: object,
  shape: (answer: ResponseOf<Op> | null) => Shape,
): Promise<Shape & { readonly userErrors: readonly UserError[] }> => {
  const { domainId, ...members }: { domainId?: string | null } = input;
  try {
    const domain = domainFor(context, operation, domainId);
    const answer = await context.post(operation, requestOf(operation, { ...members, domainId: domain.domain_id }));
    return { ...shape(answer), userErrors: [] };
  } catch (error) {
    return { ...shape(null), userErrors: [userErrorOf(error, operation, input)] };
  } finally {
    // Also after a failure: the write may have been done, and only its answer lost.
    context.forget();
  }
};

const userErrorOf = (error: unknown, operation: Operation<TObject>, input: object): UserError => {
  if (!(error instanceof OperationError) || !isForUsers(error.code)) throw error;
  return { code: error.code, message: error.message, path: pathOf(error.message, operation, input) };
};

const isForUsers = (code: OperationError['code']): code is UserErrorCode => errorCatalogue[code].seen === 'userErrors';

/** Upstream names the member in its message, `(key = plugin_info.plugin_id, …)` or `(name = value)` (semantics 1.3.1). */
const namedMember = /\((?:key = )?([a-z_]\w*(?:\.\w+)*)(?: = ([^,)]+))?/i;

const pathOf = (message: string, operation: Operation<TObject>, input: object) => {
  const [, named, value] = namedMember.exec(message) ?? [];
  const [member, ...inner] = named?.split('.') ?? [];
  if (member === undefined) return null;
  const known =
    member === 'domain_id' ? 'domainId' : Object.keys(input).find((name) => memberName(operation, name) === member);
  const missing = member in operation.request.properties ? graphName(member) : undefined;
  const first = known ?? missing ?? sameThing(member, operation, input);
  return first === undefined ? onlyPlaceOf(value, input) : [first, ...inner.map(graphName)];
};

/** What a member of a record refers to, by its name on the wire. */
const referents = new Map<string, string>(Object.entries(externalReferences));

/** Upstream may name what it did not find by its own key, `user_id`, where the input has it as `assignee`. */
const sameThing = (member: string, operation: Operation<TObject>, input: object) => {
  const referent = referents.get(member);
  if (referent === undefined) return undefined;
  const [name, ...others] = Object.keys(input).filter((own) => referents.get(memberName(operation, own)) === referent);
  return others.length === 0 ? name : undefined;
};

/** Or it lies deeper: the user among the `members` of a service. Null where the value stands nowhere, or at two places. */
const onlyPlaceOf = (value: string | undefined, input: object) => {
  const [place = null, ...others] = value === undefined ? [] : placesOf(value, input);
  return others.length === 0 ? place : null;
};

const placesOf = (value: string, within: unknown): string[][] => {
  if (within === value) return [[]];
  if (Array.isArray(within)) return within.includes(value) ? [[]] : within.flatMap((item) => placesOf(value, item));
  if (!isObject(within)) return [];
  return Object.entries(within).flatMap(([name, inner]) => placesOf(value, inner).map((place) => [name, ...place]));
};
