/** Members and requests with the same meaning in every message, defined once. */
import { Query, StatisticsQuery } from './core/query.ts';
import { flag, message, of, optional, struct, text, texts, time } from './members.ts';

// ——— Members of records

/** In every record. */
export const domainId = text('Domain the record belongs to.');
/** In records that may also belong to the whole domain. */
export const workspaceId = text('Workspace the record belongs to; `*` when it holds in the whole domain.');
/** In records that belong to a project. */
export const projectId = text('Project the record belongs to; empty when it has none.');
/** In every record that an operation creates. */
export const createdAt = time('When the record was made; never changes.');
/** In records that can change. */
export const updatedAt = time('When the record last changed, enabling and disabling included.');
/** In records whose author is stored. */
export const createdBy = text('Id of the user or app that made the record; `internal` for an internal caller.');
/** Free-form labels. */
export const tags = struct('Labels of the caller, kept as they are sent; `{}` when none were.');
/** In records that the service may manage itself. */
export const isManaged = flag('True for a record the service keeps itself, which callers cannot change or delete.');

// ——— Members of requests

/** In requests whose wire format requires the caller's domain. */
export const requestDomainId = text("The caller's domain; empty stands for it, and any other is refused.");
/** In requests that create a record of a workspace. */
export const newWorkspaceId = optional(
  text("Workspace of the new record, for a domain admin; everybody else's comes from the token."),
);
/** Labels in a create request. */
export const newTags = optional(struct('Labels to keep with the record; `{}` by default.'));
/** Labels in an update request. */
export const changedTags = optional(struct('Labels that replace all earlier ones; left out: they stay.'));
/** In get requests. */
export const onlyMembers = optional(texts('Dotted paths of the members to answer with; left out: all.'));
/** In list requests. */
export const listQuery = optional(
  of(Query, 'Further conditions, order, page and projection; left out: the first 1000 records in default order.'),
);
/** In stat requests. */
export const statQuery = of(StatisticsQuery, 'Which records to take, and what to compute from them.');
/** In list requests for records that belong to a workspace. */
export const workspaceFilter = optional(text('Workspace of the records; `*` finds the domain-wide ones.'));
/** In list requests for records that belong to a project. */
export const projectFilter = optional(text('Project of the records.'));

/** Description of every list request. */
export const LISTED = 'Which records to list: named members compare for equality, and an empty string is no condition.';

/** The request of a stat operation. */
export const statOf = (title: string) => message(title, 'Statistics of the records in reach.', { query: statQuery });

/** The request of a stat operation whose wire format also requires the domain. */
export const domainStatOf = (title: string) =>
  message(title, 'Statistics of the records in reach.', { query: statQuery, domain_id: requestDomainId });
