import { alertServices, escalationPolicies } from '../alertServices.ts';
import type { Context } from '../context.ts';
import { loadReferencedName } from '../read/referencedName.ts';
import type { AnyRow, ResourceType } from '../resourceType.ts';
import { projectGroups, projects, usersVisibleTo, workspaces } from '../sharedTypes.ts';
import type { AlertDimension, AlertGroupValueRow } from './alertCountsRow.ts';
import { webhooks } from './resources.ts';

/** The type of the records that the values of a dimension identify. */
const resourceTypeByDimension: Partial<Record<AlertDimension, (context: Context) => ResourceType<AnyRow>>> = {
  WORKSPACE: () => workspaces,
  PROJECT: () => projects,
  PROJECT_GROUP: () => projectGroups,
  SERVICE: () => alertServices,
  ASSIGNEE: usersVisibleTo,
  RESPONDER: usersVisibleTo,
  WEBHOOK: () => webhooks,
  ESCALATION_POLICY: () => escalationPolicies,
};

/**
 * The name of a value that alerts are grouped by: that of the record, else the value. The names of one type are fetched together.
 *
 * @returns null where there is no value, and where the record is deleted, not visible to the caller or without a name
 */
export const loadGroupName = async (
  context: Context,
  { dimension, id }: AlertGroupValueRow,
): Promise<string | null> => {
  const resource = resourceTypeByDimension[dimension]?.(context);
  if (id === null || resource === undefined) return id;
  return loadReferencedName(context, resource, id);
};
