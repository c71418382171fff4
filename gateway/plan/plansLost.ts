import { channel } from 'node:diagnostics_channel';
import { parse, print, stripIgnoredCharacters, visit } from 'graphql';
import type { Logger } from 'pino';

/** An operation, or a part of one, over which a planner's process was lost. */
interface LostPlan {
  readonly text: string;
  readonly operationName: string | undefined;
  readonly how: string;
}

const lost = channel('skein.plan.lost');

/** Tells all who listen. The planner's processes serve all engines of this process, and so know none of their logs. */
export function tellOfLostPlan(plan: LostPlan): void {
  if (lost.hasSubscribers) lost.publish(plan);
}

/**
 * Has lost plans told to a log from now on: the operation's name and its fields, without arguments, which may hold what is
 * not for logs.
 *
 * @returns ends it
 */
export function logLostPlans(logger: Pick<Logger, 'warn'>): () => void {
  const log = (plan: unknown) => {
    const { text, operationName, how } = plan as LostPlan;
    logger.warn({ operationName, fields: fieldsOf(text), how }, 'an operation could not be planned as it is');
  };
  lost.subscribe(log);
  return () => lost.unsubscribe(log);
}

/** Characters of an operation that are logged. */
const MAX_CHARACTERS = 1_000;

function fieldsOf(text: string): string {
  const bare = visit(parse(text, { noLocation: true }), { Argument: () => null, VariableDefinition: () => null });
  return stripIgnoredCharacters(print(bare)).slice(0, MAX_CHARACTERS);
}
