/**
 * Parses issues of New Relic in the default template of its workflows, and incidents in the form of its former notification channels.
 */
import {
  type BodyObject,
  dropEmptyMembers,
  firstText,
  toList,
  toObject,
  toResources,
  toSingleText,
  toText,
  toTime,
} from './bodyValues.ts';
import { parseSeverity } from './severity.ts';

const isClosed = (state: unknown) => toText(state).toUpperCase() === 'CLOSED';

const toIssueEvent = (issue: BodyObject): BodyObject => {
  const { id, issueUrl, title, priority, state, trigger, impactedEntities, createdAt } = issue;
  const { totalIncidents, sources, alertPolicyNames, alertConditionNames, workflowName } = issue;
  return {
    event_key: `newrelic-${toText(id)}`,
    event_type: isClosed(state) ? 'RECOVERY' : 'ALERT',
    title: firstText(toSingleText(title), toSingleText(alertConditionNames), 'Issue of New Relic'),
    description: firstText(issue.description, toSingleText(issue.descriptions)),
    severity: parseSeverity(priority) ?? 'NONE',
    resources: toResources('entity', toList(impactedEntities)),
    rule: firstText(toSingleText(alertConditionNames), toSingleText(alertPolicyNames)),
    additional_info: dropEmptyMembers({
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
    occurred_at: toTime(createdAt),
  };
};

const listTargets = ({ targets }: BodyObject) =>
  toList(targets)
    .map(toObject)
    .flatMap(({ name, type }) => toResources(toText(type), [name]));

const toIncidentEvent = (incident: BodyObject): BodyObject => {
  const { incident_id, incident_url, current_state, condition_name, policy_name, details, severity } = incident;
  const { timestamp, account_id, account_name, runbook_url, violation_chart_url } = incident;
  return {
    event_key: `newrelic-incident-${toText(incident_id)}`,
    event_type: isClosed(current_state) ? 'RECOVERY' : 'ALERT',
    title: firstText(condition_name, policy_name, 'Incident of New Relic'),
    description: toText(details),
    severity: parseSeverity(severity) ?? 'NONE',
    resources: listTargets(incident),
    rule: firstText(condition_name, policy_name),
    image_url: toText(violation_chart_url),
    account: toText(account_id),
    additional_info: dropEmptyMembers({ url: incident_url, current_state, policy_name, account_name, runbook_url }),
    occurred_at: toTime(timestamp),
  };
};

/**
 * Parses a body of New Relic. An issue becomes an ALERT or, once closed, a RECOVERY with the same key.
 *
 * @returns undefined where the body has another format
 */
export const readNewRelic = (body: unknown): readonly unknown[] | undefined => {
  const given = toObject(body);
  if ('issueUrl' in given && toText(given.id)) return [toIssueEvent(given)];
  return 'current_state' in given && toText(given.incident_id) ? [toIncidentEvent(given)] : undefined;
};
