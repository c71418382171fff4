/** The members of an alert that come from the event that opens it: semantics 3.17.11. */
import { resourcesOf } from './eventResources.ts';
import type { InboundEvent } from './inbound/read.ts';
import type { AlertRow } from './tables.ts';

const urgencyOf = (severity: string) =>
  ['CRITICAL', 'ERROR', 'NOT_AVAILABLE'].includes(severity) ? ('HIGH' as const) : ('LOW' as const);

/** What an alert takes from the event that opens it. */
export type EventMembers = Pick<
  AlertRow,
  | ('title' | 'description' | 'severity' | 'urgency' | 'state' | 'resources' | 'rule' | 'image_url')
  | ('provider' | 'account' | 'additional_info')
>;

/** The members of the alert that an event opens. */
export const alertMembersOf = (event: InboundEvent): EventMembers => {
  const { title, description = '', severity = 'NONE', rule = '', image_url = '', provider = '', account = '' } = event;
  return {
    ...{ title, description, severity, urgency: urgencyOf(severity) },
    state: event.event_type === 'ERROR' ? 'ERROR' : 'TRIGGERED',
    resources: resourcesOf(event),
    ...{ rule, image_url, provider, account },
    additional_info: event.additional_info ?? {},
  };
};
