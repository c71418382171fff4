import { useMemo } from 'react';
import { Link } from 'wouter';
import { ProjectDocument, type ProjectQuery } from '../gql/graphql.ts';
import { useAlertActions } from '../graph/useAlertActions.ts';
import { type Part, partOf, type Screen, useScreen } from '../graph/useScreen.ts';
import { AlertTable } from '../ui/AlertTable.tsx';
import { ChartPanel } from '../ui/ChartPanel.tsx';
import { formatCount, formatEnum } from '../ui/format.ts';
import { NoteIcon } from '../ui/icons.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Since, Tag } from '../ui/Tag.tsx';
import { Budgets } from './Budgets.tsx';
import { costChart } from './costChart.ts';
import { Dashboards } from './Dashboards.tsx';
import { lastMonths } from './period.ts';
import type { ProjectRecord } from './projectRecord.ts';

type Credential = {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly state: string;
  readonly expiredAt: string | null;
  readonly lastAccessedAt: string | null;
};

/** The page of a project, in one query. */
export const Project = ({ id }: { readonly id: string }) => {
  const variables = useMemo(() => ({ id, ...lastMonths() }), [id]);
  const screen = useScreen(ProjectDocument, variables);
  const project = screen.data?.project;
  const series = project?.costSeries;
  const chart = useMemo(() => series && costChart(series, (name) => name), [series]);
  const cost = partOf(screen, ['project', 'costSeries'], chart);
  const budgets = partOf(screen, ['project', 'budgets'], project?.budgets?.nodes);
  const dashboards = partOf(screen, ['project', 'dashboards'], project?.dashboards?.nodes);

  if (isMissing(screen)) return <NotFound what="project" id={id} />;
  return (
    <>
      <PageHead
        title={project?.name ?? (screen.loading ? 'Project' : id)}
        hint={project && <ProjectHint project={project} />}
      />
      <div className="grid">
        <ChartPanel
          title="Cost by product"
          hint="By month; the five largest products"
          category="Month"
          width={8}
          part={cost}
          empty={cost.state === 'ready' && cost.value.series.length === 0 && 'No cost is reported for these months.'}
        />
        <Panel
          title="Budgets"
          width={4}
          height={280}
          part={budgets}
          empty={isEmpty(budgets) && 'This project has no budget.'}
        >
          {(all) => <Budgets budgets={all} />}
        </Panel>
        <ProjectAlerts screen={screen} />
        <Panel
          title="Dashboards"
          width={5}
          height={200}
          part={dashboards}
          empty={isEmpty(dashboards) && 'This project has no dashboards.'}
        >
          {(all) => <Dashboards dashboards={all} />}
        </Panel>
        <Members screen={screen} />
        <Credentials screen={screen} />
      </div>
    </>
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

const isEmpty = (part: Part<readonly unknown[]>): boolean => part.state === 'ready' && part.value.length === 0;

const ProjectHint = ({ project: { projectGroup, projectType, open } }: { readonly project: ProjectRecord }) => (
  <>
    {[
      projectGroup && (projectGroup.name ?? projectGroup.id),
      projectType && `${formatEnum(projectType)} project`,
      open && `${formatCount(open.total)} open ${open.total === 1 ? 'alert' : 'alerts'}`,
    ]
      .filter(Boolean)
      .join(' · ')}
  </>
);

const ProjectAlerts = ({ screen }: { readonly screen: Screen<ProjectQuery> }) => {
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
          more={({ id, title, notes }) => <NotesLink id={id} title={title} count={notes?.totalCount ?? 0} />}
        />
      )}
    </Panel>
  );
};

const NotesLink = ({ id, title, count }: { readonly id: string; readonly title: string; readonly count: number }) => (
  <Link href={`/alerts/${id}`} className="notes-link" aria-label={`Notes on ${title}: ${count}`}>
    <NoteIcon /> {count}
  </Link>
);

const Members = ({ screen }: { readonly screen: Screen<ProjectQuery> }) => {
  const part = partOf(screen, ['project', 'users'], screen.data?.project?.users);
  return (
    <Panel
      title="Members"
      width={3}
      height={120}
      part={part}
      empty={isEmpty(part) && 'Nobody is a member of this project itself.'}
    >
      {(users) => (
        <ul className="plain rows">
          {users.map(({ id, name }) => (
            <li key={id}>
              <strong>{name ?? id}</strong> <span className="quiet small">{name && id}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};

const Credentials = ({ screen }: { readonly screen: Screen<ProjectQuery> }) => {
  const apps = partOf(screen, ['project', 'apps'], screen.data?.project?.apps?.nodes);
  const agents = partOf(screen, ['project', 'agents'], screen.data?.project?.agents?.nodes);
  const part: Part<readonly Credential[]> =
    apps.state === 'ready' && agents.state === 'ready'
      ? { ...apps, value: [...apps.value.map(appRow), ...agents.value.map(agentRow)] }
      : apps.state === 'ready'
        ? (agents as Part<never>)
        : apps;
  return (
    <Panel
      title="Apps and agents"
      width={4}
      height={140}
      part={part}
      empty={isEmpty(part) && 'No app or agent belongs to this project.'}
    >
      {(all) => <CredentialList credentials={all} />}
    </Panel>
  );
};

const appRow = ({ id, name, ...app }: NonNullable<ProjectRecord['apps']>['nodes'][number]): Credential => ({
  ...app,
  id,
  name: name ?? id,
  kind: 'App',
});

const agentRow = ({
  id,
  serviceAccount,
  ...agent
}: NonNullable<ProjectRecord['agents']>['nodes'][number]): Credential => ({
  ...agent,
  id,
  name: serviceAccount?.name ?? id,
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
        <Tag tone={state === 'ENABLED' ? 'good' : 'neutral'}>{formatEnum(state)}</Tag>
      </li>
    ))}
  </ul>
);
