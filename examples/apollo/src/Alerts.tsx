import { useMutation } from '@apollo/client/react';
import { graphql } from './graphql';
import { type Alert, useAlerts } from './useAlerts';

const Acknowledge = graphql(`
  mutation Acknowledge($id: ID!) {
    alertAcknowledge(input: { id: $id }) {
      alert { id state }
      userErrors { message }
    }
  }
`);

/** The open alerts of the workspace, newest first, page by page. They change while one looks. */
export const Alerts = () => {
  const { alerts, total, isLoading, isLive, newCount, error, showNew, showMore } = useAlerts();
  return (
    <main>
      <h1>Open alerts</h1>
      <p className="quiet">
        {total !== undefined && `${alerts.length} of ${total} · `}
        <span role="status">{isLive ? 'Live' : 'Connecting again …'}</span>
      </p>
      {error && <p role="alert">Not everything could be loaded: {error.message}</p>}
      {newCount > 0 && (
        <button type="button" className="primary" onClick={showNew}>
          Show {newCount} new
        </button>
      )}
      <table>
        <thead>
          <tr>
            <th>Alert</th>
            <th>Project</th>
            <th>Opened</th>
            <th>State</th>
          </tr>
        </thead>
        <tbody>
          {alerts.map((alert) => (
            <AlertRow key={alert.id} alert={alert} />
          ))}
        </tbody>
      </table>
      {!isLoading && alerts.length === 0 && !error && <p className="quiet">No open alerts.</p>}
      {showMore && (
        <button type="button" onClick={showMore} disabled={isLoading}>
          Show more
        </button>
      )}
    </main>
  );
};

const opened = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

const AlertRow = ({ alert: { id, title, state, createdAt, project } }: { readonly alert: Alert }) => {
  // The answer has the alert's new state: the cache shows it wherever the alert stands.
  const [acknowledge, { data, error, loading }] = useMutation(Acknowledge, { variables: { id }, errorPolicy: 'all' });
  const refusal = data?.alertAcknowledge?.userErrors[0]?.message ?? error?.message;
  return (
    <tr>
      <td>{title}</td>
      <td>{project?.name ?? '–'}</td>
      <td>{createdAt && <time dateTime={createdAt}>{opened.format(new Date(createdAt))}</time>}</td>
      <td>
        <span className={`state ${state.toLowerCase()}`}>{state.toLowerCase()}</span>
        {state === 'TRIGGERED' && (
          <button type="button" onClick={() => acknowledge()} disabled={loading} aria-label={`Acknowledge ${title}`}>
            Acknowledge
          </button>
        )}
        {refusal && <span role="alert">{refusal}</span>}
      </td>
    </tr>
  );
};
