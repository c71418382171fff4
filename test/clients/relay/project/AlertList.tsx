import { graphql, useFragment, useMutation, usePaginationFragment } from 'react-relay';
import type { AlertList_query$key } from './__generated__/AlertList_query.graphql';
import type { AlertListAcknowledgeMutation } from './__generated__/AlertListAcknowledgeMutation.graphql';
import type { AlertListPaginationQuery } from './__generated__/AlertListPaginationQuery.graphql';
import type { AlertListRow_alert$key } from './__generated__/AlertListRow_alert.graphql';

/** The alerts of a project, two at a time. */
export const AlertList = ({ query }: { readonly query: AlertList_query$key }) => {
  const { data, hasNext, loadNext } = usePaginationFragment<AlertListPaginationQuery, AlertList_query$key>(
    graphql`
      fragment AlertList_query on Query
      @refetchable(queryName: "AlertListPaginationQuery")
      @argumentDefinitions(
        project: { type: "ID!" }
        first: { type: "Int", defaultValue: 2 }
        after: { type: "String" }
      ) {
        project(id: $project) {
          alerts(first: $first, after: $after, orderBy: [{ field: TITLE }]) @connection(key: "AlertList_alerts") {
            totalCount
            edges {
              node {
                id
                ...AlertListRow_alert
              }
            }
          }
        }
      }
    `,
    query,
  );
  const alerts = data.project?.alerts;
  return (
    <>
      <ul>
        {alerts?.edges.map(({ node }) => (
          <AlertRow key={node.id} alert={node} />
        ))}
      </ul>
      <p>
        {alerts?.edges.length} of {alerts?.totalCount}
      </p>
      {hasNext && (
        <button type="button" onClick={() => loadNext(2)}>
          More
        </button>
      )}
    </>
  );
};

const AlertRow = ({ alert }: { readonly alert: AlertListRow_alert$key }) => {
  const { id, title, state } = useFragment(
    graphql`
      fragment AlertListRow_alert on Alert {
        id
        title
        state
      }
    `,
    alert,
  );
  const [acknowledge] = useMutation<AlertListAcknowledgeMutation>(graphql`
    mutation AlertListAcknowledgeMutation($input: AlertAcknowledgeInput!) {
      alertAcknowledge(input: $input) {
        alert {
          id
          state
        }
      }
    }
  `);
  return (
    <li>
      {title} {state}
      <button type="button" onClick={() => acknowledge({ variables: { input: { id } } })}>
        Acknowledge {title}
      </button>
    </li>
  );
};
