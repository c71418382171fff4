import { Anchor, Button, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { AlertRowFragment } from '../gql/graphql.ts';
import type { AlertActions } from '../graph/useAlertActions.ts';
import { MaintenanceTag } from './Maintenance.tsx';
import { Name, type NamedRecord, RecordName } from './Name.tsx';
import { Since, StateTag, UrgencyTag } from './Tag.tsx';

interface AlertTableProps<Alert extends AlertRowFragment> {
  readonly alerts: readonly Alert[];
  readonly caption: string;
  readonly actions: AlertActions;
  /** Whether to name the project of each alert. */
  readonly withProject?: boolean;
  /** Further controls of an alert. */
  readonly more?: (alert: Alert) => ReactNode;
}

/** Alerts with what they concern, who is on them, and what can be done. */
export const AlertTable = <Alert extends AlertRowFragment>({
  alerts,
  caption,
  withProject = true,
  ...rest
}: AlertTableProps<Alert>) => (
  <table className="table cards" aria-label={caption}>
    <thead>
      <tr>
        <th scope="col" className="wide">
          Alert
        </th>
        <th scope="col">State</th>
        <th scope="col">{withProject ? 'Project and service' : 'Service'}</th>
        <th scope="col">Assignee</th>
        <th scope="col">Opened</th>
        <th scope="col">
          <VisuallyHidden>Actions</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {alerts.map((alert) => (
        <AlertTableRow key={alert.id} alert={alert} withProject={withProject} {...rest} />
      ))}
    </tbody>
  </table>
);

type RowProps<Alert extends AlertRowFragment> = Omit<AlertTableProps<Alert>, 'alerts' | 'caption'> & {
  readonly alert: Alert;
};

const AlertTableRow = <Alert extends AlertRowFragment>({ alert, withProject, actions, more }: RowProps<Alert>) => (
  <tr>
    <td>
      <AlertTitle alert={alert} />
    </td>
    <td data-label="State" className="fit">
      <AlertTags alert={alert} />
    </td>
    <td data-label={withProject ? 'Project' : 'Service'} className="fit">
      {withProject ? <ProjectAndService alert={alert} /> : <Name of={alert} field="service" none="–" />}
    </td>
    <td data-label="Assignee" className="fit">
      <Name of={alert} field="assignee" none="Nobody" />
    </td>
    <td data-label="Opened" className="fit">
      <Since time={alert.createdAt} />
    </td>
    <td className="fit">
      <div className="actions">
        {more?.(alert)}
        <AlertButtons alert={alert} actions={actions} />
      </div>
    </td>
  </tr>
);

interface AlertTitleProps {
  readonly alert: AlertRowFragment;
  /** Whether to add when it was opened. */
  readonly withTime?: boolean;
}

export const AlertTitle = ({ alert, withTime = false }: AlertTitleProps) => (
  <>
    <Link href={`/alerts/${alert.id}`} className="title">
      {alert.title}
    </Link>
    <div className="quiet small">
      #{alert.alertNumber}
      {alert.webhook && (
        <>
          {' · '}
          <RecordName record={alert.webhook} />
        </>
      )}
      {withTime && (
        <>
          {' · '}
          <Since time={alert.createdAt} />
        </>
      )}
    </div>
  </>
);

export const AlertTags = ({ alert }: { readonly alert: AlertRowFragment }) => (
  <span className="tag-groups">
    <span className="tags">
      <StateTag state={alert.state} />
      <UrgencyTag urgency={alert.urgency} severity={alert.severity} />
    </span>
    <MaintenanceTag alert={alert} />
  </span>
);

export const ProjectAndService = ({ alert }: { readonly alert: AlertRowFragment }) => (
  <div>
    {alert.project ? <ProjectLink project={alert.project} /> : <Name of={alert} field="project" none="–" />}
    <div className="quiet small">
      <Name of={alert} field="service" none="" />
    </div>
  </div>
);

export const ProjectLink = ({ project }: { readonly project: NamedRecord }) => (
  <Anchor component={Link} href={`/projects/${project.id}`} fz="inherit">
    <RecordName record={project} />
  </Anchor>
);

export const ProjectLinks = ({ projects }: { readonly projects: readonly NamedRecord[] }) => (
  <span>
    {projects.map((project, index) => (
      <span key={project.id}>
        {index > 0 && ', '}
        <ProjectLink project={project} />
      </span>
    ))}
  </span>
);

interface AlertButtonsProps {
  readonly alert: Pick<AlertRowFragment, 'id' | 'state' | 'title'>;
  readonly actions: AlertActions;
}

/** What can be done with an alert in its state. */
export const AlertButtons = ({ alert: { id, state, title }, actions }: AlertButtonsProps) => {
  const isBusy = actions.busy.has(id);
  return (
    <>
      {state === 'TRIGGERED' && (
        <Button
          size="compact-sm"
          loading={isBusy}
          onClick={() => actions.acknowledge([id])}
          aria-label={`Acknowledge ${title}`}
        >
          Acknowledge
        </Button>
      )}
      {state === 'RESOLVED' ? (
        <Button
          size="compact-sm"
          variant="default"
          loading={isBusy}
          onClick={() => actions.reopen([id])}
          aria-label={`Reopen ${title}`}
        >
          Reopen
        </Button>
      ) : (
        <Button
          size="compact-sm"
          variant="default"
          disabled={isBusy}
          onClick={() => actions.resolve([id])}
          aria-label={`Resolve ${title}`}
        >
          Resolve
        </Button>
      )}
    </>
  );
};
