import { useLocation } from 'wouter';
import { ConfirmButton } from '../forms/ConfirmButton.tsx';
import { FormButton } from '../forms/FormButton.tsx';
import { DashboardDocument, DeleteDashboardDocument } from '../gql/graphql.ts';
import { useChange } from '../graph/useChange.ts';
import { partOf, useScreen } from '../graph/useScreen.ts';
import { ProjectLink } from '../ui/AlertTable.tsx';
import { MaintenanceNotice } from '../ui/Maintenance.tsx';
import { printName } from '../ui/Name.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Since } from '../ui/Tag.tsx';
import { DashboardForm } from './DashboardForm.tsx';
import { VersionsButton } from './DashboardVersions.tsx';
import type { Dashboard } from './dashboard.ts';
import { readMonthCount, readWidgets } from './widgets/readWidgets.ts';
import { WidgetPanel } from './widgets/WidgetPanel.tsx';

/** A dashboard of a project with its widgets. */
export const DashboardPage = ({ id }: { readonly id: string }) => {
  const screen = useScreen(DashboardDocument, { id });
  const dashboard = screen.data?.projectDashboard;
  const part = partOf(screen, ['projectDashboard'], dashboard);
  if (part.state === 'failed' && ['NOT_FOUND', 'FORBIDDEN'].includes(part.failure.code)) {
    return <NotFound what="dashboard" id={id} />;
  }
  return (
    <>
      <PageHead title={dashboard?.name ?? 'Dashboard'} hint={dashboard && <DashboardHint dashboard={dashboard} />}>
        {dashboard && <DashboardButtons dashboard={dashboard} />}
      </PageHead>
      <MaintenanceNotice projectId={dashboard?.project?.id} />
      <div className="grid">
        {dashboard ? (
          <Widgets dashboard={dashboard} />
        ) : (
          <Panel title="Widgets" height={320} part={part}>
            {() => null}
          </Panel>
        )}
      </div>
    </>
  );
};

const DashboardHint = ({
  dashboard: { project, version, viewers, user, updatedAt, variables },
}: {
  readonly dashboard: Dashboard;
}) => {
  const values = Object.entries(variables).map(([name, value]) => `${name}: ${[value].flat().join(', ')}`);
  return (
    <>
      {project && <ProjectLink project={project} />} · version {version} ·{' '}
      {viewers === 'PRIVATE' ? `only for ${user ? printName(user) : 'its owner'}` : 'for everybody'} · changed{' '}
      <Since time={updatedAt} />
      {values.length > 0 && ` · its variables (${values.join('; ')}) are not applied here`}
    </>
  );
};

const Widgets = ({ dashboard: { layouts, settings, project } }: { readonly dashboard: Dashboard }) => {
  const widgets = readWidgets(layouts);
  if (widgets.length === 0 || project === null) {
    return <p className="panel-empty">This dashboard has no widgets.</p>;
  }
  return widgets.map((widget, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: widgets have no identity but their place
    <WidgetPanel key={index} widget={widget} projectId={project.id} months={readMonthCount(settings)} />
  ));
};

const DashboardButtons = ({ dashboard }: { readonly dashboard: Dashboard }) => (
  <div className="actions">
    <FormButton name="edit" label="Edit" title="Edit the dashboard" isSmall>
      {(close) => <DashboardForm dashboard={dashboard} close={close} />}
    </FormButton>
    <VersionsButton dashboard={dashboard} label="Versions" />
    <DeleteDashboard dashboard={dashboard} />
  </div>
);

const DeleteDashboard = ({ dashboard: { id, name, project } }: { readonly dashboard: Dashboard }) => {
  const [, navigate] = useLocation();
  const remove = useChange(DeleteDashboardDocument, ({ projectDashboardDelete }) => projectDashboardDelete);
  const act = async () => {
    const { refusals } = await remove({ id });
    if (refusals.length === 0) navigate(project ? `/projects/${project.id}` : '/');
    return refusals;
  };
  return (
    <ConfirmButton label="Delete" of="Delete the dashboard" question={`Delete “${name}”?`} act={act}>
      All its versions are deleted. What it shows stays.
    </ConfirmButton>
  );
};
