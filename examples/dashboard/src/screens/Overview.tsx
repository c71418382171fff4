import { Anchor, NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { MaintenanceBetweenDocument, OverviewDocument, type OverviewQuery } from '../gql/graphql.ts';
import { type MaintenanceWindow, useRunningWindows } from '../graph/maintenance.tsx';
import { useAlertActions } from '../graph/useAlertActions.ts';
import { mapScreenPart, partOf, type Screen, type ScreenPart, usePolling, useScreen } from '../graph/useScreen.ts';
import { AlertTable, ProjectLinks } from '../ui/AlertTable.tsx';
import { ChartPanel } from '../ui/ChartPanel.tsx';
import type { ChartData } from '../ui/chartData.ts';
import { formatCount, formatDay, formatMoney, formatPercent } from '../ui/format.ts';
import { Until } from '../ui/Maintenance.tsx';
import { Unknown } from '../ui/Name.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Panel } from '../ui/Panel.tsx';
import { providerName } from '../ui/providers.ts';
import { type ChangeUrlState, useUrlState } from '../ui/useUrlState.ts';
import { Budgets, CLOSE_SHARE, computeShare } from './budgets/Budgets.tsx';
import { createCostChart, createCostRows } from './costChart.ts';
import { COST_RANGE, CostRangeFields, formatCostMonths, readMonths, useCostMonths } from './costRange.tsx';
import { computeElapsedShare, daysBefore, daysBetween, lastDays, lastMonths, monthsBefore } from './period.ts';

type OverviewWorkspace = NonNullable<OverviewQuery['workspace']>;
type OverviewCostSeries = NonNullable<OverviewWorkspace['costSeries']>;
type OverviewBudget = NonNullable<OverviewWorkspace['budgets']>['nodes'][number];
type OpenAlertCounts = NonNullable<OverviewWorkspace['open']>;

const DEFAULTS = { days: '14', from: '', to: '', ...COST_RANGE, refresh: '60' };

const periods = [
  ...['7', '14', '30', '90'].map((value) => ({ value, label: `Alerts of ${value} days` })),
  { value: 'own', label: 'Alerts from … to …' },
];
const refreshes = [
  { value: '0', label: 'No refresh' },
  { value: '30', label: 'Every 30 s' },
  { value: '60', label: 'Every minute' },
  { value: '300', label: 'Every 5 minutes' },
];

/** The overview of a workspace, in one query. Panels are drawn as their parts of the answer come. */
export const Overview = ({ workspaceId: workspace }: { readonly workspaceId: string }) => {
  const [state, change] = useUrlState(DEFAULTS);
  const { days, from, to, refresh } = state;
  const months = useCostMonths(state);
  const now = readMonths(state);
  const range = useMemo(() => {
    const own = days === 'own' ? daysBetween(from, to) : null;
    return own ?? lastDays(Number(days) || 14);
  }, [days, from, to]);
  const before = { ...monthsBefore(months), ...daysBefore(range) };
  const screen = useScreen(OverviewDocument, { workspace, ...months, ...now, ...range, ...before });
  usePolling(screen.refresh, Number(refresh) || 0);

  const budgetRows = partOf(screen, ['workspace', 'budgets'], screen.data?.workspace?.budgets?.nodes);
  const limits = useMemo(
    () => sumLimits(screen.data?.workspace?.budgets?.nodes ?? [], ({ usage }) => usage),
    [screen.data?.workspace?.budgets],
  );
  return (
    <>
      <PageHead
        title="Overview"
        receivedAt={screen.receivedAt}
        hint={`Alerts of ${formatDay(range.firstDay)} to ${formatLastDay(range)}, cost of ${formatCostMonths(months)}`}
      >
        <div className="updates">
          <PageSelect label="Period" data={periods} value={days} set={(value) => change({ days: value })} />
          {days === 'own' && <OwnRange from={from} to={to} change={change} />}
          <CostRangeFields range={state} change={change} />
          <PageSelect label="Refresh" data={refreshes} value={refresh} set={(value) => change({ refresh: value })} />
        </div>
      </PageHead>
      <div className="grid">
        <CostFigure screen={screen} budgets={budgetRows} month={now.thisMonth} isOwnMonths={now.isOwnMonths} />
        <AlertFigures screen={screen} />
        <Figure
          title="Budgets at risk"
          part={budgetRows}
          value={(all) => (isRiskKnown(all) ? formatCount(filterAtRisk(all).length) : <Unknown />)}
          hint={printBudgetCount}
        />
        <CostByProvider screen={screen} limits={limits} lastMonth={months.lastMonth} />
        <BudgetsAtRisk part={budgetRows} />
        <AlertsPerDay screen={screen} range={range} />
        <OpenAlerts screen={screen} />
        <Maintenance />
        <NewestAlerts screen={screen} />
      </div>
    </>
  );
};

type DayRange = ReturnType<typeof lastDays>;

const formatLastDay = ({ nextDay }: DayRange): string =>
  Date.parse(nextDay) > Date.now() ? 'today' : formatDay(new Date(Date.parse(nextDay) - 1).toISOString());

interface OwnRangeProps {
  readonly from: string;
  readonly to: string;
  readonly change: ChangeUrlState<typeof DEFAULTS>;
}

/** The days of a range of one's own, of UTC. */
const OwnRange = ({ from, to, change }: OwnRangeProps) => {
  const field = (label: string, name: 'from' | 'to', value: string) => (
    <TextInput
      size="xs"
      type="date"
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value }, { replace: true })}
    />
  );
  return (
    <>
      {field('From', 'from', from)}
      {field('To', 'to', to)}
    </>
  );
};

