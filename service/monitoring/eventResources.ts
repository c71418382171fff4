/** The resources of an event, as stored in its alert: semantics 3.17.11. */
import type { AlertRecord } from '../../contract/monitoring/alert.ts';
import type { InboundEvent } from './inbound/readEvents.ts';

/** A resource of an event. */
export type EventResource = AlertRecord['resources'][number];

const trimText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Events name a resource by its name alone, or as an object. Without a name, its id is used. */
const toEventResources = (given: unknown): EventResource[] => {
  const { resource_id, resource_type, name } = (
    typeof given === 'object' && given !== null ? given : { name: given }
  ) as Record<string, unknown>;
  const [id, type, known] = [trimText(resource_id), trimText(resource_type), trimText(name) || trimText(resource_id)];
  if (known === '') return [];
  return [{ ...(id ? { resource_id: id } : {}), ...(type ? { resource_type: type } : {}), name: known }];
};

/** `resource` and `resources` of an event together. Entries without name and id are left out. */
export const listEventResources = ({ resource, resources = [] }: InboundEvent): EventResource[] =>
  [resource, ...resources].flatMap(toEventResources);
