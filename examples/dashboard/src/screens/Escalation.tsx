import type { OnCallQuery } from '../gql/graphql.ts';
import { formatRelative, formatTime } from '../ui/format.ts';

/** An alert of the list of those on call. */
export type OnCallAlert = NonNullable<NonNullable<OnCallQuery['workspace']>['alerts']>['nodes'][number];

/** How far an alert has escalated, and when it escalates next. */
export const Escalation = ({ alert }: { readonly alert: OnCallAlert }) => {
  const { escalationPolicy, escalationStep, escalationTtl } = alert;
  if (escalationPolicy === null) return <span className="quiet">No policy</span>;
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
      <div className="quiet small">{escalationTtl > 0 ? <NextStep alert={alert} /> : 'stopped'}</div>
    </div>
  );
};

const NextStep = ({ alert: { escalatedAt, escalationStep, escalationPolicy } }: { readonly alert: OnCallAlert }) => {
  const minutes = escalationPolicy?.rules[escalationStep - 1]?.escalateMinutes;
  if (escalatedAt === null || minutes === undefined) return 'escalates';
  const next = new Date(Date.parse(escalatedAt) + minutes * 60_000);
  if (next.getTime() <= Date.now()) return 'next step is due';
  return <span title={formatTime(next.toISOString())}>next step {formatRelative(next.toISOString())}</span>;
};
