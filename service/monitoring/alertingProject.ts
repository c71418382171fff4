import type { ServiceCall } from '../call.ts';
import type { DirectoryRecords } from '../directory/directoryRecords.ts';
import { checkReference } from '../directory/findEntries.ts';
import { ServiceError } from '../errors.ts';

/**
 * Finds the project of a new alert or webhook.
 *
 * @returns undefined where the domain has no projects in the directory
 * @throws {ServiceError} ERROR_NOT_FOUND (semantics 0.1.3), ERROR_ALERT_FEATURE_IS_NOT_ACTIVATED (3.16.2)
 */
export const findAlertingProject = async (
  { db, domainId }: ServiceCall,
  projectId: string,
): Promise<DirectoryRecords['projects'] | undefined> => {
  const project = await checkReference(db, 'projects', domainId, 'project_id', projectId);
  if (project?.alert_state === 'DISABLED') {
    throw new ServiceError(
      'ERROR_ALERT_FEATURE_IS_NOT_ACTIVATED',
      'Alerting is disabled for the project.',
      'project_id',
    );
  }
  return project;
};
