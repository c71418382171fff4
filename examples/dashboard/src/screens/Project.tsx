import { useMemo } from 'react';
import { Link } from 'wouter';
import { FormButton } from '../forms/FormButton.tsx';
import {
  ProjectAlertsDocument,
  ProjectBudgetsDocument,
  ProjectCostDocument,
  ProjectCredentialsDocument,
  type ProjectCredentialsQuery,
  ProjectDashboardsDocument,
  ProjectDocument,
  type ProjectQuery,
} from '../gql/graphql.ts';
import { isUnknown } from '../graph/unknown.ts';
import { useAlertActions } from '../graph/useAlertActions.ts';
import { partOf, type Screen, type ScreenPart, useScreen } from '../graph/useScreen.ts';
import { AlertTable } from '../ui/AlertTable.tsx';
import { ChartPanel } from '../ui/ChartPanel.tsx';
import { formatCount, formatEnum } from '../ui/format.ts';
import { NoteIcon } from '../ui/icons.tsx';
import { MaintenanceNotice } from '../ui/Maintenance.tsx';
import { type NamedRecord, printName, RecordName, Unknown } from '../ui/Name.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Panel } from '../ui/Panel.tsx';
import { EnabledTag, Since } from '../ui/Tag.tsx';
import { useUrlState } from '../ui/useUrlState.ts';
import { BudgetForm, EditBudget } from './budgets/BudgetForm.tsx';
import { Budgets } from './budgets/Budgets.tsx';
import { createCostChart, createCostRows } from './costChart.ts';
import { COST_RANGE, type CostMonths, CostRangeFields, useCostMonths } from './costRange.tsx';
import { DashboardForm } from './DashboardForm.tsx';
import { Dashboards } from './Dashboards.tsx';
import { QuietMenu } from './QuietMenu.tsx';

type CredentialsRecord = NonNullable<ProjectCredentialsQuery['project']>;

type Credential = {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly state: string;
  readonly expiredAt: string | null;
  readonly lastAccessedAt: string | null;
};

interface ProjectProps {
  readonly id: string;
  /** All projects, for forms. */
  readonly projects: readonly NamedRecord[];
}

/** The page of a project. Each area has its own query, so that its panels do not wait for the others. */
export const Project = ({ id, projects }: ProjectProps) => {
  const screen = useScreen(ProjectDocument, { id });
  const project = screen.data?.project;
  const [costRange, change] = useUrlState(COST_RANGE);
  const months = useCostMonths(costRange);
  if (isMissing(screen)) return <NotFound what="project" id={id} />;
  return (
    <>
      <PageHead
        title={project ? printTitle(project) : 'Project'}
        hint={project && <ProjectHint project={project} />}
        receivedAt={screen.receivedAt}
      >
        <div className="updates">
          <CostRangeFields range={costRange} change={change} />
          {project && <QuietMenu project={project} />}
        </div>
      </PageHead>
      <MaintenanceNotice projectId={id} />
      <div className="grid">
        <CostByProduct id={id} projects={projects} months={months} />
        <div className="w4 stack">
          <ProjectBudgets id={id} projects={projects} />
          <Members screen={screen} />
        </div>
        <ProjectAlerts id={id} />
        <ProjectDashboards id={id} />
        <Credentials id={id} />
      </div>
    </>
  );
};

/** The name of a project; what it is, while that is not known. */
const printTitle = (project: NonNullable<ProjectQuery['project']>): string =>
  isUnknown(project, 'name') ? 'Project' : printName(project);

interface ProjectPanelProps {
  readonly id: string;
}

const CostByProduct = ({ id, projects, months }: ProjectProps & { readonly months: CostMonths }) => {
  const variables = useMemo(() => ({ id, ...months }), [id, months]);
  const project = projects.find((each) => each.id === id);
  const projectName = project && printName(project);
  const screen = useScreen(ProjectCostDocument, variables);
  const series = screen.data?.project?.costSeries;
  const chart = useMemo(() => series && createCostChart(series, (name) => name), [series]);
  return (
    <ChartPanel
      title="Cost by product"
      hint="By month; the five largest products"
      category="Month"
      width={8}
      part={partOf(screen, ['project', 'costSeries'], chart)}
      empty={series?.groups.length === 0 && 'No cost is reported for these months.'}
      select={(month, name) => createCostRows(series, month, { project: projectName, product: name })}
    />
  );
};

const ProjectBudgets = ({ id, projects }: ProjectProps) => {
  const screen = useScreen(ProjectBudgetsDocument, { id });
  const part = partOf(screen, ['project', 'budgets'], screen.data?.project?.budgets?.nodes);
  return (
    <Panel
      title="Budgets"
      height={120}
      part={part}
      aside={
        <FormButton name="budget" label="New budget" isSmall>
          {(close) => <BudgetForm projects={projects} projectId={id} close={close} />}
        </FormButton>
      }
      empty={isEmpty(part) && 'This project has no budget.'}
    >
      {(all) => <Budgets budgets={all} actions={(budget) => <EditBudget budget={budget} projects={projects} />} />}
    </Panel>
  );
};

