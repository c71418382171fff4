import { useComputedColorScheme } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { chartInk, palette } from '../palette.ts';
import { type ChartData, type ChartLine, sumSeries } from './chartData.ts';
import { seriesColors } from './providers.ts';

use([BarChart, LineChart, GridComponent, TooltipComponent, SVGRenderer]);

/** The address of the rows behind a category. */
export type SelectRows = (category: number, series?: string) => string;

interface ChartProps {
  readonly data: ChartData;
  /** Names the chart for screen readers. */
  readonly label: string;
  /** A click on a bar goes there. The table view has the same links for keyboards. */
  readonly select?: SelectRows | undefined;
}

/** Bars, with optional lines over them. */
export const Chart = ({ data, label, select }: ChartProps) => {
  const [, navigate] = useLocation();
  const open = useEffectEvent((category: number, series?: string) => {
    if (select) navigate(select(category, series));
  });
  const element = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme('light');
  const animation = !useReducedMotion(undefined, { getInitialValueInEffect: false });

  useEffect(() => {
    if (element.current === null) return;
    const chart = init(element.current, undefined, { renderer: 'svg' });
    chart.setOption({ animation, ...createChartOption(data, scheme) });
    chart.on('click', ({ dataIndex, seriesName }) => open(dataIndex, seriesName));
    const observer = new ResizeObserver(() => chart.resize());
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      chart.dispose();
    };
  }, [data, scheme, animation]);

  return (
    <div className="chart-box">
      <Legend data={data} scheme={scheme} />
      <div ref={element} role="img" aria-label={label} />
    </div>
  );
};

type ColorScheme = 'light' | 'dark';

const chooseColors = (series: ChartData['series'], scheme: ColorScheme): readonly string[] =>
  seriesColors(series).map((index) => palette[scheme][index % palette[scheme].length] ?? chartInk[scheme].text);

const Legend = ({
  data: { series, line, before, marks },
  scheme,
}: {
  readonly data: ChartData;
  readonly scheme: ColorScheme;
}) => (
  <ul className="legend" aria-hidden="true">
    {series.map(({ name }, index) => (
      <li key={name} style={{ '--series': chooseColors(series, scheme)[index] } as CSSProperties}>
        {name}
      </li>
    ))}
    {line && (
      <li className="line" style={{ '--series': chartInk[scheme].warn } as CSSProperties}>
        {line.name}
      </li>
    )}
    {before && (
      <li className="line" style={{ '--series': chartInk[scheme].text } as CSSProperties}>
        {before.name}
      </li>
    )}
    {marks?.some((mark) => mark !== null) && (
      <li style={{ '--series': chartInk[scheme].mark } as CSSProperties}>Maintenance</li>
    )}
  </ul>
);

const createLine = ({ name, values }: ChartLine, color: string, width: number) => ({
  ...{ type: 'line', name, data: values, symbol: 'none', silent: true },
  lineStyle: { color, width, type: 'dashed' },
  itemStyle: { color },
});

/** The ground of the categories that have a mark: a step of full height, by an axis of its own. */
const createShadeSeries = (marks: readonly (string | null)[], color: string) => ({
  ...{ type: 'line', step: 'middle', yAxisIndex: 1, z: 0, symbol: 'none', silent: true, name: 'Maintenance' },
  data: marks.map((mark) => (mark === null ? 0 : 1)),
  lineStyle: { opacity: 0 },
  itemStyle: { color },
  areaStyle: { color, opacity: 1 },
  tooltip: { show: false },
});

const createChartOption = (
  { categories, series, line, before, marks, shape, stacked, format, formatAxis }: ChartData,
  scheme: ColorScheme,
): EChartsCoreOption => {
  const ink = chartInk[scheme];
  const fontFamily = '"Inter Variable", system-ui, sans-serif';
  const bars = series.map(({ name, values }) => ({
    type: shape ?? 'bar',
    name,
    data: values,
    barMaxWidth: stacked ? 36 : 14,
    ...(shape === 'line' ? { symbolSize: 5, areaStyle: { opacity: 0.12 } } : {}),
    itemStyle:
      shape === 'line' ? {} : stacked ? { borderColor: ink.surface, borderWidth: 1 } : { borderRadius: [3, 3, 0, 0] },
    emphasis: { disabled: true },
    ...(stacked ? { stack: 'all' } : {}),
  }));
  const lines = [
    ...(line ? [createLine(line, ink.warn, 2)] : []),
    ...(before ? [createLine(before, ink.text, 1.5)] : []),
    ...(marks?.some((mark) => mark !== null) ? [createShadeSeries(marks, ink.mark)] : []),
  ];
  // In the tooltip only.
  const totals = (stacked ? [sumSeries(series)] : []).map(({ name, values }) => ({
    ...{ type: 'line', name, data: values, symbol: 'none', silent: true },
    lineStyle: { opacity: 0 },
    itemStyle: { color: ink.strong },
  }));
  const quiet = { color: ink.text, fontFamily };
  return {
    color: [...chooseColors(series, scheme)],
    grid: { left: 2, right: 2, top: 10, bottom: 6, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow', shadowStyle: { color: ink.text, opacity: 0.08 } },
      backgroundColor: ink.surface,
      borderColor: ink.line,
      textStyle: { color: ink.strong, fontFamily, fontSize: 13 },
      valueFormatter: (value: unknown) => (typeof value === 'number' ? format(value) : '–'),
    },
    xAxis: {
      type: 'category',
      data: categories,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: ink.line } },
      axisLabel: { ...quiet, hideOverlap: true },
    },
    yAxis: [
      {
        type: 'value',
        splitNumber: 4,
        minInterval: 1,
        splitLine: { lineStyle: { color: ink.line } },
        axisLabel: { ...quiet, formatter: formatAxis },
      },
      { type: 'value', show: false, min: 0, max: 1 },
    ],
    series: [...bars, ...totals, ...lines],
  };
};
