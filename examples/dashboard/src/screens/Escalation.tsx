import type { OnCallQuery } from '../gql/graphql.ts';
import { isUnknown } from '../graph/unknown.ts';
import { formatRelative, formatTime } from '../ui/format.ts';
import { Unknown } from '../ui/Name.tsx';
import { useNow } from '../ui/useNow.ts';

/** An alert of the list of those on call. */
export type OnCallAlert = NonNullable<NonNullable<OnCallQuery['workspace']>['alerts']>['nodes'][number];

/** What the next step of an alert's escalation depends on. */
export type Escalating = Pick<OnCallAlert, 'state' | 'escalationStep' | 'escalationTtl' | 'escalatedAt'> & {
  readonly escalationPolicy:
    | (Pick<NonNullable<OnCallAlert['escalationPolicy']>, 'name' | 'finishCondition'> & {
        readonly rules: readonly { readonly escalateMinutes: number }[];
      })
    | null;
};

/** How far an alert has escalated, and when it escalates next. */
export const Escalation = ({ alert }: { readonly alert: Escalating }) => {
  const { escalationPolicy, escalationStep } = alert;
  if (escalationPolicy === null) {
    return isUnknown(alert, 'escalationPolicy') ? <Unknown /> : <span className="quiet">No policy</span>;
  }
  const { length } = escalationPolicy.rules;
  return (
    <div title={escalationPolicy.name}>
      <div className="steps" aria-hidden="true">
        {escalationPolicy.rules.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps have no identity but their position
          <span key={index} data-reached={index < escalationStep || undefined} />
        ))}
      </div>
      <div className="small" style={{ marginTop: 4 }}>
        Step {escalationStep} of {length}
      </div>
      <div className="quiet small">{hasEnded(alert) ? 'stopped' : <NextStep alert={alert} />}</div>
    </div>
  );
};

/** Whether an alert escalates no further: it is resolved, taken on, or has passed the last round. */
export const hasEnded = ({ state, escalationTtl, escalationPolicy }: Escalating): boolean =>
  escalationTtl <= 0 ||
  state === 'RESOLVED' ||
  (state === 'ACKNOWLEDGED' && escalationPolicy?.finishCondition === 'ACKNOWLEDGED');

/** When the next step is, or was due. Null if there is none, or if it is not known. */
export const nextStepAt = (alert: Escalating): string | null => {
  const { escalatedAt, escalationStep, escalationTtl, escalationPolicy } = alert;
  const rules = escalationPolicy?.rules ?? [];
  const minutes = rules[escalationStep - 1]?.escalateMinutes;
  const isLast = escalationTtl === 1 && escalationStep >= rules.length;
  if (escalatedAt === null || minutes === undefined || isLast || hasEnded(alert)) return null;
  return new Date(Date.parse(escalatedAt) + minutes * 60_000).toISOString();
};

const NextStep = ({ alert }: { readonly alert: Escalating }) => {
  const now = useNow();
  const next = nextStepAt(alert);
  if (next === null) return alert.escalatedAt === null ? 'not started' : 'the last step';
  if (Date.parse(next) <= now) return 'next step is due';
  return <span title={formatTime(next)}>next step {formatRelative(next, now)}</span>;
};
