import { Anchor } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { OverviewDocument, type OverviewQuery } from '../gql/graphql.ts';
import { useAlertActions } from '../graph/useAlertActions.ts';
import { mapPart, type Part, partOf, type Screen, useScreen } from '../graph/useScreen.ts';
import { AlertTable, ProjectLink } from '../ui/AlertTable.tsx';
import { ChartPanel } from '../ui/ChartPanel.tsx';
import type { ChartData } from '../ui/chartData.ts';
import { formatCount, formatDay, formatMoney, formatPercent, formatTime, providerName } from '../ui/format.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Since } from '../ui/Tag.tsx';
import { Budgets, CLOSE, shareOf } from './Budgets.tsx';
import { costChart } from './costChart.ts';
import { lastDays, lastMonths } from './period.ts';

type Workspace = NonNullable<OverviewQuery['workspace']>;
type Budget = NonNullable<Workspace['budgets']>['nodes'][number];
type Counts = NonNullable<Workspace['open']>;

/** The overview of a workspace, in one query. */
export const Overview = ({ workspaceId }: { readonly workspaceId: string }) => {
  const variables = useMemo(() => ({ workspace: workspaceId, ...lastMonths(), ...lastDays() }), [workspaceId]);
  const screen = useScreen(OverviewDocument, variables);
  const actions = useAlertActions();
  const workspace = screen.data?.workspace;
  const costSeries = partOf(screen, ['workspace', 'costSeries'], workspace?.costSeries);
  const budgets = partOf(screen, ['workspace', 'budgets'], workspace?.budgets?.nodes);
  const open = partOf(screen, ['workspace', 'open'], workspace?.open);
  const urgent = partOf(screen, ['workspace', 'urgent'], workspace?.urgent);
  const alerts = partOf(screen, ['workspace', 'alerts'], workspace?.alerts);

  const limits = useMemo(() => limitsOf(workspace?.budgets?.nodes ?? []), [workspace?.budgets]);
  const series = workspace?.costSeries;
  const chart = useMemo(() => series && costChart(series, providerName, limits), [series, limits]);
  const cost = partOf(screen, ['workspace', 'costSeries'], chart);

  return (
    <>
      <PageHead title="Overview" hint={`${formatDay(variables.firstDay)} to today, and twelve months of cost`} />
      <div className="grid">
        <CostFigure part={costSeries} month={variables.lastMonth} limits={limits} />
        <Figure
          title="Open alerts"
          part={open}
          value={({ total }) => formatCount(total)}
          hint={(counts) => `${formatCount(countOf(counts, 'TRIGGERED'))} not acknowledged`}
        />
        <Figure
          title="Urgent alerts"
          part={urgent}
          value={({ total }) => formatCount(total)}
          hint={(counts) => `${formatCount(countOf(counts, 'TRIGGERED'))} not acknowledged`}
        />
        <Figure
          title="Budgets at risk"
          part={budgets}
          value={(all) => formatCount(atRisk(all).length)}
          hint={(all) => `of ${formatCount(all.length)} budgets`}
        />
        <ChartPanel
          title="Cost by provider"
          hint="By month; the current month so far"
          category="Month"
          width={8}
          part={cost}
          empty={cost.state === 'ready' && cost.value.series.length === 0 && 'No cost is reported for these months.'}
        />
        <Panel
          title="Budgets passed or close"
          hint={`${formatPercent(CLOSE)} spent or more`}
          width={4}
          height={280}
          part={budgets}
          empty={
            budgets.state === 'ready' && atRisk(budgets.value).length === 0 && 'All budgets are within their limits.'
          }
        >
          {(all) => <Budgets budgets={atRisk(all).slice(0, 5)} />}
        </Panel>
        <AlertsPerDay screen={screen} />
        <OpenAlerts open={open} urgent={urgent} />
        <Maintenance screen={screen} />
        <Panel
          title="Newest open alerts"
          height={400}
          part={alerts}
          aside={
            <Anchor component={Link} href="/on-call">
              All open alerts
            </Anchor>
          }
          empty={alerts.state === 'ready' && alerts.value.nodes.length === 0 && 'No alert is open.'}
        >
          {({ nodes }) => <AlertTable alerts={nodes} caption="Newest open alerts" actions={actions} />}
        </Panel>
      </div>
    </>
  );
};

/** The budgets from which 80 percent or more is spent, most first. */
const atRisk = (budgets: readonly Budget[]): Budget[] =>
  budgets.filter((budget) => shareOf(budget) >= CLOSE).sort((one, other) => shareOf(other) - shareOf(one));

/** The limits by month of the budgets for the whole workspace. Undefined if it has none. */
const limitsOf = (budgets: readonly Budget[]) => {
  const own = budgets.filter(({ resourceGroup, usage }) => resourceGroup === 'WORKSPACE' && usage !== null);
  if (own.length === 0) return undefined;
  const byMonth = new Map<string, number>();
  for (const { month, limit } of own.flatMap(({ usage }) => usage ?? []))
    byMonth.set(month, (byMonth.get(month) ?? 0) + limit);
  return { name: 'Budget', byMonth };
};

