import type { AlertRowFragment } from '../gql/graphql.ts';
import { formatEnum, formatRelative, formatTime } from './format.ts';
import { useNow } from './useNow.ts';

/** How a value is to be taken. */
export type Tone = 'bad' | 'warn' | 'good' | 'info' | 'neutral';

interface TagProps {
  readonly tone: Tone;
  /** More, for the pointer. */
  readonly title?: string;
  readonly children: string;
}

export const Tag = ({ tone, title, children }: TagProps) => (
  <span className="tag" data-tone={tone} title={title}>
    {children}
  </span>
);

const stateTones: Readonly<Record<AlertRowFragment['state'], Tone>> = {
  TRIGGERED: 'bad',
  ACKNOWLEDGED: 'info',
  RESOLVED: 'good',
  ERROR: 'neutral',
  UNKNOWN: 'neutral',
};

export const StateTag = ({ state }: { readonly state: AlertRowFragment['state'] }) => (
  <Tag tone={stateTones[state]}>{formatEnum(state)}</Tag>
);

/** How urgent an alert is, and how severe its sender calls it. */
export const UrgencyTag = ({ urgency, severity }: Pick<AlertRowFragment, 'urgency' | 'severity'>) => (
  <Tag tone={urgency === 'HIGH' ? 'warn' : 'neutral'} title="Urgency and severity">
    {[urgency, ...(isReported(severity) ? [severity] : [])].map(formatEnum).join(' · ')}
  </Tag>
);

const isReported = (severity: AlertRowFragment['severity']): boolean =>
  !['NONE', 'NOT_AVAILABLE', 'UNKNOWN'].includes(severity);

/** Whether something is in use. */
export const EnabledTag = ({ state }: { readonly state: string }) => (
  <Tag tone={state === 'ENABLED' ? 'good' : 'neutral'}>{formatEnum(state)}</Tag>
);

/** A moment, as the time since it or until it. */
export const Since = ({ time }: { readonly time: string | null }) => (time === null ? '–' : <Relative time={time} />);

const Relative = ({ time }: { readonly time: string }) => (
  <time dateTime={time} title={formatTime(time)}>
    {formatRelative(time, useNow())}
  </time>
);
