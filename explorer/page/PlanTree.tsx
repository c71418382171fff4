import type { FetchNode, PlanNode } from './explanation.ts';
import { formatCount, formatDuration } from './format.ts';

/** A plan as nested lists. */
export const PlanTree = ({ plan }: { readonly plan: PlanNode }) => (
  <ul className="plan">
    <Node node={plan} />
  </ul>
);

const Node = ({ node }: { readonly node: PlanNode }) => {
  if (node.kind === 'fetch') return <Fetch fetch={node} of="" />;
  if (node.kind === 'flatten') return <Fetch fetch={node.step} of={node.paths.join(', ')} />;
  return (
    <li>
      <span className="group">{node.kind === 'sequence' ? 'In sequence' : 'In parallel'}</span>
      <ol>
        {node.steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plan does not change
          <Node key={at} node={step} />
        ))}
      </ol>
    </li>
  );
};

const Fetch = ({ fetch, of }: { readonly fetch: FetchNode; readonly of: string }) => (
  <li>
    <strong>{fetch.subgraph}</strong>
    {of !== '' && (
      <>
        {' '}
        for {fetch.entities === null ? 'entities' : formatCount(fetch.entities, 'object')} at <code>{of}</code>
      </>
    )}
    <span className="quiet"> {fetch.ms === null ? 'not needed' : formatDuration(fetch.ms)}</span>
    {fetch.errors > 0 && <span className="bad"> {formatCount(fetch.errors, 'error')}</span>}
    <code className="selection">{fetch.selection}</code>
  </li>
);
