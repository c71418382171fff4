/** Converts member names: `createdAt` in the graph, `created_at` on the wire. */

/** Members that hold identifiers under another name than `…_id`, and their names in inputs of the graph. */
const identifiers: Readonly<Record<string, string>> = {
  USER: 'userIds',
  USER_GROUP: 'userGroupIds',
  assignee: 'assigneeId',
  channels: 'channelIds',
  created_by: 'createdById',
  projects: 'projectIds',
  responder: 'responderId',
  triggered_by: 'triggeredById',
  users: 'userIds',
  webhooks: 'webhookIds',
};

const wireNames = new Map<string, string>();

/** `createdAt` → `created_at`. Cached without a limit: it is called with names of the schema only. */
export const toWireName = (graphName: string): string => {
  const known = wireNames.get(graphName);
  if (known !== undefined) return known;
  const name = graphName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  wireNames.set(graphName, name);
  return name;
};

/**
 * The member of a message for a name in an input or filter of the graph: `createdAt` → `created_at`, `assigneeId` →
 * `assignee`.
 *
 * @param has whether the message has a member
 */
export const toWireMember = (graphName: string, has: (member: string) => boolean): string => {
  const name = toWireName(graphName);
  if (has(name) || !/Ids?$/.test(graphName)) return name;
  return Object.keys(identifiers).find((member) => identifiers[member] === graphName && has(member)) ?? name;
};

/** The name of a value of an enumeration of fields in inputs and filters: `CREATED_AT` → `createdAt`. */
export const toFieldName = (constant: string): string =>
  constant.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The name of a member in inputs and filters of the graph: `created_at` → `createdAt`, `assignee` → `assigneeId`. */
export const toGraphName = (wire: string): string =>
  identifiers[wire] ?? wire.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
