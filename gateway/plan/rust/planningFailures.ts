import { EventEmitter } from 'node:events';
import { parse, print, stripIgnoredCharacters, visit } from 'graphql';
import type { Logger } from 'pino';

/** An operation, or a part of one, over which a planner's process was lost. */
interface PlanningFailure {
  readonly text: string;
  readonly operationName: string | undefined;
  readonly how: string;
}

/** The planner's processes serve all engines of this process, and so know none of their logs. */
const events = new EventEmitter<{ lost: [PlanningFailure] }>();

/** Tells all who listen. */
export function reportPlanningFailure(plan: PlanningFailure): void {
  events.emit('lost', plan);
}

/**
 * Has lost plans told to a log from now on: the operation's name and its fields, without arguments, which may hold what is
 * not for logs.
 *
 * @returns ends it
 */
export function logPlanningFailures(logger: Pick<Logger, 'warn'>): () => void {
  const log = ({ text, operationName, how }: PlanningFailure) =>
    logger.warn({ operationName, fields: fieldsOf(text), how }, 'an operation could not be planned as it is');
  events.on('lost', log);
  return () => events.off('lost', log);
}

/** Characters of an operation that are logged. */
const MAX_CHARACTERS = 1_000;

function fieldsOf(text: string): string {
  const bare = visit(parse(text, { noLocation: true }), { Argument: () => null, VariableDefinition: () => null });
  return stripIgnoredCharacters(print(bare)).slice(0, MAX_CHARACTERS);
}
