import { Button, Checkbox, Switch, VisuallyHidden } from '@mantine/core';
import { useThrottledCallback } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { OnCallDocument, type OnCallQuery, OpenAlertChangesDocument } from '../gql/graphql.ts';
import { type AlertActions, useAlertActions } from '../graph/useAlertActions.ts';
import { useConnection } from '../graph/useConnection.ts';
import { partOf, type Screen, usePolling, useScreen } from '../graph/useScreen.ts';
import { useStream } from '../graph/useStream.ts';
import { AlertButtons, AlertTags, AlertTitle, ProjectAndService } from '../ui/AlertTable.tsx';
import { downloadCsv } from '../ui/downloadCsv.ts';
import { formatCount, formatEnum } from '../ui/format.ts';
import { Name, type NamedRecord, printName } from '../ui/Name.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Tag, type Tone } from '../ui/Tag.tsx';
import { useUrlState } from '../ui/useUrlState.ts';
import { AlertToolbar } from './AlertToolbar.tsx';
import { AssignMenu } from './AssignMenu.tsx';
import { type AlertFilters, DEFAULTS, PAGE_SIZE, readPage, states, toQueryVariables } from './alertFilters.ts';
import { Escalation, type OnCallAlert } from './Escalation.tsx';
import { groupByIncident } from './incidents.ts';

/** Between two requests for the list where there is no stream. */
const POLL_SECONDS = 10;

/** Between two requests for the list, however many changes there are. */
const MIN_INTERVAL_MS = 1_000;

/** Between two requests next to a stream, which does not report names and maintenance windows. */
const CHECK_SECONDS = 30;

interface OnCallProps {
  readonly workspaceId: string;
  readonly projects: readonly NamedRecord[];
}

/**
 * The alerts of a workspace, the open ones at first. The list is asked for when an open one changes, at times, and every ten
 * seconds without a stream.
 */
