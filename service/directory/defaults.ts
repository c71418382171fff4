/** Defaults for members that put records leave out, where they differ from the blank value of the column type. */
import type { Database } from '../store/database.ts';
import type { JsonMembers } from '../values/jsonObject.ts';
import { completeMetrics } from './metricRules.ts';

type CompleteRecords = (
  records: readonly JsonMembers[],
  db: Database,
) => readonly JsonMembers[] | Promise<readonly JsonMembers[]>;

/** Completes each record separately. */
const completeEach =
  (complete: (record: JsonMembers) => JsonMembers): CompleteRecords =>
  (records) =>
    records.map(complete);

/** A record outside a workspace belongs to the whole domain. */
const findResourceGroup = ({ workspace_id = '' }: JsonMembers) =>
  workspace_id === '' || workspace_id === '*' ? 'DOMAIN' : 'WORKSPACE';

const countTasksLeft = ({ total_tasks = 0, success_tasks = 0, failure_tasks = 0 }: JsonMembers) =>
  Number(total_tasks) - Number(success_tasks) - Number(failure_tasks);

/** Completions by kind. */
const completions: Readonly<Record<string, CompleteRecords>> = {
  roles: completeEach((role) => ({ state: 'ENABLED', ...role })),
  endpoints: completeEach((endpoint) => ({ state: 'ACTIVE', ...endpoint })),
  identity_jobs: completeEach((job) => ({ status: 'PENDING', resource_group: findResourceGroup(job), ...job })),
  inventory_v2_jobs: completeEach((job) => ({
    status: 'IN_PROGRESS',
    resource_group: findResourceGroup(job),
    remained_tasks: countTasksLeft(job),
    ...job,
  })),
  metrics: completeMetrics,
  trusted_secrets: completeEach((secret) => ({
    workspace_id: '*',
    resource_group: findResourceGroup(secret),
    ...secret,
  })),
};

/**
 * Records of a kind with their defaults (semantics 3.5.1, 3.6.2, 3.7.1, 3.9, 3.10.1, 3.23.1).
 *
 * @throws {ServiceError} ERROR_NOT_SUPPORT_RESOURCE_TYPE for a metric of what cannot be analysed
 */
export const completeRecords = async (db: Database, kind: string, records: readonly JsonMembers[]) =>
  (await completions[kind]?.(records, db)) ?? records;
