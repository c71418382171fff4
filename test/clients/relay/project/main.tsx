import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay';
import { Environment, type FetchFunction, Network } from 'relay-runtime';
import type { mainQuery } from './__generated__/mainQuery.graphql';
import { AlertList } from './AlertList';

/** Parameters that the test passes to the page. */
declare global {
  var terms: { readonly endpoint: string; readonly token: string; readonly project: string };
}
const { endpoint, token, project } = globalThis.terms;

const ask: FetchFunction = async ({ text: query }, variables) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(endpoint, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  return response.json();
};

const environment = new Environment({
  network: Network.create(ask),
  // Identifiers are those of the POST API: unique within a type, not across types.
  getDataID: ({ id }: Record<string, unknown>, typename: string) => (id ? `${typename}:${id}` : null),
});

const Screen = () => {
  const query = useLazyLoadQuery<mainQuery>(
    graphql`
      query mainQuery($project: ID!) {
        ...AlertList_query @arguments(project: $project)
        alertServices {
          nodes {
            id
            description
          }
        }
        legacyAlertServices {
          nodes {
            id
            description
          }
        }
      }
    `,
    { project },
  );
  return (
    <>
      <AlertList query={query} />
      <p>Service: {query.alertServices?.nodes[0]?.description}</p>
      <p>Comment: {query.legacyAlertServices?.nodes[0]?.description}</p>
    </>
  );
};

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <RelayEnvironmentProvider environment={environment}>
    <Suspense fallback="Loading">
      <Screen />
    </Suspense>
  </RelayEnvironmentProvider>,
);
