import { Anchor, Button } from '@mantine/core';
import { Link } from 'wouter';
import { AlertDocument } from '../gql/graphql.ts';
import { useAlertActions } from '../graph/useAlertActions.ts';
import { partOf, usePolling, useScreen } from '../graph/useScreen.ts';
import { AlertButtons, AlertTags, ProjectLink } from '../ui/AlertTable.tsx';
import { Breakable } from '../ui/Breakable.tsx';
import { formatCount, formatEnum } from '../ui/format.ts';
import { MaintenanceNotice } from '../ui/Maintenance.tsx';
import { Name } from '../ui/Name.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Properties, Property } from '../ui/Properties.tsx';
import { providerName } from '../ui/providers.ts';
import { AssignMenu } from './AssignMenu.tsx';
import type { AlertDetails } from './alertRecord.ts';
import { EscalationSteps } from './EscalationSteps.tsx';
import { IncidentPanel } from './IncidentPanel.tsx';
import { NoteForm } from './NoteForm.tsx';
import { QuietMenu } from './QuietMenu.tsx';
import { Timeline } from './Timeline.tsx';

/** Between two requests for an alert that is shown. */
const POLL_SECONDS = 15;

/** The page of an alert: what is wrong, how far it has escalated, and who did what. */
export const AlertPage = ({ id }: { readonly id: string }) => {
  const screen = useScreen(AlertDocument, { id });
  usePolling(screen.refresh, POLL_SECONDS);
  const alert = screen.data?.alert;
  const part = partOf(screen, ['alert'], alert);
  if (part.state === 'failed' && part.failure.code === 'NOT_FOUND') return <NotFound what="alert" id={id} />;
  return (
    <>
      <PageHead
        title={alert?.title ?? 'Alert'}
        hint={alert && <AlertHint alert={alert} />}
        receivedAt={screen.receivedAt}
      >
        {alert && <AlertControls alert={alert} userId={screen.data?.me?.user?.id ?? null} />}
      </PageHead>
      {alert && alert.state !== 'RESOLVED' && <MaintenanceNotice projectId={alert.project?.id} />}
      <div className="columns">
        <div className="column">
          <Panel title="What is wrong" height={160} part={part}>
            {(found) => <Description alert={found} />}
          </Panel>
          {alert?.project && alert.createdAt && (
            <IncidentPanel
              alertId={id}
              projectId={alert.project.id}
              createdAt={alert.createdAt}
              pollSeconds={POLL_SECONDS}
            />
          )}
          <Panel title="Timeline" height={200} part={part}>
            {(found) => (
              <>
                <Timeline alert={found} />
                <NoteForm alert={found} />
              </>
            )}
          </Panel>
        </div>
        <div className="column second">
          <Panel title="Escalation" hint={alert?.escalationPolicy?.name} height={160} part={part}>
            {(found) => <EscalationSteps alert={found} />}
          </Panel>
          <Panel title="Details" height={200} part={part}>
            {(found) => <Details alert={found} />}
          </Panel>
        </div>
      </div>
    </>
  );
};

const AlertHint = ({ alert }: { readonly alert: AlertDetails }) => (
  <span className="alert-hint">
    <Anchor component={Link} href="/on-call">
      On call
    </Anchor>
    <span>#{alert.alertNumber}</span>
    <AlertTags alert={alert} />
  </span>
);

interface AlertControlsProps {
  readonly alert: AlertDetails;
  readonly userId: string | null;
}

const AlertControls = ({ alert, userId }: AlertControlsProps) => {
  const actions = useAlertActions();
  const isMine = alert.assignee?.id === userId;
  return (
    <div className="actions">
      {userId !== null && !isMine && alert.state !== 'RESOLVED' && (
        <Button size="compact-sm" variant="default" onClick={() => actions.assign([alert.id], userId)}>
          Assign to me
        </Button>
      )}
      {alert.state !== 'RESOLVED' && <AssignMenu assign={(user) => actions.assign([alert.id], user)} />}
      <AlertButtons alert={alert} actions={actions} />
      {alert.project && <QuietMenu project={alert.project} />}
    </div>
  );
};

const Description = ({ alert: { description, imageUrl, additionalInfo } }: { readonly alert: AlertDetails }) => (
  <>
    <p className="description">{description || <span className="quiet">No description came with it.</span>}</p>
    {imageUrl !== null && (
      <p>
        <Anchor href={String(imageUrl)} target="_blank" rel="noreferrer">
          Picture
        </Anchor>
      </p>
    )}
    <Labels entries={flattenLabels(additionalInfo)} />
  </>
);

/** What else the sender sent, folded. */
const Labels = ({ entries }: { readonly entries: ReturnType<typeof flattenLabels> }) =>
  entries.length > 0 && (
    <details className="labels">
      <summary>{entries.length === 1 ? 'One label' : `${formatCount(entries.length)} labels`} of the sender</summary>
      <Properties long>
        {entries.map(([label, value]) => (
          <Property key={label} label={label}>
            <LabelValue value={value} />
          </Property>
        ))}
      </Properties>
    </details>
  );

const LabelValue = ({ value }: { readonly value: string }) =>
  /^https?:/.test(value) ? (
    <Anchor href={value} target="_blank" rel="noreferrer">
      <Breakable text={value} />
    </Anchor>
  ) : (
    <Breakable text={value} />
  );

/** The entries of an object; those of objects inside it as `outer.inner`. */
const flattenLabels = (info: Readonly<Record<string, unknown>>, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(info).flatMap(([key, value]) =>
    isObject(value)
      ? flattenLabels(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, typeof value === 'string' ? value : JSON.stringify(value)] as const],
  );

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const Details = ({ alert }: { readonly alert: AlertDetails }) => {
  const { project, severity, rule, provider, account, resources } = alert;
  return (
    <Properties>
      <Property label="Project">
        {project ? <ProjectLink project={project} /> : <Name of={alert} field="project" none="–" />}
      </Property>
      <Property label="Service">
        <Name of={alert} field="service" none="–" />
      </Property>
      <Property label="Assignee">
        <Name of={alert} field="assignee" none="Nobody" />
      </Property>
      <Property label="Responder">
        <Name of={alert} field="responder" none="Nobody yet" />
      </Property>
      <Property label="Webhook">
        <Name of={alert} field="webhook" none="Opened by hand" />
      </Property>
      <Property label="Severity">{formatEnum(severity)}</Property>
      <Property label="Rule">{rule && <Breakable text={rule} />}</Property>
      <Property label="Provider">{provider && providerName(provider)}</Property>
      <Property label="Account">{account}</Property>
      <Property label="Resources">
        {resources.length > 0 && <Breakable text={resources.map(printResource).join(', ')} />}
      </Property>
    </Properties>
  );
};

const printResource = ({ name, resourceType }: AlertDetails['resources'][number]): string =>
  resourceType ? `${name} (${resourceType})` : name;
