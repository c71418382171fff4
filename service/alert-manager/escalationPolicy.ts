/** Operations on escalation policies: semantics 3.21. */
import { sql } from 'kysely';
import { type EscalationPolicyRecord, escalationPolicy } from '../../contract/alert-manager/escalationPolicy.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { findVisible } from '../auth/visibility.ts';
import { type Call, implement } from '../call.ts';
import { invalid, ServiceError } from '../errors.ts';
import { answerGet, answerList, answerStat } from '../handlers/read.ts';
import { newRecordId } from '../ids.ts';
import { wireRecord } from '../query/index.ts';
import { changeRow, equals, findRow, inDomain, insertRow, removeRow } from '../store/records.ts';
import { escalationSettingsOf } from './escalationSettings.ts';
import { serviceToChange } from './serviceRules.ts';
import { policies, services } from './tables.ts';

type CreateRequest = RequestOf<typeof escalationPolicy.create>;
type UpdateRequest = RequestOf<typeof escalationPolicy.update>;
type Rules = EscalationPolicyRecord['rules'];

/** Largest number of rules of a policy, and of repeats. */
const MAX_RULES = 50;
const MAX_REPEATS = 9;

const answer = (row: EscalationPolicyRecord) => wireRecord(policies, row) as EscalationPolicyRecord;

/** @throws {ServiceError} ERROR_INVALID_PARAMETER */
const checkRules = (rules: Rules) => {
  if (rules.length === 0 || rules.length > MAX_RULES) throw invalid('rules', `expected 1 to ${MAX_RULES} rules`);
  const negative = rules.findIndex(({ escalate_minutes }) => escalate_minutes < 0);
  if (negative >= 0) throw invalid(`rules.${negative}.escalate_minutes`, 'expected 0 or more');
};

/** @throws {ServiceError} ERROR_INVALID_PARAMETER */
const repeatOf = ({ state, count = 0 }: NonNullable<CreateRequest['repeat']>): EscalationPolicyRecord['repeat'] => {
  if (count < 0 || count > MAX_REPEATS) throw invalid('repeat.count', `expected 0 to ${MAX_REPEATS}`);
  return { state, count };
};

const create = async (request: CreateRequest, call: Call) => {
  const { name, rules, repeat = { state: 'DISABLED' }, finish_condition = 'ACKNOWLEDGED', tags = {} } = request;
  const { service_id, workspace_id, domain_id } = await serviceToChange(call, request.service_id);
  checkRules(rules);
  const stored = await insertRow(call.db, policies, {
    escalation_policy_id: newRecordId(escalationPolicy),
    ...{ name, rules, finish_condition, tags, service_id, workspace_id, domain_id },
    repeat: repeatOf(repeat),
    created_at: call.now,
    updated_at: call.now,
  });
  return answer(stored);
};

const toChange = (call: Call, id: string) => findVisible(call, policies, id, 'write');

const update = async (request: UpdateRequest, call: Call) => {
  const before = await toChange(call, request.escalation_policy_id);
  const { name = before.name, rules = before.rules, tags = before.tags, repeat = before.repeat } = request;
  const { finish_condition = before.finish_condition } = request;
  checkRules(rules);
  const changes = { name, rules, tags, finish_condition, repeat: repeatOf(repeat) };
  return answer(await changeRow(call.db, policies, before, { ...changes, updated_at: call.now }));
};

/** Assigns the alerts of a deleted policy to the policy that now applies to their service (semantics 3.19.1). */
const reassignAlerts = async (call: Call, { domain_id, escalation_policy_id, service_id }: EscalationPolicyRecord) => {
  const { policy: next } = await escalationSettingsOf(call.db, { domain_id, service_id });
  await sql`
    update monitoring_alert set escalation_policy_id = ${next.escalation_policy_id}
    where domain_id = ${domain_id} and service_id = ${service_id} and service_id <> ''
      and escalation_policy_id = ${escalation_policy_id}`.execute(call.db);
};

const remove = async ({ escalation_policy_id }: RequestOf<typeof escalationPolicy.delete>, call: Call) => {
  const found = await toChange(call, escalation_policy_id);
  const { domain_id } = found;
  const refers = [inDomain(services, domain_id), equals(services, 'escalation_policy_id', escalation_policy_id)];
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

export const escalationPolicyHandlers = implement(escalationPolicy, {
  create,
  update,
  delete: remove,
  get: answerGet(policies),
  list: answerList(policies, escalationPolicy.list),
  stat: answerStat(policies),
});
