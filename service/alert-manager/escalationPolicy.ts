/** Operations on escalation policies: semantics 3.21. */
import { sql } from 'kysely';
import { type EscalationPolicyRecord, escalationPolicy } from '../../contract/alert-manager/escalationPolicy.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { findVisible } from '../auth/visibility.ts';
import { implementResource, type ServiceCall } from '../call.ts';
import { invalidParameterError, ServiceError } from '../errors.ts';
import { answerGet, answerList, answerStat } from '../handlers/read.ts';
import { newRecordId } from '../ids.ts';
import { toWireRecord } from '../query/index.ts';
import { changeRow, findRow, insertRow, isInDomain, memberEquals, removeRow } from '../store/records.ts';
import { findEscalationSettings } from './escalationSettings.ts';
import { findServiceToChange } from './serviceRules.ts';
import { policies, services } from './tables.ts';

type EscalationPolicyCreateRequest = RequestOf<typeof escalationPolicy.create>;
type EscalationPolicyUpdateRequest = RequestOf<typeof escalationPolicy.update>;
type EscalationRules = EscalationPolicyRecord['rules'];

/** Largest number of rules of a policy, and of repeats. */
const MAX_RULES = 50;
const MAX_REPEATS = 9;

const toWirePolicy = (row: EscalationPolicyRecord) => toWireRecord(policies, row) as EscalationPolicyRecord;

/** @throws {ServiceError} ERROR_INVALID_PARAMETER */
const checkRules = (rules: EscalationRules) => {
  if (rules.length === 0 || rules.length > MAX_RULES)
    throw invalidParameterError('rules', `expected 1 to ${MAX_RULES} rules`);
  const negative = rules.findIndex(({ escalate_minutes }) => escalate_minutes < 0);
  if (negative >= 0) throw invalidParameterError(`rules.${negative}.escalate_minutes`, 'expected 0 or more');
};

/** @throws {ServiceError} ERROR_INVALID_PARAMETER */
const readRepeat = ({
  state,
  count = 0,
}: NonNullable<EscalationPolicyCreateRequest['repeat']>): EscalationPolicyRecord['repeat'] => {
  if (count < 0 || count > MAX_REPEATS) throw invalidParameterError('repeat.count', `expected 0 to ${MAX_REPEATS}`);
  return { state, count };
};

const create = async (request: EscalationPolicyCreateRequest, call: ServiceCall) => {
  const { name, rules, repeat = { state: 'DISABLED' }, finish_condition = 'ACKNOWLEDGED', tags = {} } = request;
  const { service_id, workspace_id, domain_id } = await findServiceToChange(call, request.service_id);
  checkRules(rules);
  const stored = await insertRow(call.db, policies, {
    escalation_policy_id: newRecordId(escalationPolicy),
    ...{ name, rules, finish_condition, tags, service_id, workspace_id, domain_id },
    repeat: readRepeat(repeat),
    created_at: call.now,
    updated_at: call.now,
  });
  return toWirePolicy(stored);
};

const findPolicyToChange = (call: ServiceCall, id: string) => findVisible(call, policies, id, 'write');

const update = async (request: EscalationPolicyUpdateRequest, call: ServiceCall) => {
  const before = await findPolicyToChange(call, request.escalation_policy_id);
  const { name = before.name, rules = before.rules, tags = before.tags, repeat = before.repeat } = request;
  const { finish_condition = before.finish_condition } = request;
  checkRules(rules);
  const changes = { name, rules, tags, finish_condition, repeat: readRepeat(repeat) };
  return toWirePolicy(await changeRow(call.db, policies, before, { ...changes, updated_at: call.now }));
};

/** Assigns the alerts of a deleted policy to the policy that now applies to their service (semantics 3.19.1). */
const reassignAlerts = async (
  call: ServiceCall,
  { domain_id, escalation_policy_id, service_id }: EscalationPolicyRecord,
) => {
  const { policy: next } = await findEscalationSettings(call.db, { domain_id, service_id });
  await sql`
    update monitoring_alert set escalation_policy_id = ${next.escalation_policy_id}
    where domain_id = ${domain_id} and service_id = ${service_id} and service_id <> ''
      and escalation_policy_id = ${escalation_policy_id}`.execute(call.db);
};

const remove = async ({ escalation_policy_id }: RequestOf<typeof escalationPolicy.delete>, call: ServiceCall) => {
  const found = await findPolicyToChange(call, escalation_policy_id);
  const { domain_id } = found;
  const refers = [
    isInDomain(services, domain_id),
    memberEquals(services, 'escalation_policy_id', escalation_policy_id),
  ];
  if (await findRow(call.db, services, refers)) {
    throw new ServiceError(
      'ERROR_EXIST_RESOURCE',
      'A service references the policy. (child = Service, parent = EscalationPolicy)',
    );
  }
  await removeRow(call.db, policies, found);
  await reassignAlerts(call, found);
  return {};
};

export const escalationPolicyHandlers = implementResource(escalationPolicy, {
  create,
  update,
  delete: remove,
  get: answerGet(policies),
  list: answerList(policies, escalationPolicy.list),
  stat: answerStat(policies),
});
