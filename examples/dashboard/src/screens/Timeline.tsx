import { isUnknown } from '../graph/unknown.ts';
import { formatTime } from '../ui/format.ts';
import { printName, Unknown } from '../ui/Name.tsx';
import { Since } from '../ui/Tag.tsx';
import type { AlertDetails } from './alertRecord.ts';

type AlertActor = AlertDetails['triggeredBy'];

interface TimelineEvent {
  readonly key: string;
  readonly time: string | null;
  readonly what: string;
  /** Who did it; empty if the service does not say. */
  readonly who: string;
  /** The text of a note. */
  readonly note?: string;
}

/** What happened to an alert and who did it, oldest first. */
export const Timeline = ({ alert }: { readonly alert: AlertDetails }) => (
  <>
    <ol className="timeline" aria-label="Timeline">
      {listEvents(alert).map(({ key, time, what, who, note }) => (
        <li key={key} data-kind={note === undefined ? 'event' : 'note'}>
          <div className="row-line">
            <span>
              <strong>{what}</strong> {who && <span className="quiet">by {who}</span>}
            </span>
            <span className="quiet small fit" title={time ? formatTime(time) : undefined}>
              <Since time={time} />
            </span>
          </div>
          {note !== undefined && <p className="note">{note}</p>}
        </li>
      ))}
    </ol>
    {isUnknown(alert, 'notes') && (
      <p>
        Notes: <Unknown />
      </p>
    )}
  </>
);

const listEvents = (alert: AlertDetails): readonly TimelineEvent[] => {
  const { createdAt, acknowledgedAt, escalatedAt, resolvedAt, escalationStep, escalationPolicy, responder } = alert;
  const events: TimelineEvent[] = [
    { key: 'opened', time: createdAt, what: 'Opened', who: printActor(alert.triggeredBy) },
    {
      key: 'escalated',
      time: escalatedAt,
      what: escalationStep > 1 ? `Escalated to step ${escalationStep}` : 'Notified step 1',
      who: escalationPolicy?.name ?? '',
    },
    { key: 'acknowledged', time: acknowledgedAt, what: 'Acknowledged', who: responder ? printName(responder) : '' },
    { key: 'resolved', time: resolvedAt, what: 'Resolved', who: '' },
    ...(alert.notes?.nodes ?? []).map(({ id, createdAt: time, note, createdBy }) => ({
      ...{ key: id, time, note },
      what: 'Note',
      who: printActor(createdBy),
    })),
  ];
  return events
    .filter(({ key, time }) => key === 'opened' || time !== null)
    .sort((one, other) => Date.parse(one.time ?? '') - Date.parse(other.time ?? ''));
};

const printActor = (actor: AlertActor): string => (actor ? printName(actor) : '');
