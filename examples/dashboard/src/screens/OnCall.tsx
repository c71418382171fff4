import { Button, Checkbox, SegmentedControl, Select, Switch, VisuallyHidden } from '@mantine/core';
import { useThrottledCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { OnCallDocument, type OnCallQuery, OpenAlertChangesDocument } from '../gql/graphql.ts';
import { type AlertActions, useAlertActions } from '../graph/useAlertActions.ts';
import { partOf, type Screen, usePolling, useScreen } from '../graph/useScreen.ts';
import { useStream } from '../graph/useStream.ts';
import { AlertButtons, AlertTags, AlertTitle, ProjectAndService } from '../ui/AlertTable.tsx';
import { formatCount } from '../ui/format.ts';
import { Name } from '../ui/Name.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Tag, type Tone } from '../ui/Tag.tsx';
import { useNow } from '../ui/useNow.ts';
import { Escalation, type OnCallAlert } from './Escalation.tsx';

type Alerts = NonNullable<NonNullable<OnCallQuery['workspace']>['alerts']>;

/** Between two requests for the list where there is no stream. */
const POLL_SECONDS = 10;

/** Between two requests for the list, however many changes there are. */
const MIN_INTERVAL_MS = 1_000;

/** Between two checks of a stream, which tells nothing while the service is silent. */
const CHECK_SECONDS = 30;

/** Longest time without an answer in which the list counts as live: a check, and the wait for its answer. */
const MAX_AGE_MS = (CHECK_SECONDS + 10) * 1_000;

/** The open alerts of a workspace. The list is asked for when one changes, at times, and every ten seconds without a stream. */
export const OnCall = ({ workspaceId }: { readonly workspaceId: string }) => {
  const screen = useScreen(OnCallDocument, { workspace: workspaceId });
  const [isOn, setIsOn] = useState(true);
  const isStreaming = useStream(OpenAlertChangesDocument, isOn, useThrottledCallback(screen.refresh, MIN_INTERVAL_MS));
  usePolling(screen.refresh, isOn ? (isStreaming ? CHECK_SECONDS : POLL_SECONDS) : 0);
  const actions = useAlertActions();
  const alerts = screen.data?.workspace?.alerts;
  const filter = useFilter(alerts?.nodes ?? []);
  const selection = useSelection(filter.shown);
  const part = partOf(screen, ['workspace', 'alerts'], alerts);

  return (
    <>
      <PageHead title="On call" hint={alerts ? countText(alerts) : 'Open alerts of the workspace'}>
        <div className="updates">
          <UpdateStatus screen={screen} isOn={isOn} isStreaming={isStreaming} />
          <Switch
            label="Update automatically"
            checked={isOn}
            onChange={({ currentTarget }) => setIsOn(currentTarget.checked)}
          />
        </div>
      </PageHead>
      <Panel
        title="Open alerts"
        aside={<Filters {...filter} />}
        height={520}
        part={part}
        empty={part.state === 'ready' && filter.shown.length === 0 && 'No alert matches.'}
      >
        {() => <OnCallTable alerts={filter.shown} selection={selection} actions={actions} />}
      </Panel>
      <BulkBar selection={selection} actions={actions} />
    </>
  );
};

interface UpdateStatusProps {
  readonly screen: Screen<OnCallQuery>;
  readonly isOn: boolean;
  readonly isStreaming: boolean;
}

/** Whether the list is up to date. */
const UpdateStatus = ({ screen: { error, receivedAt }, isOn, isStreaming }: UpdateStatusProps) => {
  const age = useNow() - (receivedAt ?? 0);
  const status = (): [Tone, string] => {
    if (error !== undefined || (isOn && receivedAt !== null && age > MAX_AGE_MS)) return ['warn', 'Not up to date'];
    if (!isOn) return ['neutral', 'Paused'];
    return isStreaming ? ['good', 'Live'] : ['neutral', `Checking every ${POLL_SECONDS} s`];
  };
  const [tone, text] = status();
  return (
    <span role="status">
      <Tag tone={tone}>{text}</Tag>
    </span>
  );
};

const countText = ({ totalCount, nodes }: Alerts): string =>
  totalCount > nodes.length
    ? `The newest ${formatCount(nodes.length)} of ${formatCount(totalCount)} open alerts`
    : `${formatCount(totalCount)} open alerts`;

const useFilter = (alerts: readonly OnCallAlert[]) => {
  const [state, setState] = useState('All');
  const [service, setService] = useState<string | null>(null);
  const shown = alerts.filter(
    (alert) =>
      (state === 'All' || alert.state === state.toUpperCase()) && (service === null || alert.service?.id === service),
  );
  const byId = new Map(alerts.flatMap(({ service: each }) => (each ? [[each.id, each.name] as const] : [])));
  const services = [...byId].map(([value, label]) => ({ value, label }));
  return { state, setState, service, setService, services, shown };
};

const Filters = ({ state, setState, service, setService, services }: ReturnType<typeof useFilter>) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
    <SegmentedControl
      size="xs"
      data={['All', 'Triggered', 'Acknowledged']}
      value={state}
      onChange={setState}
      aria-label="State"
    />
    <Select
      size="xs"
      aria-label="Service"
      placeholder="All services"
      data={services}
      value={service}
      onChange={setService}
      clearable
      clearButtonProps={{ 'aria-label': 'All services' }}
    />
  </div>
);

