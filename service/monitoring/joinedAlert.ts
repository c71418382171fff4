/** What an event changes in the alert that it joins: semantics 3.17.11, 3.17.12. */
import { resourcesOf } from './eventResources.ts';
import type { IncomingEvent } from './inbound/read.ts';
import type { AlertRow } from './tables.ts';

type InboundEvent = IncomingEvent['event'];
type AlertResource = AlertRow['resources'][number];

/** Most resources that events add to. An alert that was created with more keeps them. */
const MAX_RESOURCES = 1_000;

const identityOf = ({ resource_id, resource_type, name }: AlertResource) =>
  JSON.stringify([resource_id, resource_type, name]);

/** The resources of an alert, followed by new ones of the event. */
const resourcesAfter = ({ resources }: AlertRow, event: InboundEvent): AlertResource[] => {
  const all = new Map([...resources, ...resourcesOf(event)].map((each) => [identityOf(each), each]));
  return all.size > resources.length
    ? [...all.values()].slice(0, Math.max(MAX_RESOURCES, resources.length))
    : resources;
};

const descriptionAfter = ({ description }: AlertRow, event: InboundEvent) =>
  (event.event_type === 'RECOVERY' ? '' : event.description) || description;

/**
 * An event that reports an unreadable body, with how often such bodies came.
 *
 * @param alert the alert that it joins
 */
const countUnreadable = (event: InboundEvent, alert: AlertRow | undefined): InboundEvent => {
  const earlier = alert?.additional_info.count;
  const count = (typeof earlier === 'number' ? earlier : 0) + 1;
  return {
    ...event,
    description: `${event.description}\nReceived ${count === 1 ? 'once' : `${count} times`}.`,
    additional_info: { ...event.additional_info, count },
  };
};

/** The event from which an alert is created. */
export const openingEventOf = ({ event, isUnreadable }: IncomingEvent): InboundEvent =>
  isUnreadable ? countUnreadable(event, undefined) : event;

/** The alert after an event has joined it: the same object where nothing changes. */
export const joinedBy = (alert: AlertRow, { event, isUnreadable }: IncomingEvent): AlertRow => {
  if (isUnreadable) {
    const { description = '', additional_info = {} } = countUnreadable(event, alert);
    return { ...alert, description, additional_info };
  }
  const [description, resources] = [descriptionAfter(alert, event), resourcesAfter(alert, event)];
  const isSame = description === alert.description && resources === alert.resources;
  return isSame ? alert : { ...alert, description, resources };
};
