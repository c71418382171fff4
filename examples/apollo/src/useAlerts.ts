import { useQuery, useSubscription } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from './graphql';
import type { OpenAlertsQuery } from './graphql/graphql';

const OpenAlerts = graphql(`
  query OpenAlerts($after: String, $isFirst: Boolean!) {
    alerts(
      first: 20
      after: $after
      filter: { state: { in: [TRIGGERED, ACKNOWLEDGED] } }
      orderBy: [{ field: CREATED_AT, direction: DESC }]
    ) {
      totalCount @include(if: $isFirst)
      edges { cursor node { id title state createdAt project { id name } } }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

const AlertChanges = graphql(`
  subscription AlertChanges {
    alertChanges(filter: { state: { in: [TRIGGERED, ACKNOWLEDGED] } }) {
      kind
      alertId
      alert { id state }
    }
  }
`);

/** An alert as the list shows it. */
export type ListedAlert = NonNullable<OpenAlertsQuery['alerts']>['edges'][number]['node'];

const RECONNECT_MS = 5_000;

/** The pages that were loaded so far, and what the page does with them. */
export const useAlerts = () => {
  const { data, error, loading, fetchMore, refetch } = useQuery(OpenAlerts, {
    variables: { isFirst: true },
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const { isLive, newCount, forgetNew } = useChanges();
  const { edges = [], pageInfo, totalCount } = data?.alerts ?? {};
  const after = pageInfo?.hasNextPage ? pageInfo.endCursor : undefined;

  return {
    alerts: edges.map(({ node }) => node),
    total: totalCount,
    isLoading: loading,
    error,
    isLive,
    newCount,
    showNew: () => {
      forgetNew();
      void refetch();
    },
    // `totalCount` takes one more POST after a cursor: only the first page asks for it.
    showMore: after ? () => void fetchMore({ variables: { after, isFirst: false } }) : undefined,
  };
};

/** Changes of alerts: those of alerts in the cache are shown at once; new ones are counted. */
const useChanges = () => {
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  const [isLive, setLive] = useState(true);
  const reconnect = () => {
    setLive(false);
    setTimeout(() => {
      setLive(true);
      restart();
    }, RECONNECT_MS);
  };
  const { restart } = useSubscription(AlertChanges, {
    onData: ({ data: { data } }) => {
      const change = data?.alertChanges;
      if (change?.kind === 'CREATED') setNewIds((ids) => new Set(ids).add(change.alertId));
    },
    onError: reconnect,
    onComplete: reconnect,
  });
  return { isLive, newCount: newIds.size, forgetNew: () => setNewIds(new Set()) };
};