interface Selection {
  readonly ids: readonly string[];
  readonly allIds: readonly string[];
  readonly set: (ids: readonly string[]) => void;
}

/** The chosen alerts. Only triggered ones can be chosen, and those that are no longer shown are not. */
const useSelection = (shown: readonly OnCallAlert[]): Selection => {
  const [chosen, set] = useState<readonly string[]>([]);
  const allIds = shown.filter(({ state }) => state === 'TRIGGERED').map(({ id }) => id);
  return { ids: chosen.filter((id) => allIds.includes(id)), allIds, set };
};

interface OnCallTableProps {
  readonly alerts: readonly OnCallAlert[];
  readonly selection: Selection;
  readonly actions: AlertActions;
}

const OnCallTable = ({ alerts, selection, actions }: OnCallTableProps) => (
  <table className="table cards" aria-label="Open alerts">
    <thead>
      <tr>
        <th scope="col">
          <Checkbox
            aria-label="Choose all triggered alerts"
            checked={selection.ids.length > 0 && selection.ids.length === selection.allIds.length}
            indeterminate={selection.ids.length > 0 && selection.ids.length < selection.allIds.length}
            onChange={({ currentTarget }) => selection.set(currentTarget.checked ? selection.allIds : [])}
          />
        </th>
        <th scope="col" className="wide">
          Alert
        </th>
        <th scope="col">State</th>
        <th scope="col">Project and service</th>
        <th scope="col">Escalation</th>
        <th scope="col">Assignee</th>
        <th scope="col">
          <VisuallyHidden>Actions</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {alerts.map((alert) => (
        <OnCallRow key={alert.id} alert={alert} selection={selection} actions={actions} />
      ))}
    </tbody>
  </table>
);

const OnCallRow = ({
  alert,
  selection,
  actions,
}: Omit<OnCallTableProps, 'alerts'> & { readonly alert: OnCallAlert }) => (
  <tr>
    <td className="fit">
      <Checkbox
        aria-label={`Choose ${alert.title}`}
        disabled={alert.state !== 'TRIGGERED'}
        checked={selection.ids.includes(alert.id)}
        onChange={({ currentTarget }) =>
          selection.set(
            currentTarget.checked ? [...selection.ids, alert.id] : selection.ids.filter((id) => id !== alert.id),
          )
        }
      />
    </td>
    <td>
      <AlertTitle alert={alert} withTime />
    </td>
    <td data-label="State">
      <AlertTags alert={alert} />
    </td>
    <td data-label="Project">
      <ProjectAndService alert={alert} />
    </td>
    <td data-label="Escalation" className="fit">
      <Escalation alert={alert} />
    </td>
    <td data-label="Assignee">
      <Name of={alert} field="assignee" none="Nobody" />
    </td>
    <td className="fit">
      <div className="actions">
        <AlertButtons alert={alert} actions={actions} />
      </div>
    </td>
  </tr>
);

const BulkBar = ({ selection, actions }: Omit<OnCallTableProps, 'alerts'>) => {
  const { ids, set } = selection;
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(ids.length > 0 ? `${ids.length} chosen` : ''), [ids.length]);
  return (
    <>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {ids.length > 0 && (
        <section className="bulk" aria-label="Chosen alerts">
          <strong>{formatCount(ids.length)} chosen</strong>
          <Button
            size="compact-md"
            loading={ids.some((id) => actions.busy.has(id))}
            onClick={() => actions.acknowledge(ids)}
          >
            Acknowledge {ids.length === 1 ? 'it' : 'all'}
          </Button>
          <Button size="compact-md" variant="default" onClick={() => set([])}>
            Clear
          </Button>
        </section>
      )}
    </>
  );
};
