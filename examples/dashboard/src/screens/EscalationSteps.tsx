import { isUnknown } from '../graph/unknown.ts';
import { formatTime } from '../ui/format.ts';
import { Unknown } from '../ui/Name.tsx';
import { Since, Tag } from '../ui/Tag.tsx';
import type { AlertRecord } from './alertRecord.ts';
import { hasEnded, nextStepAt } from './Escalation.tsx';

/** The steps of an alert's escalation policy: whom each notifies, which are reached, and when the next one is. */
export const EscalationSteps = ({ alert }: { readonly alert: AlertRecord }) => {
  const { escalationPolicy: policy, escalationStep, escalatedAt } = alert;
  if (policy === null) {
    return isUnknown(alert, 'escalationPolicy') ? <Unknown /> : <p className="panel-empty">It has no policy.</p>;
  }
  const next = nextStepAt(alert);
  return (
    <>
      <ol className="timeline steps-reached" aria-label="Steps">
        {policy.rules.map(({ channels, escalateMinutes }, index) => {
          const step = index + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps have no identity but their position
            <li key={index} data-reached={step <= escalationStep || undefined}>
              <div className="row-line">
                <strong>Step {step}</strong>
                <span className="quiet small fit">
                  {step === escalationStep && <Since time={escalatedAt} />}
                  {step === escalationStep + 1 && next !== null && <Since time={next} />}
                </span>
              </div>
              <div className="quiet small">
                {channels.length === 0
                  ? 'All channels of the service'
                  : channels.map(({ id, name }) => name ?? id).join(', ')}
                {step < policy.rules.length && `, then ${escalateMinutes} min.`}
              </div>
            </li>
          );
        })}
      </ol>
      <EndOfEscalation alert={alert} />
    </>
  );
};

const EndOfEscalation = ({ alert }: { readonly alert: AlertRecord }) => {
  const next = nextStepAt(alert);
  if (hasEnded(alert)) return <Tag tone="neutral">Stopped</Tag>;
  if (next === null) return <Tag tone="warn">The last step</Tag>;
  return (
    <span title={formatTime(next)}>
      <Tag tone="warn">Escalating</Tag>
    </span>
  );
};
