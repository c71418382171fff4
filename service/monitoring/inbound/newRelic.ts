/**
 * Parses issues of New Relic in the default template of its workflows, and incidents in the form of its former notification channels.
 */
import {
  firstText,
  listOf,
  type Members,
  membersOf,
  nonEmptyMembers,
  oneText,
  resourcesNamed,
  textOf,
  timeOf,
} from './members.ts';
import { severityOfWord } from './severity.ts';

const isOver = (state: unknown) => textOf(state).toUpperCase() === 'CLOSED';

const issueEvent = (issue: Members): Members => {
  const { id, issueUrl, title, priority, state, trigger, impactedEntities, createdAt } = issue;
  const { totalIncidents, sources, alertPolicyNames, alertConditionNames, workflowName } = issue;
  return {
    event_key: `newrelic-${textOf(id)}`,
    event_type: isOver(state) ? 'RECOVERY' : 'ALERT',
    title: firstText(oneText(title), oneText(alertConditionNames), 'Issue of New Relic'),
    description: firstText(issue.description, oneText(issue.descriptions)),
    severity: severityOfWord(priority) ?? 'NONE',
    resources: resourcesNamed('entity', listOf(impactedEntities)),
    rule: firstText(oneText(alertConditionNames), oneText(alertPolicyNames)),
    additional_info: nonEmptyMembers({
      ...{
        url: issueUrl,
        state,
        trigger,
        totalIncidents,
        sources,
        alertPolicyNames,
        alertConditionNames,
        workflowName,
      },
    }),
    occurred_at: timeOf(createdAt),
  };
};

const targetsOf = ({ targets }: Members) =>
  listOf(targets)
    .map(membersOf)
    .flatMap(({ name, type }) => resourcesNamed(textOf(type), [name]));

const incidentEvent = (incident: Members): Members => {
  const { incident_id, incident_url, current_state, condition_name, policy_name, details, severity } = incident;
  const { timestamp, account_id, account_name, runbook_url, violation_chart_url } = incident;
  return {
    event_key: `newrelic-incident-${textOf(incident_id)}`,
    event_type: isOver(current_state) ? 'RECOVERY' : 'ALERT',
    title: firstText(condition_name, policy_name, 'Incident of New Relic'),
    description: textOf(details),
    severity: severityOfWord(severity) ?? 'NONE',
    resources: targetsOf(incident),
    rule: firstText(condition_name, policy_name),
    image_url: textOf(violation_chart_url),
    account: textOf(account_id),
    additional_info: nonEmptyMembers({ url: incident_url, current_state, policy_name, account_name, runbook_url }),
    occurred_at: timeOf(timestamp),
  };
};

/**
 * Parses a body of New Relic. An issue becomes an ALERT or, once closed, a RECOVERY with the same key.
 *
 * @returns undefined where the body has another format
 */
export const readNewRelic = (body: unknown): readonly unknown[] | undefined => {
  const given = membersOf(body);
  if ('issueUrl' in given && textOf(given.id)) return [issueEvent(given)];
  return 'current_state' in given && textOf(given.incident_id) ? [incidentEvent(given)] : undefined;
};
