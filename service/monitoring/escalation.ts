/**
 * Where the escalation of an alert starts and ends: semantics 3.19.1, 3.19.2. The first tick comes with the start; those
 * after it are the clock's.
 */
import { type RawBuilder, sql } from 'kysely';
import {
  type EscalationSettingsRow,
  escalationSettingsFrom,
  escalationSettingsRow,
} from '../alert-manager/escalation-settings.ts';
import type { ExecutionContext } from '../jobs.ts';
import { receiverIds } from '../notification/receivers.ts';
import { formOf, gap } from '../store/fixed.ts';
import { type Audience, projectName } from './alert-notifications.ts';
import { type Escalation, type EscalationInput, nextEscalationStep, repetitionsOf, ruleAt } from './escalation-step.ts';
import { projectIsSilent } from './silence.ts';
import type { AlertRow } from './tables.ts';

/** An alert as it will be, as far as escalation asks. */
type Starting = Place & Pick<AlertRow, 'state' | 'urgency'>;

type Place = Pick<AlertRow, 'domain_id' | 'workspace_id' | 'project_id'>;

/** How an escalation starts. */
export interface Start {
  /** To be stored with the alert. */
  readonly escalation: Escalation;
  /** The service it goes by; empty for none. */
  readonly service_id: string;
  /** Who is told of the first rule, once the alert is stored; undefined: nobody is told now. */
  readonly audience: Audience | undefined;
}

interface Found extends Omit<EscalationSettingsRow, 'service_key'> {
  readonly silent: boolean;
  readonly project: string | null;
  readonly receivers: string[];
}

const PLACE = { domain_id: gap('domain_id'), workspace_id: gap('workspace_id'), project_id: gap('project_id') };
const CHANNELS = sql`coalesce(terms.policy #> '{rules,0,channels}', '[]')`;

/** All that decides how an escalation starts, and whom it reaches, in one look. */
const surroundings = formOf<keyof typeof PLACE | 'service' | 'now', Found>(sql`
  select terms.service_id, terms.policy, terms.high_only, ${projectIsSilent(PLACE, gap('now'))} as silent,
    ${receiverIds({ ...PLACE, serviceKey: sql`terms.service_key` }, CHANNELS)} as receivers,
    ${projectName(PLACE)} as project
  from (select) as once left join ${escalationSettingsRow(sql`${gap('service')}`)} as terms on true`);

/** What decides how the escalations of new alerts of one place start, whatever the alerts are. */
export type EscalationContext = Found;

/** Looks for it, once for all alerts that start at one moment. */
export const findEscalationContext = async (
  { db, now }: ExecutionContext,
  place: Place,
  service: RawBuilder<unknown>,
): Promise<EscalationContext> => {
  const { domain_id, workspace_id, project_id } = place;
  const { rows } = await surroundings.filled({ domain_id, workspace_id, project_id, service, now }).execute(db);
  const [found] = rows;
  if (!found) throw new Error('A look at nothing.');
  return found;
};

/** The start of an alert in its context. */
export const escalationStart = (
  { service_id, silent, receivers, project, ...row }: EscalationContext,
  alert: Starting,
  now: string,
): Start => {
  const terms = escalationSettingsFrom(row);
  const start: Escalation = {
    escalation_policy_id: terms.policy.escalation_policy_id,
    escalation_step: 1,
    escalation_ttl: repetitionsOf(terms.policy),
    escalated_at: '',
  };
  const situation: EscalationInput = { ...terms, isSilent: silent, wasSilent: false };
  const { changes, notifies } = nextEscalationStep({ ...alert, ...start }, situation, now);
  const channels = ruleAt(terms.policy, 1)?.channels ?? [];
  const audience = { channels, receivers, project: project || alert.project_id };
  return {
    escalation: { ...start, ...changes },
    service_id: service_id ?? '',
    audience: notifies ? audience : undefined,
  };
};

/**
 * The start of an alert that is new, open again or moved: the first rule, under the policy of its service.
 *
 * @param service SQL of the service it belongs to, see `serviceOf`
 */
export const startEscalation = async (
  context: ExecutionContext,
  alert: Starting,
  service: RawBuilder<unknown>,
): Promise<Start> => escalationStart(await findEscalationContext(context, alert, service), alert, context.now);

/** No pass through the rules is left; the step stays for people to see (semantics 3.16.5). */
export const stopEscalation = (): Pick<Escalation, 'escalation_ttl'> => ({ escalation_ttl: 0 });
