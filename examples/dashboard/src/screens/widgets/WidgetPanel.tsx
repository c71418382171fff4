import { useMemo } from 'react';
import { Link } from 'wouter';
import {
  type AlertFilter,
  WidgetAlertCountDocument,
  WidgetAlertsDocument,
  WidgetCostDocument,
  type WidgetCostQueryVariables,
} from '../../gql/graphql.ts';
import { useAlertActions } from '../../graph/useAlertActions.ts';
import { partOf, useScreen } from '../../graph/useScreen.ts';
import { AlertTable } from '../../ui/AlertTable.tsx';
import { ChartPanel } from '../../ui/ChartPanel.tsx';
import type { ChartData } from '../../ui/chartData.ts';
import { formatCount, formatMoney, formatPercent } from '../../ui/format.ts';
import { Panel } from '../../ui/Panel.tsx';
import { providerName } from '../../ui/providers.ts';
import { createCostChart, type SelectedCostSeries } from '../costChart.ts';
import { lastMonths } from '../period.ts';
import type { Widget } from './readWidgets.ts';

interface WidgetProps {
  readonly widget: Widget;
  readonly projectId: string;
  /** Months of cost that it shows. */
  readonly months: number;
}

/** A widget of a dashboard, drawn by its kind. */
export const WidgetPanel = (props: WidgetProps) => {
  const { kind } = props.widget;
  if (kind === 'line') return <CostLine {...props} />;
  if (kind === 'pie') return <CostShares {...props} />;
  if (kind === 'number') return <AlertNumber {...props} />;
  if (kind === 'list') return <AlertList {...props} />;
  return <UnknownWidget {...props} />;
};

const ready = { state: 'ready', value: null, failure: null, receivedAt: null } as const;

const UnknownWidget = ({ widget: { kind, title, width } }: WidgetProps) => (
  <Panel title={title} width={width} part={ready}>
    {() => <p className="panel-empty">This page does not draw widgets of the kind “{kind}”.</p>}
  </Panel>
);

const useCost = ({ widget: { groupBy }, projectId, months }: WidgetProps) => {
  const variables = useMemo(
    (): WidgetCostQueryVariables => ({
      project: projectId,
      ...lastMonths(months),
      ...(groupBy ? { groupBy: [groupBy], top: 5 } : {}),
    }),
    [projectId, months, groupBy],
  );
  return useScreen(WidgetCostDocument, variables);
};

const COST_PATH = ['project', 'costSeries'];

const CostLine = (props: WidgetProps) => {
  const screen = useCost(props);
  const series = screen.data?.project?.costSeries;
  const chart = useMemo(() => series && createLineChart(series), [series]);
  return (
    <ChartPanel
      title={props.widget.title}
      category="Month"
      width={props.widget.width}
      part={partOf(screen, COST_PATH, chart)}
      empty={series?.total === 0 && 'No cost is reported for these months.'}
    />
  );
};

/** Lines of the groups, stacked, or of the sum where there are none. */
const createLineChart = (series: SelectedCostSeries): ChartData => {
  const sum = { values: [{ id: 'Cost', name: 'Cost' }], points: series.points };
  const isGrouped = series.groups.length > 0;
  const chart = createCostChart({ ...series, groups: isGrouped ? series.groups : [sum] }, providerName);
  return { ...chart, shape: 'line', stacked: isGrouped };
};

/** Cost by group: its amount, and its share of the sum as a bar. */
const CostShares = (props: WidgetProps) => {
  const { title, width, grouping, groupBy } = props.widget;
  const screen = useCost(props);
  const part = partOf(screen, COST_PATH, screen.data?.project?.costSeries);
  return (
    <Panel
      title={title}
      width={width}
      height={200}
      part={part}
      empty={
        groupBy === undefined
          ? `This page does not group cost by “${grouping}”.`
          : part.state === 'ready' && part.value.groups.length === 0 && 'No cost is reported for these months.'
      }
    >
      {({ groups, others, total, currency }) => (
        <ul className="plain rows" aria-label={title}>
          {[
            ...groups.map(({ values: [value], total: amount }) => ({
              name: value?.name ?? providerName(value?.id ?? 'Without a value'),
              amount,
            })),
            ...(others ? [{ name: 'Others', amount: others.total }] : []),
          ].map(({ name, amount }) => (
            <li key={name}>
              <div className="row-line">
                <span>{name}</span>
                <span className="number">
                  {formatMoney(amount, currency)} <span className="quiet">{formatPercent(amount / (total || 1))}</span>
                </span>
              </div>
              <div className="meter">
                <span style={{ width: `${Math.max(amount / (total || 1), 0) * 100}%` }} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};

const toFilter = ({ states }: Widget): AlertFilter => (states.length > 0 ? { state: { in: [...states] } } : {});

const AlertNumber = ({ widget, projectId }: WidgetProps) => {
  const { title, width, states } = widget;
  const screen = useScreen(WidgetAlertCountDocument, { project: projectId, filter: toFilter(widget) });
  const part = partOf(screen, ['project', 'alertCounts'], screen.data?.project?.alertCounts);
  return (
    <Panel title={title} width={width} height={58} part={part}>
      {({ total }) => (
        <Link className="figure-value" href={`/on-call?project=${projectId}&state=${chooseListedState(states)}`}>
          {formatCount(total)}
        </Link>
      )}
    </Panel>
  );
};

/** The choice of the list of alerts that has all alerts of these states. */
const chooseListedState = (states: Widget['states']): string => {
  if (states.length === 1) return states[0] ?? 'ALL';
  const isOpen = states.length > 0 && states.every((state) => state === 'TRIGGERED' || state === 'ACKNOWLEDGED');
  return isOpen ? 'OPEN' : 'ALL';
};

const AlertList = ({ widget, projectId }: WidgetProps) => {
  const { title, width } = widget;
  const actions = useAlertActions();
  const screen = useScreen(WidgetAlertsDocument, { project: projectId, filter: toFilter(widget) });
  const part = partOf(screen, ['project', 'alerts'], screen.data?.project?.alerts?.nodes);
  return (
    <Panel
      title={title}
      width={width}
      height={320}
      part={part}
      empty={part.state === 'ready' && part.value.length === 0 && 'There is no alert.'}
    >
      {(nodes) => <AlertTable alerts={nodes} caption={title} withProject={false} actions={actions} />}
    </Panel>
  );
};
