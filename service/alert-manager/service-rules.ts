/** What may be done to a service, in whichever form it is asked for: semantics 3.20, 3.22.2. */
import { type ServiceRecord, service } from '../../contract/alert-manager/service.ts';
import { checkProjectScope, findVisible } from '../auth/visibility.ts';
import type { Call } from '../call.ts';
import { allReferenced } from '../directory/directory.ts';
import { resolveWorkspace } from '../directory/workspace-resolution.ts';
import { ServiceError } from '../errors.ts';
import { newRecordId } from '../ids.ts';
import { checkLengths } from '../request.ts';
import { changeRow, insertRow } from '../store/records.ts';
import { policies, services } from './tables.ts';

type Members = ServiceRecord['members'];
type Options = ServiceRecord['options'];

/** What a request tells of a new service. */
export interface NewService {
  readonly name: string;
  readonly service_key: string;
  readonly description?: string;
  readonly members?: Partial<Members>;
  readonly options?: Partial<Options>;
  readonly tags?: Record<string, unknown>;
}

/** What a request changes. */
export interface ServiceChanges extends Partial<Pick<NewService, 'name' | 'description' | 'options' | 'tags'>> {
  readonly escalation_policy_id?: string;
}

const DEFAULTS: Options = { notification_urgency: 'ALL', recovery_mode: 'MANUAL' };

/**
 * The members of a service, without doubles.
 *
 * @throws {ServiceError} ERROR_NOT_FOUND (user_id, user_group_id)
 */
const knownMembers = async ({ db, domainId }: Call, { USER = [], USER_GROUP = [] }: Partial<Members>) => {
  const members: Members = { USER: [...new Set(USER)], USER_GROUP: [...new Set(USER_GROUP)] };
  await allReferenced(db, 'users', domainId, 'user_id', members.USER);
  await allReferenced(db, 'user_groups', domainId, 'user_group_id', members.USER_GROUP);
  return members;
};

const projectsNamed = ({ tags: { projects } = {} }: Pick<NewService, 'tags'>): readonly string[] =>
  Array.isArray(projects) ? projects.filter((id) => typeof id === 'string') : [];

/**
 * A service decides how the alerts of its projects escalate, and tells their numbers: whoever ties a project to it must
 * have that project in reach (semantics 3.20.4, 4.4.3). Those it is tied to already may stay.
 *
 * @throws {ServiceError} ERROR_PERMISSION_DENIED, ERROR_NOT_FOUND (tags.projects)
 */
const checkProjects = (call: Call, asked: Pick<NewService, 'tags'>, before?: ServiceRecord) => {
  const tied = new Set(before ? projectsNamed(before) : []);
  const added = projectsNamed(asked).filter((id) => !tied.has(id));
  return checkProjectScope(
    call,
    added.map((id) => ['tags.projects', id]),
  );
};

/** The service a write is about, kept from others until it ends. */
export const serviceToChange = (call: Call, serviceId: string): Promise<ServiceRecord> =>
  findVisible(call, services, serviceId, 'write');

/**
 * Makes a service.
 *
 * @throws {ServiceError} ERROR_NOT_FOUND for a member or the workspace; ERROR_SAVE_UNIQUE_VALUES; what `checkProjects`
 *   throws
 */
export const createService = async (asked: NewService, call: Call): Promise<ServiceRecord> => {
  const { name, service_key, description = '', members = {}, options = {}, tags = {} } = asked;
  checkLengths(service.maxLength, { name, service_key });
  await checkProjects(call, { tags });
  return insertRow(call.db, services, {
    service_id: newRecordId(service),
    ...{ name, service_key, description, tags },
    options: { ...DEFAULTS, ...options },
    workspace_id: await resolveWorkspace(call),
    members: await knownMembers(call, members),
    domain_id: call.domainId,
    escalation_policy_id: '',
    created_at: call.now,
    updated_at: call.now,
  });
};

/**
 * A service names only policies of its own. The policy is kept from going meanwhile.
 *
 * @throws {ServiceError} ERROR_NOT_FOUND, ERROR_INVALID_ESCALATION_POLICY
 */
const checkPolicy = async (call: Call, { service_id }: ServiceRecord, policyId: string | undefined) => {
  if (!policyId) return;
  const policy = await findVisible(call, policies, policyId, 'write');
  if (policy.service_id === service_id) return;
  throw new ServiceError('ERROR_INVALID_ESCALATION_POLICY', 'It is of another service.', 'escalation_policy_id');
};

/**
 * Changes a service; options that are left out keep their value.
 *
 * @throws {ServiceError} ERROR_NOT_FOUND, ERROR_SAVE_UNIQUE_VALUES, ERROR_INVALID_ESCALATION_POLICY; what
 *   `checkProjects` throws
 */
export const updateService = async (
  serviceId: string,
  { name, description, options, tags, escalation_policy_id }: ServiceChanges,
  call: Call,
): Promise<ServiceRecord> => {
  const before = await serviceToChange(call, serviceId);
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
export const changeMembers = async (serviceId: string, asked: Partial<Members>, call: Call): Promise<ServiceRecord> => {
  const before = await serviceToChange(call, serviceId);
  const members = await knownMembers(call, asked);
  return changeRow(call.db, services, before, { members, updated_at: call.now });
};