interface PageSelectProps {
  readonly label: string;
  readonly data: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly set: (value: string) => void;
}

const PageSelect = ({ label, data, value, set }: PageSelectProps) => (
  <NativeSelect
    size="xs"
    aria-label={label}
    data={[...data]}
    value={value}
    onChange={({ currentTarget }) => set(currentTarget.value)}
  />
);

type BudgetLimitLine = ReturnType<typeof sumLimits>;

interface CostByProviderProps {
  readonly screen: Screen<OverviewQuery>;
  readonly limits: BudgetLimitLine;
  readonly lastMonth: string;
}

const CostByProvider = ({ screen, limits, lastMonth }: CostByProviderProps) => {
  const { costSeries: series, costBefore } = screen.data?.workspace ?? {};
  const chart = useMemo(
    () => series && createCostChart(series, providerName, limits, costBefore),
    [series, limits, costBefore],
  );
  return (
    <ChartPanel
      title="Cost by provider"
      hint={lastMonth === lastMonths().lastMonth ? 'By month; the current month so far' : 'By month'}
      category="Month"
      width={8}
      part={partOf(screen, ['workspace', 'costSeries'], chart)}
      empty={series?.groups.length === 0 && 'No cost is reported for these months.'}
      select={(month, name) => createCostRows(series, month, { provider: name })}
    />
  );
};

const BudgetsAtRisk = ({ part }: { readonly part: ScreenPart<readonly OverviewBudget[]> }) => {
  const risky = mapScreenPart(part, filterAtRisk);
  return (
    <Panel
      title="Budgets passed or close"
      hint={`${formatPercent(CLOSE_SHARE)} spent or more`}
      width={4}
      height={280}
      part={risky}
      empty={part.state === 'ready' && printNoRisk(part.value)}
    >
      {(all) => <Budgets budgets={all} />}
    </Panel>
  );
};

const NewestAlerts = ({ screen }: { readonly screen: Screen<OverviewQuery> }) => {
  const actions = useAlertActions();
  const part = partOf(screen, ['workspace', 'alerts'], screen.data?.workspace?.alerts?.nodes);
  return (
    <Panel
      title="Newest open alerts"
      height={400}
      part={part}
      aside={
        <Anchor component={Link} href="/on-call" fz="sm">
          All open alerts
        </Anchor>
      }
      empty={part.state === 'ready' && part.value.length === 0 && 'No alert is open.'}
    >
      {(nodes) => <AlertTable alerts={nodes} caption="Newest open alerts" actions={actions} />}
    </Panel>
  );
};

const readShare = (budget: OverviewBudget): number => computeShare(budget) ?? 0;

/** The budgets from which 80 percent or more is known to be spent, most first. */
const filterAtRisk = (budgets: readonly OverviewBudget[]): OverviewBudget[] =>
  budgets.filter((budget) => readShare(budget) >= CLOSE_SHARE).sort((one, other) => readShare(other) - readShare(one));

/** Whether what is spent of each budget is known. */
const isRiskKnown = (budgets: readonly OverviewBudget[]): boolean =>
  budgets.every((budget) => computeShare(budget) !== null);

const printBudgetCount = (budgets: readonly OverviewBudget[]): string => {
  const { length } = filterAtRisk(budgets);
  const atLeast = length > 0 && !isRiskKnown(budgets) ? `at least ${formatCount(length)} ` : '';
  return `${atLeast}of ${formatCount(budgets.length)} budgets`;
};

