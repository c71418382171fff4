/** Members and requests with the same meaning in every message, defined once. */
import type { TObject, TSchema } from 'typebox';
import { Query, StatisticsQuery } from './core/query.ts';
import { flag, message, nested, optional, struct, text, texts, time } from './members.ts';

// ——— Members of records

/** In every record. */
export const domainId = text('Domain of the record.');
/** In records that may also belong to the whole domain. */
export const workspaceId = text('Workspace of the record; `*` for the whole domain.');
/** In records that belong to a project. */
export const projectId = text('Project of the record; empty when it has none.');
/** In every record that an operation creates. */
export const createdAt = time('Time of creation; never changes.');
/** In records that can change. */
export const updatedAt = time('Time of the last change, including enable and disable.');
/** In records whose author is stored. */
export const createdBy = text('Id of the user or app that created the record; `internal` for an internal caller.');
/** Free-form labels. */
export const tags = struct('Labels, stored as the caller sent them; `{}` by default.');
/** In records that the service may manage itself. */
export const isManaged = flag('True for a record that the service manages; callers cannot change or delete it.');

// ——— Members of requests

/** In requests whose wire format requires the caller's domain. */
export const requestDomainId = text("The caller's domain, or empty; any other value is refused.");
/** In requests that create a record of a workspace. */
export const newWorkspaceId = optional(
  text('Workspace of the new record, for domain admins; for other callers it comes from the token.'),
);
/** Labels in a create request. */
export const newTags = optional(struct('Labels of the record; `{}` by default.'));
/** Labels in an update request. */
export const changedTags = optional(struct('Labels that replace all existing ones; unchanged if omitted.'));
/** In get requests. */
export const onlyMembers = optional(texts('Dotted paths of the members to return; all if omitted.'));
/** In list requests. */
export const listQuery = optional(
  nested(Query, 'Further conditions, order, page and projection; if omitted, the first 1000 records in default order.'),
);
/** In stat requests. */
export const statQuery = nested(StatisticsQuery, 'The records to read, and what to compute from them.');
/** In list requests for records that belong to a workspace. */
export const workspaceFilter = optional(text('Workspace of the records; `*` finds those of the whole domain.'));
/** In list requests for records that belong to a project. */
export const projectFilter = optional(text('Project of the records.'));

/** Description of every list request. */
export const LISTED = 'The records to list. Members are compared for equality; an empty string adds no condition.';

/** The request of a get operation: one that identifies a record, and the members to return. */
export const getRequest = <Members extends Record<string, TSchema>>(
  title: string,
  description: string,
  { properties }: TObject<Members>,
) => message(title, description, { ...properties, only: onlyMembers });

/** The request of a stat operation. */
export const statRequest = (title: string) =>
  message(title, "Statistics of the records in the caller's scope.", { query: statQuery });

/** The request of a stat operation whose wire format also requires the domain. */
export const domainStatRequest = (title: string) =>
  message(title, "Statistics of the records in the caller's scope.", { query: statQuery, domain_id: requestDomainId });
