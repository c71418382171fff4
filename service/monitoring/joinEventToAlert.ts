/** What an event changes in the alert that it joins: semantics 3.17.11, 3.17.12. */
import { type EventResource, listEventResources } from './eventResources.ts';
import type { InboundEvent, IncomingEvent } from './inbound/readEvents.ts';
import type { StoredAlert } from './tables.ts';

/** Most resources that events add to. An alert that was created with more keeps them. */
const MAX_RESOURCES = 1_000;

const formatResourceKey = ({ resource_id, resource_type, name }: EventResource) =>
  JSON.stringify([resource_id, resource_type, name]);

/** The resources of an alert, followed by new ones of the event. */
const addResources = ({ resources }: StoredAlert, event: InboundEvent): EventResource[] => {
  const all = new Map([...resources, ...listEventResources(event)].map((each) => [formatResourceKey(each), each]));
  return all.size > resources.length
    ? [...all.values()].slice(0, Math.max(MAX_RESOURCES, resources.length))
    : resources;
};

const chooseDescription = ({ description }: StoredAlert, event: InboundEvent) =>
  (event.event_type === 'RECOVERY' ? '' : event.description) || description;

/**
 * An event that reports an unreadable body, with how often such bodies came.
 *
 * @param alert the alert that it joins
 */
const countUnreadable = (event: InboundEvent, alert: StoredAlert | undefined): InboundEvent => {
  const earlier = alert?.additional_info.count;
  const count = (typeof earlier === 'number' ? earlier : 0) + 1;
  return {
    ...event,
    description: `${event.description}\nReceived ${count === 1 ? 'once' : `${count} times`}.`,
    additional_info: { ...event.additional_info, count },
  };
};

/** The event from which an alert is created. */
export const toOpeningEvent = ({ event, isUnreadable }: IncomingEvent): InboundEvent =>
  isUnreadable ? countUnreadable(event, undefined) : event;

/** The alert after an event has joined it: the same object where nothing changes. */
export const joinEventToAlert = (alert: StoredAlert, { event, isUnreadable }: IncomingEvent): StoredAlert => {
  if (isUnreadable) {
    const { description = '', additional_info = {} } = countUnreadable(event, alert);
    return { ...alert, description, additional_info };
  }
  const [description, resources] = [chooseDescription(alert, event), addResources(alert, event)];
  const isSame = description === alert.description && resources === alert.resources;
  return isSame ? alert : { ...alert, description, resources };
};
