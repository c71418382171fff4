/** What put records are where they leave a member out, and the blank of its type will not do. */
import { completedMetric } from '../inventory/metric-terms.ts';
import type { Database } from '../store/database.ts';

type Members = Record<string, unknown>;
type Complete = (record: Members, db: Database) => Members | Promise<Members>;

/** A record holds for the whole domain, unless it lies in a workspace. */
const groupOf = ({ workspace_id = '' }: Members) =>
  workspace_id === '' || workspace_id === '*' ? 'DOMAIN' : 'WORKSPACE';

const tasksLeft = ({ total_tasks = 0, success_tasks = 0, failure_tasks = 0 }: Members) =>
  Number(total_tasks) - Number(success_tasks) - Number(failure_tasks);

/** By kind. */
const completions: Readonly<Record<string, Complete>> = {
  roles: (role) => ({ state: 'ENABLED', ...role }),
  endpoints: (endpoint) => ({ state: 'ACTIVE', ...endpoint }),
  identity_jobs: (job) => ({ status: 'PENDING', resource_group: groupOf(job), ...job }),
  inventory_v2_jobs: (job) => ({
    status: 'IN_PROGRESS',
    resource_group: groupOf(job),
    remained_tasks: tasksLeft(job),
    ...job,
  }),
  metrics: completedMetric,
  trusted_secrets: (secret) => ({ workspace_id: '*', resource_group: groupOf(secret), ...secret }),
};

/**
 * Records of a kind with their defaults (semantics 3.5.1, 3.6.2, 3.7.1, 3.9, 3.10.1, 3.23.1).
 *
 * @throws {ServiceError} ERROR_NOT_SUPPORT_RESOURCE_TYPE for a metric of what cannot be analysed
 */
export const completed = async (db: Database, kind: string, records: readonly Members[]) => {
  const complete = completions[kind];
  if (!complete) return records;
  const whole: Members[] = [];
  for (const record of records) whole.push(await complete(record, db));
  return whole;
};
