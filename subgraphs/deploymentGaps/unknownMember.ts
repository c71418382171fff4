import { type ErrorDetails, type GraphErrorCode, OperationError } from '../errors.ts';

/** A member that a deployment does not have, as its refusal names it. */
export interface UnknownMember {
  readonly name: string;
  /** Whether it is a member of records, which queries name, one of the request, or one of a message inside the request. */
  readonly of: 'record' | 'request' | 'part';
}

/** The refusal of a request for a member that the deployment does not have. */
export class UnknownMemberError extends OperationError {
  readonly unknown: UnknownMember;

  constructor(code: GraphErrorCode, details: ErrorDetails, unknown: UnknownMember) {
    super(code, details);
    this.unknown = unknown;
  }
}

/**
 * Messages that begin with the refusal: one further on may repeat what a client sent. Those of requests are protobuf's
 * (`ParseDict`, and the constructor of a message), those of records are of the database mapper behind `only` and
 * conditions.
 */
const PATTERNS: readonly (readonly [UnknownMember['of'], RegExp])[] = [
  ['record', /^(?:[A-Za-z .]*\(reason = )?Cannot resolve field "(?<name>\w+)"/],
  ['request', /^(?:[A-Za-z .]*\(reason = )?Message type "[\w.]+" has no field named "(?<name>\w+)"/],
  ['request', /^(?:[A-Za-z .]*\(reason = )?Protocol message \w+ has no "(?<name>\w+)" field/],
  ['part', /^(?:Failed to parse \w+ field: )+Message type "[\w.]+" has no field named "(?<name>\w+)"/],
];

/** The member that a message of upstream refuses as unknown; undefined for any other message. */
export const findUnknownMember = (message: unknown): UnknownMember | undefined => {
  if (typeof message !== 'string') return undefined;
  for (const [of, pattern] of PATTERNS) {
    const name = pattern.exec(message)?.groups?.name;
    if (name !== undefined) return { name, of };
  }
  return undefined;
};