const ProjectDashboards = ({ id }: ProjectPanelProps) => {
  const screen = useScreen(ProjectDashboardsDocument, { id });
  const part = partOf(screen, ['project', 'dashboards'], screen.data?.project?.dashboards?.nodes);
  return (
    <Panel
      title="Dashboards"
      width={6}
      height={200}
      part={part}
      aside={
        <FormButton name="dashboard" label="New dashboard" isSmall>
          {(close) => <DashboardForm projectId={id} close={close} />}
        </FormButton>
      }
      empty={isEmpty(part) && 'This project has no dashboards.'}
    >
      {(all) => <Dashboards dashboards={all} />}
    </Panel>
  );
};

/**
 * Whether there is no such project, or none that the user may see. The graph answers a reference to it with its identifier and
 * without a name, as it does where a deployment cannot name its projects: those have alerts or members.
 */
const isMissing = ({ data, error, loading }: Screen<ProjectQuery>): boolean => {
  if (loading || error !== undefined) return false;
  const project = data?.project;
  return !project || (project.name === null && project.users.length === 0 && project.open?.total === 0);
};

const isEmpty = (part: ScreenPart<readonly unknown[]>): boolean => part.state === 'ready' && part.value.length === 0;

const ProjectHint = ({
  project: { projectGroup, projectType, open },
}: {
  readonly project: NonNullable<ProjectQuery['project']>;
}) => (
  <>
    {[
      projectGroup && printName(projectGroup),
      projectType && `${formatEnum(projectType)} project`,
      open && `${formatCount(open.total)} open ${open.total === 1 ? 'alert' : 'alerts'}`,
    ]
      .filter(Boolean)
      .join(' · ')}
  </>
);

const ProjectAlerts = ({ id: project }: ProjectPanelProps) => {
  const screen = useScreen(ProjectAlertsDocument, { id: project });
  const actions = useAlertActions();
  const alerts = partOf(screen, ['project', 'alerts'], screen.data?.project?.alerts?.nodes);
  return (
    <Panel
      title="Newest open alerts"
      height={320}
      part={alerts}
      empty={isEmpty(alerts) && 'No alert of this project is open.'}
    >
      {(nodes) => (
        <AlertTable
          alerts={nodes}
          caption="Newest open alerts"
          withProject={false}
          actions={actions}
          more={({ id, title, notes }) => <NotesLink id={id} title={title} count={notes?.totalCount ?? null} />}
        />
      )}
    </Panel>
  );
};

interface NotesLinkProps {
  readonly id: string;
  readonly title: string;
  /** Null if it is not known. */
  readonly count: number | null;
}

const NotesLink = ({ id, title, count }: NotesLinkProps) => (
  <Link href={`/alerts/${id}`} className="notes-link" aria-label={`Notes on ${title}: ${count ?? 'not known now'}`}>
    <NoteIcon /> {count ?? <Unknown />}
  </Link>
);

const Members = ({ screen }: { readonly screen: Screen<ProjectQuery> }) => {
  const part = partOf(screen, ['project', 'users'], screen.data?.project?.users);
  return (
    <Panel
      title="Members"
      height={120}
      part={part}
      empty={isEmpty(part) && 'Nobody is a member of this project itself.'}
    >
      {(users) => (
        <ul className="plain rows">
          {users.map((user) => (
            <li key={user.id}>
              <strong>
                <RecordName record={user} />
              </strong>{' '}
              <span className="quiet small">{user.name && user.id}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};

const Credentials = ({ id }: ProjectPanelProps) => {
  const screen = useScreen(ProjectCredentialsDocument, { id });
  const apps = partOf(screen, ['project', 'apps'], screen.data?.project?.apps?.nodes);
  const agents = partOf(screen, ['project', 'agents'], screen.data?.project?.agents?.nodes);
  const part: ScreenPart<readonly Credential[]> =
    apps.state === 'ready' && agents.state === 'ready'
      ? { ...apps, value: [...apps.value.map(toAppRow), ...agents.value.map(toAgentRow)] }
      : apps.state === 'ready'
        ? (agents as ScreenPart<never>)
        : apps;
  return (
    <Panel
      title="Apps and agents"
      width={6}
      height={140}
      part={part}
      empty={isEmpty(part) && 'No app or agent belongs to this project.'}
    >
      {(all) => <CredentialList credentials={all} />}
    </Panel>
  );
};

const toAppRow = (app: NonNullable<CredentialsRecord['apps']>['nodes'][number]): Credential => ({
  ...app,
  name: printName(app),
  kind: 'App',
});

const toAgentRow = ({
  id,
  serviceAccount,
  ...agent
}: NonNullable<CredentialsRecord['agents']>['nodes'][number]): Credential => ({
  ...agent,
  id,
  name: serviceAccount ? printName(serviceAccount) : id,
  kind: 'Agent',
});

const CredentialList = ({ credentials }: { readonly credentials: readonly Credential[] }) => (
  <ul className="plain rows" aria-label="Apps and agents">
    {credentials.map(({ id, name, kind, state, lastAccessedAt, expiredAt }) => (
      <li key={id} className="row-line">
        <div>
          <strong>{name}</strong>
          <div className="quiet small">
            {kind} ·{' '}
            {lastAccessedAt ? (
              <>
                used <Since time={lastAccessedAt} />
              </>
            ) : (
              'never used'
            )}{' '}
            · expires <Since time={expiredAt} />
          </div>
        </div>
        <EnabledTag state={state} />
      </li>
    ))}
  </ul>
);
