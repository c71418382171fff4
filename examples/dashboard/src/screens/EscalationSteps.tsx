import { isUnknown } from '../graph/unknown.ts';
import { printWindow } from '../ui/Maintenance.tsx';
import { printName, Unknown } from '../ui/Name.tsx';
import { Since, Tag, type Tone } from '../ui/Tag.tsx';
import { useNow } from '../ui/useNow.ts';
import type { AlertDetails } from './alertRecord.ts';
import { type NextMove, useNextMove } from './Escalation.tsx';

/** The steps of an alert's escalation policy: whom each notifies, which are reached, and when the next one is. */
export const EscalationSteps = ({ alert }: { readonly alert: AlertDetails }) => {
  const { escalationPolicy: policy, escalationStep, escalatedAt } = alert;
  const move = useNextMove(alert);
  if (policy === null) {
    return isUnknown(alert, 'escalationPolicy') ? <Unknown /> : <p className="panel-empty">It has no policy.</p>;
  }
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
                  {step === escalationStep + 1 && move.kind === 'step' && <Since time={move.at} />}
                  {step === escalationStep + 1 && move.kind === 'due' && 'due'}
                </span>
              </div>
              <div className="quiet small">
                {channels.length === 0 ? 'All channels of the service' : channels.map(printName).join(', ')}
                {step < policy.rules.length && `, then ${escalateMinutes} min.`}
              </div>
            </li>
          );
        })}
      </ol>
      <EscalationState move={move} />
    </>
  );
};

const tags: Readonly<Record<Exclude<NextMove['kind'], 'unknown' | 'paused'>, readonly [Tone, string]>> = {
  ended: ['neutral', 'Stopped'],
  last: ['warn', 'The last step'],
  unstarted: ['neutral', 'Not started'],
  due: ['warn', 'Escalating'],
  step: ['warn', 'Escalating'],
};

const EscalationState = ({ move }: { readonly move: NextMove }) => {
  const now = useNow();
  if (move.kind === 'unknown') return <Unknown />;
  if (move.kind === 'paused') {
    return (
      <p className="paused">
        <Tag tone="info">Paused</Tag> <span>{printWindow(move.window, now)}</span>
      </p>
    );
  }
  const [tone, text] = tags[move.kind];
  return <Tag tone={tone}>{text}</Tag>;
};
