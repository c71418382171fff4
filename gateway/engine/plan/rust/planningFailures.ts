import { EventEmitter } from 'node:events';
import { parse, print, stripIgnoredCharacters, visit } from 'graphql';
import type { Logger } from 'pino';

/** An operation, or a part of one, that crashed a planner process. */
interface PlanningFailure {
  readonly text: string;
  readonly operationName: string | undefined;
  readonly how: string;
}

/** All engines of this process share the planner processes, which therefore have no reference to their loggers. */
const failureEvents = new EventEmitter<{ lost: [PlanningFailure] }>();

/** Notifies all listeners of a planner crash. */
export const reportPlanningFailure = (plan: PlanningFailure): void => {
  failureEvents.emit('lost', plan);
};

/**
 * Logs planner crashes from now on: the operation's name and its fields, without arguments, which may contain secrets.
 *
 * @returns a function that stops the logging
 */
export const logPlanningFailures = (logger: Pick<Logger, 'warn'>): (() => void) => {
  const log = ({ text, operationName, how }: PlanningFailure) =>
    logger.warn({ operationName, fields: printFields(text), how }, 'an operation could not be planned as it is');
  failureEvents.on('lost', log);
  return () => failureEvents.off('lost', log);
};

/** Most characters of an operation in the log. */
const MAX_CHARACTERS = 1_000;

const printFields = (text: string): string => {
  const bare = visit(parse(text, { noLocation: true }), { Argument: () => null, VariableDefinition: () => null });
  return stripIgnoredCharacters(print(bare)).slice(0, MAX_CHARACTERS);
};
