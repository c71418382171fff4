/** The members of an alert that come from the event that opens it: semantics 3.17.11. */
import { listEventResources } from './eventResources.ts';
import type { InboundEvent } from './inbound/readEvents.ts';
import type { StoredAlert } from './tables.ts';

const toUrgency = (severity: string) =>
  ['CRITICAL', 'ERROR', 'NOT_AVAILABLE'].includes(severity) ? ('HIGH' as const) : ('LOW' as const);

/** What an alert takes from the event that opens it. */
export type AlertEventMembers = Pick<
  StoredAlert,
  | ('title' | 'description' | 'severity' | 'urgency' | 'state' | 'resources' | 'rule' | 'image_url')
  | ('provider' | 'account' | 'additional_info')
>;

/** The members of the alert that an event opens. */
export const toAlertMembers = (event: InboundEvent): AlertEventMembers => {
  const { title, description = '', severity = 'NONE', rule = '', image_url = '', provider = '', account = '' } = event;
  return {
    ...{ title, description, severity, urgency: toUrgency(severity) },
    state: event.event_type === 'ERROR' ? 'ERROR' : 'TRIGGERED',
    resources: listEventResources(event),
    ...{ rule, image_url, provider, account },
    additional_info: event.additional_info ?? {},
  };
};
