import { useEffect, useSyncExternalStore } from 'react';
import { useClient } from 'urql';
import { PulseDocument } from '../gql/graphql.ts';
import { type ConnectionState, connection, onConnectionChange, startPulse } from './connection.ts';
import { findPassingFailure } from './failures.ts';

/** The connection to the service, followed. */
export const useConnection = (): ConnectionState => useSyncExternalStore(onConnectionChange, connection);

/** Whether the service answers is asked for while the page of a workspace is shown, by the least of all queries. */
export const usePulse = (workspace: string): void => {
  const client = useClient();
  useEffect(
    () =>
      startPulse(async () => {
        const { error } = await client
          .query(PulseDocument, { workspace }, { requestPolicy: 'network-only' })
          .toPromise();
        return findPassingFailure(error);
      }),
    [client, workspace],
  );
};
