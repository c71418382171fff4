/** Members and requests that mean the same wherever they stand, said once. */
import { Query, StatisticsQuery } from './core/query.ts';
import { flag, message, of, optional, struct, text, texts, time } from './members.ts';

// ——— Members of records

/** Every record has one. */
export const domainId = text('Domain the record belongs to.');
/** Of a record that may also hold in the whole domain. */
export const workspaceId = text('Workspace the record belongs to; `*` when it holds in the whole domain.');
/** Of a record that hangs on a project. */
export const projectId = text('Project the record belongs to; empty when it has none.');
/** Every record that an operation makes has one. */
export const createdAt = time('When the record was made; never changes.');
/** Of a record that changes. */
export const updatedAt = time('When the record last changed, enabling and disabling included.');
/** Of a record whose author is kept. */
export const createdBy = text('Id of the user or app that made the record; `internal` for an internal caller.');
/** Free labels. */
export const tags = struct('Labels of the caller, kept as they are sent; `{}` when none were.');
/** Of a record the service itself may keep. */
export const isManaged = flag('True for a record the service keeps itself, which callers cannot change or delete.');

// ——— Members of requests

/** Where the wire demands the domain of the caller. */
export const requestDomainId = text("The caller's domain; empty stands for it, and any other is refused.");
/** Where a record is made that belongs to a workspace. */
export const newWorkspaceId = optional(
  text("Workspace of the new record, for a domain admin; everybody else's comes from the token."),
);
/** Labels a create request may bring. */
export const newTags = optional(struct('Labels to keep with the record; `{}` by default.'));
/** Labels an update request may bring. */
export const changedTags = optional(struct('Labels that replace all earlier ones; left out: they stay.'));
/** Of a get request. */
export const onlyMembers = optional(texts('Dotted paths of the members to answer with; left out: all.'));
/** Of a list request. */
export const listQuery = optional(
  of(Query, 'Further conditions, order, page and projection; left out: the first 1000 records in default order.'),
);
/** Of a stat request. */
export const statQuery = of(StatisticsQuery, 'Which records to take, and what to compute from them.');
/** Of a list request for records that belong to a workspace. */
export const workspaceFilter = optional(text('Workspace of the records; `*` finds the domain-wide ones.'));
/** Of a list request for records that belong to a project. */
export const projectFilter = optional(text('Project of the records.'));

/** What a list request says of itself. */
export const LISTED = 'Which records to list: named members compare for equality, and an empty string is no condition.';

/** The request of a stat operation. */
export const statOf = (title: string) => message(title, 'Statistics of the records in reach.', { query: statQuery });

/** The request of a stat operation where the wire demands the domain as well. */
export const domainStatOf = (title: string) =>
  message(title, 'Statistics of the records in reach.', { query: statQuery, domain_id: requestDomainId });