/** What stands where no budget is known to be at risk. */
const printNoRisk = (budgets: readonly OverviewBudget[]): string | false => {
  if (filterAtRisk(budgets).length > 0) return false;
  return isRiskKnown(budgets) ? 'All budgets are within their limits.' : 'What is spent is not known now.';
};

type UsageOf = (budget: OverviewBudget) => OverviewBudget['usage'];

const filterOfWorkspace = (budgets: readonly OverviewBudget[]): OverviewBudget[] =>
  budgets.filter(({ resourceGroup }) => resourceGroup === 'WORKSPACE');

/** The limits by month of the budgets for the whole workspace. Undefined if it has none, or if they are not known. */
const sumLimits = (budgets: readonly OverviewBudget[], usageOf: UsageOf) => {
  const usages = filterOfWorkspace(budgets).map(usageOf);
  if (usages.length === 0 || usages.includes(null)) return undefined;
  const byMonth = new Map<string, number>();
  for (const { month, limit } of usages.flatMap((usage) => usage ?? []))
    byMonth.set(month, (byMonth.get(month) ?? 0) + limit);
  return { name: 'Budget', byMonth };
};

/** The budget of the workspace in a month. Nothing while budgets are loaded. */
const listLimit = (
  part: ScreenPart<readonly OverviewBudget[]>,
  usageOf: UsageOf,
  month: string,
  money: (amount: number) => string,
): readonly string[] => {
  if (part.state === 'loading') return [];
  if (part.state === 'failed' || filterOfWorkspace(part.value).some((budget) => usageOf(budget) === null)) {
    return ['budget not known now'];
  }
  const limit = sumLimits(part.value, usageOf)?.byMonth.get(month);
  return [limit ? `budget ${money(limit)}` : 'no budget for the workspace'];
};

const findCount = (
  { byState }: { readonly byState: OpenAlertCounts['byState'] },
  state: OpenAlertCounts['byState'][number]['state'],
): number => byState.find((each) => each.state === state)?.count ?? 0;

interface FigureProps<Value> {
  readonly title: string;
  readonly part: ScreenPart<Value>;
  /** Where the rows are that the figure counts. */
  readonly href?: string;
  readonly value: (value: Value) => ReactNode;
  readonly hint: (value: Value) => string;
}

const Figure = <Value,>({ title, part, href, value, hint }: FigureProps<Value>) => (
  <Panel title={title} width={3} height={58} part={part}>
    {(found) => (
      <div className="figure">
        <span className="figure-value">{href ? <Link href={href}>{value(found)}</Link> : value(found)}</span>
        <span className="figure-hint">{hint(found)}</span>
      </div>
    )}
  </Panel>
);

const AlertFigures = ({ screen }: { readonly screen: Screen<OverviewQuery> }) => {
  const workspace = screen.data?.workspace;
  const hint = (counts: OpenAlertCounts) => `${formatCount(findCount(counts, 'TRIGGERED'))} not acknowledged`;
  const value = ({ total }: OpenAlertCounts) => formatCount(total);
  return (
    <>
      <Figure
        title="Open alerts"
        part={partOf(screen, ['workspace', 'open'], workspace?.open)}
        href="/on-call"
        value={value}
        hint={hint}
      />
      <Figure
        title="Urgent alerts"
        part={partOf(screen, ['workspace', 'urgent'], workspace?.urgent)}
        href="/on-call?urgency=HIGH"
        value={value}
        hint={hint}
      />
    </>
  );
};

interface CostFigureProps {
  readonly screen: Screen<OverviewQuery>;
  readonly budgets: ScreenPart<readonly OverviewBudget[]>;
  /** The current month. */
  readonly month: string;
  /** Whether it is requested in addition to the months of the chart. */
  readonly isOwnMonths: boolean;
}

/** The cost of the month so far, and what it will be at this rate, compared with the month before and the budget. */
const CostFigure = ({ screen, budgets, month, isOwnMonths }: CostFigureProps) => {
  const { costSeries, costNow } = screen.data?.workspace ?? {};
  const part = partOf<Pick<OverviewCostSeries, 'currency' | 'points'>>(
    screen,
    ['workspace', isOwnMonths ? 'costNow' : 'costSeries'],
    isOwnMonths ? costNow : costSeries,
  );
  const usageOf: UsageOf = ({ usage, usageNow }) => (isOwnMonths ? (usageNow ?? null) : usage);
  const amountsOf = ({ points }: Pick<OverviewCostSeries, 'points'>) => {
    const index = points.findIndex(({ period }) => period === month);
    const amount = points[index]?.amount ?? 0;
    return {
      amount,
      before: points[index - 1]?.amount ?? 0,
      forecast: amount / computeElapsedShare(month, new Date()),
    };
  };
  return (
    <Figure
      title="Cost this month"
      part={part}
      value={(series) => formatMoney(amountsOf(series).amount, series.currency)}
      hint={(series) => {
        const { forecast, before } = amountsOf(series);
        const money = (amount: number) => formatMoney(amount, series.currency);
        return [
          `${money(forecast)} at this rate`,
          ...(before > 0 ? [`${money(before)} last month`] : []),
          ...listLimit(budgets, usageOf, month, money),
        ].join(' · ');
      }}
    />
  );
};

