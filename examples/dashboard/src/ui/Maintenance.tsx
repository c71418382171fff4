import { ConfirmButton } from '../forms/ConfirmButton.tsx';
import type { AlertRowFragment } from '../gql/graphql.ts';
import { type MaintenanceWindow, useProjectWindow } from '../graph/maintenance.tsx';
import { useWindows } from '../graph/useWindows.ts';
import { formatTime, formatUntil } from './format.ts';
import { MaintenanceIcon } from './icons.tsx';
import { printName } from './Name.tsx';
import { Tag } from './Tag.tsx';
import { useNow } from './useNow.ts';

/** `Search index rebuild, until 22:00`. */
export const printWindow = ({ title, endTime }: MaintenanceWindow, now: number): string =>
  endTime === null ? title : `${title}, until ${formatUntil(endTime, now)}`;

/** When a maintenance window ends. */
export const Until = ({ window: { endTime } }: { readonly window: MaintenanceWindow }) => {
  const now = useNow();
  if (endTime === null) return 'until it is closed';
  return (
    <time dateTime={endTime} title={formatTime(endTime)}>
      until {formatUntil(endTime, now)}
    </time>
  );
};

/** Marks an open alert that a maintenance window silences. */
export const MaintenanceTag = ({ alert }: { readonly alert: Pick<AlertRowFragment, 'project' | 'state'> }) => {
  const window = useProjectWindow(alert.project?.id);
  const now = useNow();
  if (!window || alert.state === 'RESOLVED') return null;
  return (
    <Tag tone="info" title={printWindow(window, now)}>
      Maintenance
    </Tag>
  );
};

/** Says that a maintenance window of a project runs, and what that means. Nothing if none does. */
export const MaintenanceNotice = ({ projectId }: { readonly projectId: string | undefined }) => {
  const window = useProjectWindow(projectId);
  if (!window) return null;
  return (
    <div className="maintenance">
      <MaintenanceIcon />
      <span className="maintenance-text">
        <strong>Maintenance: {window.title}</strong>, <Until window={window} />. Alerts notify nobody, and their
        escalation is paused.
      </span>
      <EndWindowButton window={window} />
    </div>
  );
};

/** Ends a maintenance window before its time. */
export const EndWindowButton = ({ window }: { readonly window: MaintenanceWindow }) => {
  const { end } = useWindows();
  return (
    <ConfirmButton
      label="End now"
      of={`End now: ${window.title}`}
      question={`End “${window.title}”?`}
      act={() => end(window.id)}
    >
      Alerts of {window.projects.map(printName).join(', ')} notify again, and escalate. A window that has ended cannot
      be opened again.
    </ConfirmButton>
  );
};