export const OnCall = ({ workspaceId, projects }: OnCallProps) => {
  const [filters, change] = useUrlState(DEFAULTS);
  const address = JSON.stringify(filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters are other objects with each rendering
  const variables = useMemo(() => toQueryVariables(workspaceId, filters, Date.now()), [workspaceId, address]);
  const screen = useScreen(OnCallDocument, variables);
  const [isOn, setIsOn] = useState(true);
  // A change just before the list is paused would be asked for after it.
  const refreshWhileOn = useThrottledCallback(() => isOn && screen.refresh(), MIN_INTERVAL_MS);
  const isStreaming = useStream(OpenAlertChangesDocument, isOn, refreshWhileOn);
  usePolling(screen.refresh, isOn ? (isStreaming ? CHECK_SECONDS : POLL_SECONDS) : 0);
  const actions = useAlertActions();
  const part = partOf(screen, ['workspace', 'alerts'], screen.data?.workspace?.alerts);
  const alerts = part.state === 'ready' ? part.value : { nodes: [], totalCount: 0 };
  const selection = useSelection(alerts.nodes);
  const title = states.find(({ value }) => value === filters.state)?.label ?? 'Open';

  return (
    <>
      <PageHead title="On call" receivedAt={screen.receivedAt} hint="Alerts of the workspace, and their escalation">
        <div className="updates">
          <UpdateStatus screen={screen} isOn={isOn} isStreaming={isStreaming} />
          <Switch
            label="Update automatically"
            checked={isOn}
            onChange={({ currentTarget }) => setIsOn(currentTarget.checked)}
          />
        </div>
      </PageHead>
      <AlertToolbar filters={filters} change={change} projects={projects} />
      <Panel
        title={filters.state === 'ALL' ? 'Alerts' : `${title} alerts`}
        hint={part.state === 'ready' && `${formatCount(alerts.totalCount)} in all`}
        aside={
          <Button variant="default" size="compact-xs" onClick={() => downloadCsv('alerts', toCsvRows(alerts.nodes))}>
            CSV
          </Button>
        }
        height={520}
        part={part}
        empty={part.state === 'ready' && alerts.totalCount === 0 && 'No alert matches.'}
      >
        {({ nodes, totalCount }) => (
          <>
            <OnCallTable incidents={listIncidents(nodes, filters)} selection={selection} actions={actions} />
            <Pager
              page={readPage(filters)}
              pageSize={PAGE_SIZE}
              totalCount={totalCount}
              show={(page) => change({ page: String(page) })}
            />
          </>
        )}
      </Panel>
      <BulkBar alerts={alerts.nodes} selection={selection} actions={actions} />
    </>
  );
};

/** The rows of the list. Only lists of open alerts are by incident: what is over is looked up alert by alert. */
const listIncidents = (alerts: readonly OnCallAlert[], { group, state }: AlertFilters) =>
  group === '1' && state === DEFAULTS.state ? groupByIncident(alerts) : alerts.map((alert) => [alert]);

/** The alerts that are shown, as the rows of a file. */
const toCsvRows = (alerts: readonly OnCallAlert[]) => [
  ['Number', 'Title', 'State', 'Urgency', 'Project', 'Assignee', 'Opened'],
  ...alerts.map(({ alertNumber, title, state, urgency, project, assignee, createdAt }) => [
    ...[alertNumber, title, state, urgency],
    ...[project && printName(project), assignee && printName(assignee), createdAt],
  ]),
];

interface UpdateStatusProps {
  readonly screen: Screen<OnCallQuery>;
  readonly isOn: boolean;
  readonly isStreaming: boolean;
}

/** Whether the list is up to date. */
const UpdateStatus = ({ screen: { loading }, isOn, isStreaming }: UpdateStatusProps) => {
  const { state } = useConnection();
  const status = (): [Tone, string] => {
    if (state === 'waiting' || loading) return ['neutral', 'Connecting'];
    if (state !== 'live') return ['warn', 'Not up to date'];
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

interface AlertSelection {
  readonly ids: readonly string[];
  readonly allIds: readonly string[];
  readonly set: (ids: readonly string[]) => void;
}

/** The chosen alerts. Only open ones can be chosen, and those that are no longer shown are not. */
const useSelection = (shown: readonly OnCallAlert[]): AlertSelection => {
  const [chosen, set] = useState<readonly string[]>([]);
  const allIds = shown.filter(isOpen).map(({ id }) => id);
  return { ids: chosen.filter((id) => allIds.includes(id)), allIds, set };
};

const isOpen = ({ state }: OnCallAlert): boolean => state === 'TRIGGERED' || state === 'ACKNOWLEDGED';

interface OnCallTableProps {
  /** The alerts of each row: those of one incident. */
  readonly incidents: readonly (readonly OnCallAlert[])[];
  readonly selection: AlertSelection;
  readonly actions: AlertActions;
}

const OnCallTable = ({ incidents, selection, actions }: OnCallTableProps) => (
  <table className="table cards" aria-label="Alerts">
    <thead>
      <tr>
        <th scope="col">
          <Checkbox
            aria-label="Choose all open alerts of the page"
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
      {incidents.map(
        ([alert, ...others]) =>
          alert && <OnCallRow key={alert.id} alert={alert} others={others} selection={selection} actions={actions} />,
      )}
    </tbody>
  </table>
);

interface OnCallRowProps extends Omit<OnCallTableProps, 'incidents'> {
  readonly alert: OnCallAlert;
  /** Further alerts of the same incident. */
  readonly others: readonly OnCallAlert[];
}

const OnCallRow = ({ alert, others, selection, actions }: OnCallRowProps) => {
  const ids = [alert, ...others].filter(isOpen).map(({ id }) => id);
  const count = ids.filter((id) => selection.ids.includes(id)).length;
  const rest = selection.ids.filter((id) => !ids.includes(id));
  return (
    <tr>
      <td className="fit">
        <Checkbox
          aria-label={`Choose ${alert.title}`}
          disabled={ids.length === 0}
          checked={count > 0 && count === ids.length}
          indeterminate={count > 0 && count < ids.length}
          onChange={({ currentTarget }) => selection.set(currentTarget.checked ? [...rest, ...ids] : rest)}
        />
      </td>
      <td>
        <AlertTitle alert={alert} withTime />
        {others.length > 0 && <SameIncident alerts={others} />}
      </td>
      <td data-label="State" className="fit">
        <AlertTags alert={alert} />
      </td>
      <td data-label="Project" className="fit">
        <ProjectAndService alert={alert} />
      </td>
      <td data-label="Escalation" className="fit">
        <Escalation alert={alert} />
      </td>
      <td data-label="Assignee" className="fit">
        <Name of={alert} field="assignee" none="Nobody" />
      </td>
      <td className="fit">
        <div className="actions">
          {others.length > 0 ? (
            <IncidentButtons alerts={[alert, ...others]} actions={actions} />
          ) : (
            <AlertButtons alert={alert} actions={actions} />
          )}
        </div>
      </td>
    </tr>
  );
};

/** The other alerts of an incident, below its first. */
const SameIncident = ({ alerts }: { readonly alerts: readonly OnCallAlert[] }) => (
  <ul className="incident small" aria-label="Of the same incident">
    {alerts.map(({ id, title, alertNumber, state }) => (
      <li key={id}>
        <Link href={`/alerts/${id}`}>{title}</Link>{' '}
        <span className="quiet">
          #{alertNumber} · {formatEnum(state)}
        </span>
      </li>
    ))}
  </ul>
);

interface IncidentButtonsProps {
  readonly alerts: readonly OnCallAlert[];
  readonly actions: AlertActions;
}

/** What can be done with all alerts of an incident. */
const IncidentButtons = ({ alerts, actions }: IncidentButtonsProps) => {
  const triggered = alerts.filter(({ state }) => state === 'TRIGGERED').map(({ id }) => id);
  const open = alerts.filter(isOpen).map(({ id }) => id);
  const isBusy = open.some((id) => actions.busy.has(id));
  return (
    <>
      {triggered.length > 0 && (
        <Button size="compact-sm" loading={isBusy} onClick={() => actions.acknowledge(triggered)}>
          Acknowledge {formatCount(triggered.length)}
        </Button>
      )}
      <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => actions.resolve(open)}>
        Resolve {formatCount(open.length)}
      </Button>
    </>
  );
};

interface BulkBarProps extends Omit<OnCallTableProps, 'incidents'> {
  readonly alerts: readonly OnCallAlert[];
}

const BulkBar = ({ alerts, selection: { ids, set }, actions }: BulkBarProps) => {
  const triggered = alerts.filter(({ id, state }) => state === 'TRIGGERED' && ids.includes(id)).map(({ id }) => id);
  const isBusy = ids.some((id) => actions.busy.has(id));
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(ids.length > 0 ? `${ids.length} chosen` : ''), [ids.length]);
  return (
    <>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {ids.length > 0 && (
        <section className="bulk" aria-label="Chosen alerts">
          <strong>{formatCount(ids.length)} chosen</strong>
          {triggered.length > 0 && (
            <Button size="compact-md" loading={isBusy} onClick={() => actions.acknowledge(triggered)}>
              Acknowledge {formatCount(triggered.length)}
            </Button>
          )}
          <Button size="compact-md" variant="default" loading={isBusy} onClick={() => actions.resolve(ids)}>
            Resolve {formatCount(ids.length)}
          </Button>
          <AssignMenu size="compact-md" assign={(user) => actions.assign(ids, user)} />
          <Button size="compact-md" variant="default" onClick={() => set([])}>
            Clear
          </Button>
        </section>
      )}
    </>
  );
};