interface AlertsPerDayProps {
  readonly screen: Screen<OverviewQuery>;
  readonly range: DayRange;
}

const AlertsPerDay = ({ screen, range: { firstDay, nextDay } }: AlertsPerDayProps) => {
  const { alertHistogram: histogram, before } = screen.data?.workspace ?? {};
  const windows = useScreen(MaintenanceBetweenDocument, { from: firstDay, to: nextDay }).data?.maintenanceWindows;
  const chart = useMemo(
    () => histogram && createAlertChart(histogram, before ?? [], windows?.nodes ?? []),
    [histogram, before, windows],
  );
  const part = partOf(screen, ['workspace', 'alertHistogram'], chart);
  const select = (index: number, series?: string) => {
    const day = histogram?.[index]?.start.slice(0, 'YYYY-MM-DD'.length);
    return `/on-call?state=ALL&range=${series === 'Resolved' ? 'resolved-' : ''}${day}`;
  };
  return <ChartPanel title="Alerts per day" category="Day" width={5} part={part} select={select} />;
};

type HistogramBuckets = NonNullable<OverviewWorkspace['alertHistogram']>;

const createAlertChart = (
  buckets: HistogramBuckets,
  before: readonly Pick<HistogramBuckets[number], 'opened'>[],
  windows: readonly MaintenanceWindow[],
): ChartData => ({
  categories: buckets.map(({ start }) => formatDay(start)),
  series: [
    { name: 'Resolved', values: buckets.map(({ resolved }) => resolved) },
    { name: 'Opened', values: buckets.map(({ opened }) => opened) },
  ],
  ...(before.some(({ opened }) => opened > 0)
    ? { before: { name: 'Opened before', values: before.map(({ opened }) => opened) } }
    : {}),
  marks: buckets.map(({ start }) => windows.find((window) => overlapsDay(window, start))?.title ?? null),
  stacked: false,
  format: formatCount,
  formatAxis: formatCount,
});

const DAY_MS = 86_400_000;

const overlapsDay = ({ startTime, endTime }: MaintenanceWindow, day: string): boolean =>
  Date.parse(startTime ?? '') < Date.parse(day) + DAY_MS && Date.parse(endTime ?? '') > Date.parse(day);

/** Open alerts by state and urgency. Each number leads to its alerts. */
const OpenAlerts = ({ screen }: { readonly screen: Screen<OverviewQuery> }) => {
  const { open, urgent } = screen.data?.workspace ?? {};
  const part = partOf(screen, ['workspace', open ? 'urgent' : 'open'], open && urgent && { open, urgent });
  return (
    <Panel title="Open alerts by state and urgency" width={4} height={280} fill part={part}>
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
  readonly open: OpenAlertCounts;
  readonly urgent: OpenAlertCounts;
}

const StateRow = ({ label, state, open, urgent }: StateRowProps) => {
  const high = findCount(urgent, state);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="cell" data-tone={state === 'TRIGGERED' ? 'bad' : 'info'}>
        <Link href={`/on-call?state=${state}&urgency=HIGH`}>{formatCount(high)}</Link>
      </td>
      <td className="cell">
        <Link href={`/on-call?state=${state}&urgency=LOW`}>{formatCount(findCount(open, state) - high)}</Link>
      </td>
    </tr>
  );
};

const Maintenance = () => {
  const running = useRunningWindows();
  return (
    <Panel
      title="Maintenance now"
      width={3}
      height={280}
      part={running}
      aside={
        <Anchor component={Link} href="/maintenance" fz="sm">
          All windows
        </Anchor>
      }
      empty={running.state === 'ready' && running.value.length === 0 && 'No maintenance window is running.'}
    >
      {(windows) => (
        <ul className="plain rows">
          {windows.map((window) => (
            <li key={window.id}>
              <strong>{window.title}</strong>
              <div className="quiet small">
                <Until window={window} />
              </div>
              <div className="small">
                <ProjectLinks projects={window.projects} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};
