import type { PostTiming } from './explanation.ts';
import { formatBytes, formatDuration } from './format.ts';

/** The POSTs of an answer over time, one in each row. */
export const Waterfall = ({
  posts,
  totalMs,
}: {
  readonly posts: readonly PostTiming[];
  /** Time of the right edge, in milliseconds from the start of the request. */
  readonly totalMs: number;
}) => (
  <div className="scrolled">
    <table className="waterfall posts">
      <caption className="hidden-label">POSTs in the order in which they were sent</caption>
      <thead>
        <tr>
          <th scope="col">Operation</th>
          <th scope="col">For</th>
          <th scope="col" className="number">
            Keys
          </th>
          <th scope="col" className="number">
            Rows
          </th>
          <th scope="col" className="number">
            Size
          </th>
          <th scope="col" className="number">
            Time
          </th>
          <th scope="col">
            <span className="hidden-label">Waterfall</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <tr key={at}>
            <th scope="row">
              {post.operation}
              {post.attempt > 0 && <small>retry {post.attempt}</small>}
              {post.shared && <small>shared with an equal read</small>}
              {post.outcome !== 'OK' && <small className="bad">{post.outcome}</small>}
            </th>
            <td data-label="for">{post.fields.join(', ')}</td>
            <td className="number" data-label="keys">
              {post.keys ?? ''}
            </td>
            <td className="number" data-label="rows">
              {post.rows}
            </td>
            <td className="number" data-label="">
              {formatBytes(post.bytesReceived)}
            </td>
            <td className="number" data-label="">
              {formatDuration(post.ms)}
            </td>
            <td className="time" aria-hidden="true">
              <span className={post.outcome === 'OK' ? 'bar' : 'bar bad'} style={toBarStyle(post, totalMs)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const toBarStyle = ({ startMs, ms }: PostTiming, totalMs: number) => {
  const percent = (part: number) => `${Math.min(100, (100 * part) / totalMs)}%`;
  return { insetInlineStart: percent(startMs), width: percent(ms) };
};