const countOf = (
  { byState }: { readonly byState: Counts['byState'] },
  state: Counts['byState'][number]['state'],
): number => byState.find((each) => each.state === state)?.count ?? 0;

interface FigureProps<Value> {
  readonly title: string;
  readonly part: Part<Value>;
  readonly value: (value: Value) => string;
  readonly hint: (value: Value) => string;
}

const Figure = <Value,>({ title, part, value, hint }: FigureProps<Value>) => (
  <Panel title={title} width={3} height={58} part={part}>
    {(found) => (
      <div className="figure">
        <span className="figure-value">{value(found)}</span>
        <span className="figure-hint">{hint(found)}</span>
      </div>
    )}
  </Panel>
);

interface CostFigureProps {
  readonly part: Part<NonNullable<Workspace['costSeries']>>;
  readonly month: string;
  readonly limits: ReturnType<typeof limitsOf>;
}

const CostFigure = ({ part, month, limits }: CostFigureProps) => {
  const amountOf = ({ points }: NonNullable<Workspace['costSeries']>) =>
    points.find(({ period }) => period === month)?.amount ?? 0;
  const limit = limits?.byMonth.get(month);
  return (
    <Figure
      title="Cost this month"
      part={part}
      value={(series) => formatMoney(amountOf(series), series.currency)}
      hint={(series) =>
        limit
          ? `${formatPercent(amountOf(series) / limit)} of ${formatMoney(limit, series.currency)}`
          : 'no budget for the workspace'
      }
    />
  );
};

const AlertsPerDay = ({ screen }: { readonly screen: Screen<OverviewQuery> }) => {
  const histogram = screen.data?.workspace?.alertHistogram;
  const chart = useMemo(() => histogram && alertChart(histogram), [histogram]);
  const part = partOf(screen, ['workspace', 'alertHistogram'], chart);
  return <ChartPanel title="Alerts per day" category="Day" width={5} part={part} />;
};

const alertChart = (buckets: NonNullable<Workspace['alertHistogram']>): ChartData => ({
  categories: buckets.map(({ start }) => formatDay(start)),
  series: [
    { name: 'Resolved', values: buckets.map(({ resolved }) => resolved) },
    { name: 'Opened', values: buckets.map(({ opened }) => opened) },
  ],
  stacked: false,
  format: formatCount,
  formatAxis: formatCount,
});

interface OpenAlertsProps {
  readonly open: Part<Counts>;
  readonly urgent: Part<NonNullable<Workspace['urgent']>>;
}

/** Open alerts by state and urgency. */
const OpenAlerts = ({ open, urgent }: OpenAlertsProps) => {
  const part =
    open.state === 'ready' && urgent.state === 'ready'
      ? mapPart(open, (counts) => ({ open: counts, urgent: urgent.value }))
      : open.state === 'ready'
        ? urgent
        : open;
  return (
    <Panel
      title="Open alerts by state and urgency"
      width={4}
      height={280}
      fill
      part={part as Part<{ open: Counts; urgent: NonNullable<Workspace['urgent']> }>}
    >
      {(counts) => (
        <table className="matrix" aria-label="Open alerts by state and urgency">
          <thead>
            <tr>
              <td />
              <th scope="col" className="head">
                High
              </th>
              <th scope="col" className="head">
                Low
              </th>
            </tr>
          </thead>
          <tbody>
            <StateRow label="Triggered" state="TRIGGERED" {...counts} />
            <StateRow label="Acknowledged" state="ACKNOWLEDGED" {...counts} />
          </tbody>
        </table>
      )}
    </Panel>
  );
};

interface StateRowProps {
  readonly label: string;
  readonly state: 'TRIGGERED' | 'ACKNOWLEDGED';
  readonly open: Counts;
  readonly urgent: NonNullable<Workspace['urgent']>;
}

const StateRow = ({ label, state, open, urgent }: StateRowProps) => {
  const high = countOf(urgent, state);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="cell" data-tone={state === 'TRIGGERED' ? 'bad' : 'info'}>
        {formatCount(high)}
      </td>
      <td className="cell">{formatCount(countOf(open, state) - high)}</td>
    </tr>
  );
};

const Maintenance = ({ screen }: { readonly screen: Screen<OverviewQuery> }) => {
  const part = partOf(screen, ['maintenanceWindows'], screen.data?.maintenanceWindows?.nodes);
  const now = Date.now();
  const running = mapPart(part, (all) =>
    all.filter(({ startTime }) => startTime === null || Date.parse(startTime) <= now),
  );
  return (
    <Panel
      title="Maintenance now"
      width={3}
      height={280}
      part={running}
      empty={running.state === 'ready' && running.value.length === 0 && 'No maintenance window is running.'}
    >
      {(windows) => (
        <ul className="plain rows">
          {windows.map(({ id, title, endTime, projects }) => (
            <li key={id}>
              <strong>{title}</strong>
              <div className="quiet small" title={endTime ? formatTime(endTime) : ''}>
                ends <Since time={endTime} />
              </div>
              <div className="small">
                {projects.map((project, index) => (
                  <span key={project.id}>
                    {index > 0 && ', '}
                    <ProjectLink project={project} />
                  </span>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};
