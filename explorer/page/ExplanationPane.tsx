import type { Explanation } from './explanation.ts';
import { formatDuration } from './format.ts';
import { PlanTree } from './PlanTree.tsx';
import { Waterfall } from './Waterfall.tsx';

const phases = ['parse', 'validate', 'plan', 'execute'] as const;

/** How the server answered: times of the phases, the plan as a tree, the POSTs as a waterfall. */
export const ExplanationPane = ({ explanation }: { readonly explanation: Explanation | undefined }) => {
  if (explanation === undefined) return <p className="quiet">There is no explanation to show.</p>;
  const { timingsMs, cost, plan, posts } = explanation;
  return (
    <>
      <dl className="timings">
        {phases.map((phase) => (
          <div key={phase}>
            <dt>{phase}</dt>
            <dd>{timingsMs[phase] === null ? 'cached' : formatDuration(timingsMs[phase])}</dd>
          </div>
        ))}
        <div>
          <dt>total on the server</dt>
          <dd>{formatDuration(timingsMs.total)}</dd>
        </div>
        <div>
          <dt>cost, of the predicted</dt>
          <dd>
            {cost.actual ?? '–'} of {cost.predicted?.toLocaleString('en') ?? '–'}
          </dd>
        </div>
      </dl>
      <h3>Plan</h3>
      {plan === null ? <p>Nothing was fetched.</p> : <PlanTree plan={plan} />}
      <h3>POSTs</h3>
      {posts.length === 0 ? <p>None was sent.</p> : <Waterfall posts={posts} totalMs={timingsMs.total} />}
    </>
  );
};
