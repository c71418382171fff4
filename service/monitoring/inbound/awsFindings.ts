/**
 * Converts events of EventBridge that have a title and an end of their own: those of AWS Health, and findings of GuardDuty, Security Hub and
 * Inspector.
 */
import {
  firstText,
  listOf,
  type Members,
  membersOf,
  nonEmptyMembers,
  resourcesNamed,
  textOf,
  timeOf,
} from './members.ts';
import { severityOfScore, severityOfWord } from './severity.ts';

/** The members that all of them have. */
const outlineOf = ({ source, region, account, detail, 'detail-type': type }: Members): Members => ({
  rule: textOf(type),
  provider: 'aws',
  account: textOf(account),
  additional_info: nonEmptyMembers({ source, region, detail_type: type, detail }),
});

/** Severities by the category of an event of AWS Health, which has no other. */
const healthSeverities: ReadonlyMap<unknown, string> = new Map([
  ['issue', 'ERROR'],
  ['investigation', 'WARNING'],
  ['scheduledChange', 'WARNING'],
]);

/** The text in English, or in the first language. */
const healthText = ({ eventDescription }: Members) => {
  const texts = listOf(eventDescription).map(membersOf);
  const english = texts.find(({ language }) => textOf(language).startsWith('en')) ?? texts[0];
  return textOf(english?.latestDescription);
};

const healthEvent = (event: Members): Members[] => {
  const detail = membersOf(event.detail);
  const { service, eventTypeCode, eventTypeCategory, eventArn, statusCode, affectedEntities, startTime } = detail;
  const region = firstText(detail.eventRegion, event.region);
  const key = {
    event_key: [eventArn, firstText(detail.affectedAccount, event.account)].map(textOf).join(' '),
    event_type: statusCode === 'closed' ? 'RECOVERY' : 'ALERT',
  };
  return [
    {
      ...outlineOf(event),
      ...key,
      title: `AWS Health: ${firstText(eventTypeCode, service)} (${region})`,
      description: healthText(detail),
      severity: healthSeverities.get(eventTypeCategory) ?? 'INFO',
      resources: resourcesNamed(
        textOf(service),
        listOf(affectedEntities).map((entity) => membersOf(entity).entityValue),
      ),
      rule: textOf(eventTypeCode),
      occurred_at: awsTime(startTime) || timeOf(event.time),
    },
  ];
};

/** Times of AWS Health are those of HTTP headers: `Sat, 04 Jun 2026 05:01:10 GMT`. */
const awsTime = (text: unknown) => {
  const milliseconds = Date.parse(textOf(text));
  return Number.isNaN(milliseconds) ? '' : timeOf(milliseconds);
};

/** States of findings that are over. */
const OVER = ['RESOLVED', 'SUPPRESSED', 'ARCHIVED', 'CLOSED', 'PASSED'];

const isOver = ({ Workflow, RecordState, Compliance, status, service }: Members) =>
  membersOf(service).archived === true ||
  [membersOf(Workflow).Status, RecordState, membersOf(Compliance).Status, status].some((state) =>
    OVER.includes(textOf(state).toUpperCase()),
  );

/** A word, or a score: `Label` and `Normalized` (0 to 100) of Security Hub, numbers up to 10 of the others. */
const severityOf = ({ Severity, severity }: Members) => {
  const { Label, Normalized } = membersOf(Severity);
  if (typeof severity === 'number') return severityOfScore(severity);
  const word = severityOfFinding(firstText(Label, severity));
  return word ?? (typeof Normalized === 'number' ? severityOfScore(Normalized / 10) : 'NONE');
};

/** HIGH of a finding is below CRITICAL. */
const severityOfFinding = (word: string) => (word.toUpperCase() === 'HIGH' ? 'ERROR' : severityOfWord(word));

/** The ids of what a finding is about; their names differ between services. */
const resourcesOf = ({ Resources, resources, resource }: Members): Members[] => {
  const listed = [...listOf(Resources), ...listOf(resources)].map(membersOf);
  const { resourceType, instanceDetails, s3BucketDetails, eksClusterDetails } = membersOf(resource);
  const details = [instanceDetails, ...listOf(s3BucketDetails), eksClusterDetails].map(membersOf);
  return [
    ...listed.flatMap(({ Type, type, Id, id }) => resourcesNamed(firstText(Type, type), [firstText(Id, id)])),
    ...resourcesNamed(
      textOf(resourceType),
      details.map(({ instanceId, name }) => firstText(instanceId, name)),
    ),
  ];
};

const findingEvent = (event: Members, finding: Members): Members => {
  const info = membersOf(finding.finding_info);
  const key = firstText(finding.Id, finding.findingArn, finding.arn, info.uid, finding.id, event.id);
  return {
    ...outlineOf({ ...event, detail: finding }),
    event_key: key,
    event_type: isOver(finding) ? 'RECOVERY' : 'ALERT',
    title: firstText(finding.Title, finding.title, info.title, event['detail-type']),
    description: firstText(finding.Description, finding.description, info.desc),
    severity: severityOf(finding),
    resources: resourcesOf(finding),
    account: firstText(finding.AwsAccountId, finding.accountId, finding.awsAccountId, event.account),
    occurred_at: timeOf(firstText(finding.UpdatedAt, finding.updatedAt, event.time)),
  };
};

const findingSources = ['aws.guardduty', 'aws.securityhub', 'aws.inspector2'];

/**
 * The events of a body of AWS Health, or of findings: several of Security Hub come in one body.
 *
 * @returns undefined for every other event
 */
export const awsFindings = (event: Members): readonly Members[] | undefined => {
  const detail = membersOf(event.detail);
  if (event.source === 'aws.health' && textOf(detail.eventArn)) return healthEvent(event);
  if (!findingSources.includes(textOf(event.source))) return undefined;
  if (Array.isArray(detail.findings)) return detail.findings.map((finding) => findingEvent(event, membersOf(finding)));
  return firstText(detail.title, detail.Title) ? [findingEvent(event, detail)] : undefined;
};
