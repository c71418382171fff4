import { useMemo } from 'react';
import { AlertsAroundDocument } from '../gql/graphql.ts';
import { useAlertActions } from '../graph/useAlertActions.ts';
import { mapScreenPart, partOf, usePolling, useScreen } from '../graph/useScreen.ts';
import { AlertTable } from '../ui/AlertTable.tsx';
import { Panel } from '../ui/Panel.tsx';
import { createTimeRange, findOthersOfIncident } from './incidents.ts';

interface IncidentPanelProps {
  readonly alertId: string;
  readonly projectId: string;
  readonly createdAt: string;
  readonly pollSeconds: number;
}

/** The other alerts of the incident of an alert, as the list groups them. Nothing if there is none, or while that is not known. */
export const IncidentPanel = ({ alertId, projectId, createdAt, pollSeconds }: IncidentPanelProps) => {
  const actions = useAlertActions();
  const variables = useMemo(() => ({ project: projectId, ...createTimeRange(createdAt) }), [projectId, createdAt]);
  const screen = useScreen(AlertsAroundDocument, variables);
  usePolling(screen.refresh, pollSeconds);
  const all = partOf(screen, ['project', 'alerts'], screen.data?.project?.alerts?.nodes);
  const part = mapScreenPart(all, (nodes) => findOthersOfIncident(nodes, alertId));
  if (part.state === 'loading' || (part.state === 'ready' && part.value.length === 0)) return null;
  return (
    <Panel title="Same incident" hint="Opened within minutes, with the same rule or resource" part={part}>
      {(alerts) => <AlertTable alerts={alerts} caption="Same incident" withProject={false} actions={actions} />}
    </Panel>
  );
};
