import type { OnCallQuery } from '../gql/graphql.ts';
import { type MaintenanceWindow, useProjectWindow } from '../graph/maintenance.tsx';
import { isUnknown } from '../graph/unknown.ts';
import { formatRelative, formatTime } from '../ui/format.ts';
import { printWindow } from '../ui/Maintenance.tsx';
import { Unknown } from '../ui/Name.tsx';
import { useNow } from '../ui/useNow.ts';

/** An alert of the list of those on call. */
export type OnCallAlert = NonNullable<NonNullable<OnCallQuery['workspace']>['alerts']>['nodes'][number];

/** What the next step of an alert's escalation depends on. */
export type Escalating = Pick<OnCallAlert, 'state' | 'escalationStep' | 'escalationTtl' | 'escalatedAt' | 'project'> & {
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
      <div className="quiet small">
        <NextStep alert={alert} />
      </div>
    </div>
  );
};

/** What an alert does next: nothing, because it is resolved, taken on, or through with all rounds; or a step, which a window defers. */
export type NextMove =
  | { readonly kind: 'ended' | 'last' | 'unstarted' | 'unknown' }
  | { readonly kind: 'paused'; readonly window: MaintenanceWindow }
  | { readonly kind: 'due' }
  | { readonly kind: 'step'; readonly at: string };

/** What an alert with a policy does next. Escalation stands still while a maintenance window of its project runs. */
export const useNextMove = (alert: Escalating): NextMove => {
  const window = useProjectWindow(alert.project?.id);
  const now = useNow();
  if (hasEnded(alert)) return { kind: 'ended' };
  if (window === undefined || isUnknown(alert, 'project')) return { kind: 'unknown' };
  if (window !== null) return { kind: 'paused', window };
  const at = findNextStepTime(alert);
  if (at === null) return { kind: alert.escalatedAt === null ? 'unstarted' : 'last' };
  return Date.parse(at) <= now ? { kind: 'due' } : { kind: 'step', at };
};

const hasEnded = ({ state, escalationTtl, escalationPolicy }: Escalating): boolean =>
  escalationTtl <= 0 ||
  state === 'RESOLVED' ||
  (state === 'ACKNOWLEDGED' && escalationPolicy?.finishCondition === 'ACKNOWLEDGED');

/** When the next step is, or was due. Null if there is none, or if it is not known. */
const findNextStepTime = ({
  escalatedAt,
  escalationStep,
  escalationTtl,
  escalationPolicy,
}: Escalating): string | null => {
  const rules = escalationPolicy?.rules ?? [];
  const minutes = rules[escalationStep - 1]?.escalateMinutes;
  const isLast = escalationTtl === 1 && escalationStep >= rules.length;
  if (escalatedAt === null || minutes === undefined || isLast) return null;
  return new Date(Date.parse(escalatedAt) + minutes * 60_000).toISOString();
};

const words = {
  ended: 'stopped',
  last: 'the last step',
  unstarted: 'not started',
  unknown: '',
  due: 'next step is due',
} as const;

const NextStep = ({ alert }: { readonly alert: Escalating }) => {
  const move = useNextMove(alert);
  const now = useNow();
  if (move.kind === 'paused') {
    return <span className="escalation-paused">Paused: {printWindow(move.window, now)}</span>;
  }
  if (move.kind === 'step') return <span title={formatTime(move.at)}>next step {formatRelative(move.at, now)}</span>;
  return words[move.kind];
};
