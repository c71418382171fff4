/** Rules for services, shared by both forms of the operations: semantics 3.20, 3.22.2. */
import { type ServiceRecord, service } from '../../contract/alert-manager/service.ts';
import { checkProjectScope, findVisible } from '../auth/visibility.ts';
import { resolveWorkspace } from '../auth/workspaceResolution.ts';
import type { ServiceCall } from '../call.ts';
import { checkEntryReferences } from '../directory/findEntries.ts';
import { ServiceError } from '../errors.ts';
import { newRecordId } from '../ids.ts';
import { changeRow, insertRow } from '../store/records.ts';
import { checkLengths } from '../values/request.ts';
import { policies, services } from './tables.ts';

type ServiceMembers = ServiceRecord['members'];
type AlertServiceOptions = ServiceRecord['options'];

/** Members of a request that creates a service. */
export interface NewAlertService {
  readonly name: string;
  readonly service_key: string;
  readonly description?: string;
  readonly members?: Partial<ServiceMembers>;
  readonly options?: Partial<AlertServiceOptions>;
  readonly tags?: Record<string, unknown>;
}

/** Members of a request that changes a service. */
export interface AlertServiceChanges
  extends Partial<Pick<NewAlertService, 'name' | 'description' | 'options' | 'tags'>> {
  readonly escalation_policy_id?: string;
}

const DEFAULT_OPTIONS: AlertServiceOptions = { notification_urgency: 'ALL', recovery_mode: 'MANUAL' };

/**
 * The members of a service without duplicates. They must exist in the directory.
 *
 * @throws {ServiceError} ERROR_NOT_FOUND (user_id, user_group_id)
 */
const checkMembers = async ({ db, domainId }: ServiceCall, { USER = [], USER_GROUP = [] }: Partial<ServiceMembers>) => {
  const members: ServiceMembers = { USER: [...new Set(USER)], USER_GROUP: [...new Set(USER_GROUP)] };
  await checkEntryReferences(db, 'users', domainId, 'user_id', members.USER);
  await checkEntryReferences(db, 'user_groups', domainId, 'user_group_id', members.USER_GROUP);
  return members;
};

const listTaggedProjects = ({ tags: { projects } = {} }: Pick<NewAlertService, 'tags'>): readonly string[] =>
  Array.isArray(projects) ? projects.filter((id) => typeof id === 'string') : [];

/**
 * A service controls how the alerts of its projects escalate, and shows their counts. A caller who adds a project must
 * therefore have access to it (semantics 3.20.4, 4.4.3). Projects that the service already has are not checked.
 *
 * @throws {ServiceError} ERROR_PERMISSION_DENIED, ERROR_NOT_FOUND (tags.projects)
 */
const checkProjects = (call: ServiceCall, requested: Pick<NewAlertService, 'tags'>, before?: ServiceRecord) => {
  const existing = new Set(before ? listTaggedProjects(before) : []);
  const added = listTaggedProjects(requested).filter((id) => !existing.has(id));
  return checkProjectScope(
    call,
    added.map((id) => ['tags.projects', id]),
  );
};

/** Finds the service of a write and locks it until the transaction ends. */
export const findServiceToChange = (call: ServiceCall, serviceId: string): Promise<ServiceRecord> =>
  findVisible(call, services, serviceId, 'write');

/**
 * Creates a service.
 *
 * @throws {ServiceError} ERROR_NOT_FOUND for a member or the workspace; ERROR_SAVE_UNIQUE_VALUES; the errors of
 *   `checkProjects`
 */
export const createService = async (requested: NewAlertService, call: ServiceCall): Promise<ServiceRecord> => {
  const { name, service_key, description = '', members = {}, options = {}, tags = {} } = requested;
  checkLengths(service.maxLength, { name, service_key });
  await checkProjects(call, { tags });
  return insertRow(call.db, services, {
    service_id: newRecordId(service),
    ...{ name, service_key, description, tags },
    options: { ...DEFAULT_OPTIONS, ...options },
    workspace_id: await resolveWorkspace(call),
    members: await checkMembers(call, members),
    domain_id: call.domainId,
    escalation_policy_id: '',
    created_at: call.now,
    updated_at: call.now,
  });
};

/**
 * Checks that a policy belongs to the service. The policy is locked until the transaction ends.
 *
 * @throws {ServiceError} ERROR_NOT_FOUND, ERROR_INVALID_ESCALATION_POLICY
 */
const checkPolicy = async (call: ServiceCall, { service_id }: ServiceRecord, policyId: string | undefined) => {
  if (!policyId) return;
  const policy = await findVisible(call, policies, policyId, 'write');
  if (policy.service_id === service_id) return;
  throw new ServiceError(
    'ERROR_INVALID_ESCALATION_POLICY',
    'The policy belongs to another service.',
    'escalation_policy_id',
  );
};

/**
 * Changes a service. Options that are left out retain their value.
 *
 * @throws {ServiceError} ERROR_NOT_FOUND, ERROR_SAVE_UNIQUE_VALUES, ERROR_INVALID_ESCALATION_POLICY; the errors of
 *   `checkProjects`
 */
export const updateService = async (
  serviceId: string,
  { name, description, options, tags, escalation_policy_id }: AlertServiceChanges,
  call: ServiceCall,
): Promise<ServiceRecord> => {
  const before = await findServiceToChange(call, serviceId);
  if (name !== undefined) checkLengths(service.maxLength, { name });
  if (tags !== undefined) await checkProjects(call, { tags }, before);
  await checkPolicy(call, before, escalation_policy_id);
  return changeRow(call.db, services, before, {
    name: name ?? before.name,
    description: description ?? before.description,
    tags: tags ?? before.tags,
    escalation_policy_id: escalation_policy_id ?? before.escalation_policy_id,
    options: { ...before.options, ...options },
    updated_at: call.now,
  });
};

/**
 * Replaces both lists of members.
 *
 * @throws {ServiceError} ERROR_NOT_FOUND
 */
export const changeMembers = async (
  serviceId: string,
  requested: Partial<ServiceMembers>,
  call: ServiceCall,
): Promise<ServiceRecord> => {
  const before = await findServiceToChange(call, serviceId);
  const members = await checkMembers(call, requested);
  return changeRow(call.db, services, before, { members, updated_at: call.now });
};
