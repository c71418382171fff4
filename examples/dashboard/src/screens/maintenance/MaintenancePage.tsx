import { useState } from 'react';
import { FormButton } from '../../forms/FormButton.tsx';
import { PastMaintenanceDocument, type PastMaintenanceQuery } from '../../gql/graphql.ts';
import { type MaintenanceWindow, useOpenWindows } from '../../graph/maintenance.tsx';
import { partOf, useScreen } from '../../graph/useScreen.ts';
import { ProjectLinks } from '../../ui/AlertTable.tsx';
import { formatTime } from '../../ui/format.ts';
import { EndWindowButton } from '../../ui/Maintenance.tsx';
import { type NamedRecord, printName } from '../../ui/Name.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Since, Tag } from '../../ui/Tag.tsx';
import { useNow } from '../../ui/useNow.ts';
import { WindowForm } from './WindowForm.tsx';

type PastWindow = NonNullable<PastMaintenanceQuery['maintenanceWindows']>['nodes'][number];

/** Windows of a page of those that are over. */
const PAGE_SIZE = 20;

/** The maintenance windows: those that run or are to come, and those that are over. */
export const MaintenancePage = ({ projects }: { readonly projects: readonly NamedRecord[] }) => {
  const open = useOpenWindows();
  return (
    <>
      <PageHead title="Maintenance" hint="While a window runs, alerts of its projects notify nobody">
        <FormButton name="window" label="New window">
          {(close) => <WindowForm projects={projects} close={close} />}
        </FormButton>
      </PageHead>
      <div className="grid">
        <Panel
          title="Running and planned"
          part={open}
          empty={open.state === 'ready' && open.value.length === 0 && 'No maintenance is running or planned.'}
        >
          {(windows) => <OpenWindows windows={windows} projects={projects} />}
        </Panel>
        <PastWindows />
      </div>
    </>
  );
};

interface OpenWindowsProps {
  readonly windows: readonly MaintenanceWindow[];
  readonly projects: readonly NamedRecord[];
}

const OpenWindows = ({ windows, projects }: OpenWindowsProps) => {
  const now = useNow();
  return (
    <table className="table cards" aria-label="Running and planned">
      <thead>
        <tr>
          <th scope="col" className="wide">
            Window
          </th>
          <th scope="col">State</th>
          <th scope="col">Projects</th>
          <th scope="col">From</th>
          <th scope="col">Until</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {windows.map((window) => (
          <tr key={window.id}>
            <td>
              <strong>{window.title}</strong>
            </td>
            <td data-label="State" className="fit">
              <WindowState window={window} now={now} />
            </td>
            <td data-label="Projects">
              <ProjectLinks projects={window.projects} />
            </td>
            <td data-label="From" className="fit">
              {window.startTime && formatTime(window.startTime)}
            </td>
            <td data-label="Until" className="fit">
              {window.endTime && formatTime(window.endTime)}
            </td>
            <td className="fit">
              <div className="actions">
                <FormButton name={`window-${window.id}`} label="Edit" title={`Edit ${window.title}`} isSmall>
                  {(close) => <WindowForm projects={projects} window={window} close={close} />}
                </FormButton>
                <EndWindowButton window={window} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const WindowState = ({
  window: { startTime, endTime },
  now,
}: {
  readonly window: MaintenanceWindow;
  readonly now: number;
}) => {
  if (startTime !== null && Date.parse(startTime) > now) return <Tag tone="neutral">Planned</Tag>;
  if (endTime !== null && Date.parse(endTime) <= now) return <Tag tone="neutral">Over</Tag>;
  return <Tag tone="info">Running</Tag>;
};

const PastWindows = () => {
  const [page, setPage] = useState(1);
  const screen = useScreen(PastMaintenanceDocument, { offset: (page - 1) * PAGE_SIZE });
  const part = partOf(screen, ['maintenanceWindows'], screen.data?.maintenanceWindows);
  return (
    <Panel
      title="Over"
      height={300}
      part={part}
      empty={part.state === 'ready' && part.value.totalCount === 0 && 'No maintenance is over.'}
    >
      {({ nodes, totalCount }) => (
        <>
          <table className="table cards" aria-label="Over">
            <thead>
              <tr>
                <th scope="col" className="wide">
                  Window
                </th>
                <th scope="col">Projects</th>
                <th scope="col">Made by</th>
                <th scope="col">From</th>
                <th scope="col">Ended</th>
              </tr>
            </thead>
            <tbody>
              {nodes.map((window) => (
                <PastRow key={window.id} window={window} />
              ))}
            </tbody>
          </table>
          <Pager page={page} pageSize={PAGE_SIZE} totalCount={totalCount} show={setPage} />
        </>
      )}
    </Panel>
  );
};

const PastRow = ({ window }: { readonly window: PastWindow }) => (
  <tr>
    <td>{window.title}</td>
    <td data-label="Projects">
      <ProjectLinks projects={window.projects} />
    </td>
    <td data-label="Made by" className="fit">
      {window.createdBy ? printName(window.createdBy) : '–'}
    </td>
    <td data-label="From" className="fit">
      {window.startTime && formatTime(window.startTime)}
    </td>
    <td data-label="Ended" className="fit">
      <Since time={window.closedAt} />
    </td>
  </tr>
);
