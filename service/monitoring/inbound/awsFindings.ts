/**
 * Converts events of EventBridge that have a title and an end of their own: those of AWS Health, and findings of GuardDuty, Security Hub and
 * Inspector.
 */
import {
  type BodyObject,
  dropEmptyMembers,
  firstText,
  toList,
  toObject,
  toResources,
  toText,
  toTime,
} from './bodyValues.ts';
import { parseSeverity, scoreToSeverity } from './severity.ts';

/** The members that all of them have. */
const toCommonMembers = ({ source, region, account, detail, 'detail-type': type }: BodyObject): BodyObject => ({
  rule: toText(type),
  provider: 'aws',
  account: toText(account),
  additional_info: dropEmptyMembers({ source, region, detail_type: type, detail }),
});

/** Severities by the category of an event of AWS Health, which has no other. */
const healthSeverities: ReadonlyMap<unknown, string> = new Map([
  ['issue', 'ERROR'],
  ['investigation', 'WARNING'],
  ['scheduledChange', 'WARNING'],
]);

/** The text in English, or in the first language. */
const findHealthText = ({ eventDescription }: BodyObject) => {
  const texts = toList(eventDescription).map(toObject);
  const english = texts.find(({ language }) => toText(language).startsWith('en')) ?? texts[0];
  return toText(english?.latestDescription);
};

const toHealthEvents = (event: BodyObject): BodyObject[] => {
  const detail = toObject(event.detail);
  const { service, eventTypeCode, eventTypeCategory, eventArn, statusCode, affectedEntities, startTime } = detail;
  const region = firstText(detail.eventRegion, event.region);
  const key = {
    event_key: [eventArn, firstText(detail.affectedAccount, event.account)].map(toText).join(' '),
    event_type: statusCode === 'closed' ? 'RECOVERY' : 'ALERT',
  };
  return [
    {
      ...toCommonMembers(event),
      ...key,
      title: `AWS Health: ${firstText(eventTypeCode, service)} (${region})`,
      description: findHealthText(detail),
      severity: healthSeverities.get(eventTypeCategory) ?? 'INFO',
      resources: toResources(
        toText(service),
        toList(affectedEntities).map((entity) => toObject(entity).entityValue),
      ),
      rule: toText(eventTypeCode),
      occurred_at: parseAwsTime(startTime) || toTime(event.time),
    },
  ];
};

/** Times of AWS Health are those of HTTP headers: `Sat, 04 Jun 2026 05:01:10 GMT`. */
const parseAwsTime = (text: unknown) => {
  const milliseconds = Date.parse(toText(text));
  return Number.isNaN(milliseconds) ? '' : toTime(milliseconds);
};

/** States of findings that are over. */
const CLOSED_STATES = ['RESOLVED', 'SUPPRESSED', 'ARCHIVED', 'CLOSED', 'PASSED'];

const isClosed = ({ Workflow, RecordState, Compliance, status, service }: BodyObject) =>
  toObject(service).archived === true ||
  [toObject(Workflow).Status, RecordState, toObject(Compliance).Status, status].some((state) =>
    CLOSED_STATES.includes(toText(state).toUpperCase()),
  );

/** A word, or a score: `Label` and `Normalized` (0 to 100) of Security Hub, numbers up to 10 of the others. */
const readSeverity = ({ Severity, severity }: BodyObject) => {
  const { Label, Normalized } = toObject(Severity);
  if (typeof severity === 'number') return scoreToSeverity(severity);
  const word = parseFindingSeverity(firstText(Label, severity));
  return word ?? (typeof Normalized === 'number' ? scoreToSeverity(Normalized / 10) : 'NONE');
};

/** HIGH of a finding is below CRITICAL. */
const parseFindingSeverity = (word: string) => (word.toUpperCase() === 'HIGH' ? 'ERROR' : parseSeverity(word));

/** The ids of what a finding is about; their names differ between services. */
const listResources = ({ Resources, resources, resource }: BodyObject): BodyObject[] => {
  const listed = [...toList(Resources), ...toList(resources)].map(toObject);
  const { resourceType, instanceDetails, s3BucketDetails, eksClusterDetails } = toObject(resource);
  const details = [instanceDetails, ...toList(s3BucketDetails), eksClusterDetails].map(toObject);
  return [
    ...listed.flatMap(({ Type, type, Id, id }) => toResources(firstText(Type, type), [firstText(Id, id)])),
    ...toResources(
      toText(resourceType),
      details.map(({ instanceId, name }) => firstText(instanceId, name)),
    ),
  ];
};

const toFindingEvent = (event: BodyObject, finding: BodyObject): BodyObject => {
  const info = toObject(finding.finding_info);
  const key = firstText(finding.Id, finding.findingArn, finding.arn, info.uid, finding.id, event.id);
  return {
    ...toCommonMembers({ ...event, detail: finding }),
    event_key: key,
    event_type: isClosed(finding) ? 'RECOVERY' : 'ALERT',
    title: firstText(finding.Title, finding.title, info.title, event['detail-type']),
    description: firstText(finding.Description, finding.description, info.desc),
    severity: readSeverity(finding),
    resources: listResources(finding),
    account: firstText(finding.AwsAccountId, finding.accountId, finding.awsAccountId, event.account),
    occurred_at: toTime(firstText(finding.UpdatedAt, finding.updatedAt, event.time)),
  };
};

const findingSources = ['aws.guardduty', 'aws.securityhub', 'aws.inspector2'];

/**
 * The events of a body of AWS Health, or of findings: several of Security Hub come in one body.
 *
 * @returns undefined for every other event
 */
export const readAwsFindings = (event: BodyObject): readonly BodyObject[] | undefined => {
  const detail = toObject(event.detail);
  if (event.source === 'aws.health' && toText(detail.eventArn)) return toHealthEvents(event);
  if (!findingSources.includes(toText(event.source))) return undefined;
  if (Array.isArray(detail.findings)) return detail.findings.map((finding) => toFindingEvent(event, toObject(finding)));
  return firstText(detail.title, detail.Title) ? [toFindingEvent(event, detail)] : undefined;
};
