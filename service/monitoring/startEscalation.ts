/**
 * Starts and stops the escalation of alerts: semantics 3.19.1, 3.19.2. The first tick runs with the start; the job runs
 * the later ones.
 */
import { type RawBuilder, sql } from 'kysely';
import {
  type EscalationSettingsRow,
  selectEscalationSettings,
  toEscalationSettings,
} from '../alert-manager/escalationSettings.ts';
import type { ExecutionContext } from '../jobs.ts';
import { selectReceiverIds } from '../notification/receivers.ts';
import { compileTemplate, placeholder } from '../store/sqlTemplate.ts';
import { type AlertAudience, selectProjectName } from './alertNotifications.ts';
import {
  computeEscalationStep,
  countRepetitions,
  type EscalationInput,
  type EscalationState,
  findRule,
} from './computeEscalationStep.ts';
import { projectSilentSql } from './silence.ts';
import type { AlertLocation, StoredAlert } from './tables.ts';

/** The members of an alert that its escalation depends on. */
type StartingAlert = AlertLocation & Pick<StoredAlert, 'state' | 'urgency'>;

/** The start of an escalation. */
export interface EscalationStart {
  /** Members to be stored with the alert. */
  readonly escalation: EscalationState;
  /** The service of the alert; empty for none. */
  readonly service_id: string;
  /** Receivers of the first rule, to be notified after the alert is stored; undefined: no notification now. */
  readonly audience: AlertAudience | undefined;
}

interface EscalationContextRow extends Omit<EscalationSettingsRow, 'service_key'> {
  readonly silent: boolean;
  readonly project: string | null;
  readonly receivers: string[];
}

const LOCATION_PLACEHOLDERS = {
  domain_id: placeholder('domain_id'),
  workspace_id: placeholder('workspace_id'),
  project_id: placeholder('project_id'),
};
const FIRST_RULE_CHANNELS = sql`coalesce(terms.policy #> '{rules,0,channels}', '[]')`;

/** Reads the settings, silence, receivers and project of a new alert in one query. */
const contextQuery = compileTemplate<keyof typeof LOCATION_PLACEHOLDERS | 'service' | 'now', EscalationContextRow>(sql`
  select terms.service_id, terms.policy, terms.high_only, ${projectSilentSql(LOCATION_PLACEHOLDERS, placeholder('now'))} as silent,
    ${selectReceiverIds({ ...LOCATION_PLACEHOLDERS, serviceKey: sql`terms.service_key` }, FIRST_RULE_CHANNELS)} as receivers,
    ${selectProjectName(LOCATION_PLACEHOLDERS)} as project
  from (select) as once left join ${selectEscalationSettings(sql`${placeholder('service')}`, LOCATION_PLACEHOLDERS.domain_id)} as terms on true`);

/** Settings, silence and receivers for new alerts of one project. They do not depend on the alert itself. */
export type EscalationContext = EscalationContextRow;

/** Reads the context once for all alerts that start at one moment. */
export const findEscalationContext = async (
  { db, now }: ExecutionContext,
  place: AlertLocation,
  service: RawBuilder<unknown>,
): Promise<EscalationContext> => {
  const { domain_id, workspace_id, project_id } = place;
  const { rows } = await contextQuery.fill({ domain_id, workspace_id, project_id, service, now }).execute(db);
  const [found] = rows;
  if (!found) throw new Error('The query for the escalation context returned no row.');
  return found;
};

/** Computes the start of an alert in its context. */
export const computeEscalationStart = (
  { service_id, silent, receivers, project, ...row }: EscalationContext,
  alert: StartingAlert,
  now: string,
): EscalationStart => {
  const settings = toEscalationSettings(row);
  const start: EscalationState = {
    escalation_policy_id: settings.policy.escalation_policy_id,
    escalation_step: 1,
    escalation_ttl: countRepetitions(settings.policy),
    escalated_at: '',
  };
  const input: EscalationInput = { ...settings, isSilent: silent, wasSilent: false };
  const { changes, notifies } = computeEscalationStep({ ...alert, ...start }, input, now);
  const channels = findRule(settings.policy, 1)?.channels ?? [];
  const audience = { channels, receivers, project: project || alert.project_id };
  return {
    escalation: { ...start, ...changes },
    service_id: service_id ?? '',
    audience: notifies ? audience : undefined,
  };
};

/**
 * Computes the start of an alert that is new, reopened or moved: the first rule of its service's policy.
 *
 * @param service SQL of the service it belongs to, see `serviceOf`
 */
export const startEscalation = async (
  context: ExecutionContext,
  alert: StartingAlert,
  service: RawBuilder<unknown>,
): Promise<EscalationStart> =>
  computeEscalationStart(await findEscalationContext(context, alert, service), alert, context.now);

/** Stops the repeats of the rules. The step is retained for display (semantics 3.16.5). */
export const stopEscalation = (): Pick<EscalationState, 'escalation_ttl'> => ({ escalation_ttl: 0 });
