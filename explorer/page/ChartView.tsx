import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type TooltipItem,
} from 'chart.js';
import { useEffect, useRef } from 'react';
import { chartInk, palette } from '../../examples/dashboard/src/palette.ts';
import { colorIndexes } from './providers.ts';
import { type Chart, formatTimeLabel, formatValue } from './series.ts';

ChartJs.register(
  ...[BarController, BarElement, LineController, LineElement, PointElement],
  ...[CategoryScale, LinearScale, Legend, Tooltip],
);

/** More points than this are drawn as lines. */
const MAX_BARS = 40;

/** A chart of bars, or of lines if it has many points. Screen readers are referred to the table. */
export const ChartView = ({ chart }: { readonly chart: Chart }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null) return;
    const drawn = new ChartJs(canvas.current, createChartConfig(chart, canvas.current));
    return () => drawn.destroy();
  }, [chart]);

  return (
    <div className="chart-box">
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Chart of ${chart.path}: ${chart.title}. The table below has its values.`}
      />
    </div>
  );
};

const createChartConfig = ({ times, series, isStacked, unit }: Chart, element: HTMLElement) => {
  const { palette, ink, line, surface, font } = readChartStyle(element);
  const isLine = times.length > MAX_BARS;
  const colors = colorIndexes(series.map(({ name }) => name));
  const datasets = series.map(({ name, values }, at) => {
    const color = palette[(colors[at] ?? 0) % palette.length] ?? ink;
    return {
      label: name,
      data: [...values],
      backgroundColor: color,
      hoverBackgroundColor: color,
      borderColor: isLine ? color : surface,
      borderWidth: isLine ? 2 : { top: 1 },
      borderRadius: 2,
      maxBarThickness: 44,
      pointRadius: 0,
      spanGaps: false,
      fill: false,
    };
  });
  const ticks = { color: ink, font };
  return {
    type: isLine ? ('line' as const) : ('bar' as const),
    data: { labels: times.map(formatTimeLabel), datasets },
    options: {
      animation: false as const,
      maintainAspectRatio: false,
      interaction: { mode: 'index' as const, intersect: false },
      scales: {
        x: { stacked: isStacked && !isLine, grid: { display: false }, border: { color: line }, ticks },
        y: {
          stacked: isStacked,
          beginAtZero: true,
          grid: { color: line },
          border: { display: false },
          ticks: { ...ticks, callback: (value: number | string) => formatAxisLabel(Number(value), unit) },
          title: { display: unit !== '', text: unit, color: ink, font },
        },
      },
      plugins: {
        legend: { position: 'bottom' as const, labels: { color: ink, font, boxWidth: 12, boxHeight: 12, padding: 14 } },
        tooltip: {
          titleFont: font,
          bodyFont: font,
          footerFont: font,
          padding: 10,
          boxPadding: 4,
          callbacks: {
            label: ({ dataset, raw }: TooltipItem<'bar' | 'line'>) =>
              `${dataset.label}: ${raw === null ? '–' : formatValue(Number(raw), unit)}`,
            footer: (items: readonly TooltipItem<'bar' | 'line'>[]) =>
              isStacked
                ? `Total: ${formatValue(
                    items.reduce((sum, { raw }) => sum + Number(raw), 0),
                    unit,
                  )}`
                : '',
          },
        },
      },
    },
  };
};

/** Whole amounts: the axis has no room for cents. */
const formatAxisLabel = (value: number, unit: string): string =>
  unit.length === 3 && Number.isInteger(value)
    ? formatValue(value, unit).replace(/\.00$/, '')
    : formatValue(value, unit);

const readChartStyle = (element: HTMLElement) => {
  const { colorScheme, fontFamily } = getComputedStyle(element);
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = colorScheme === 'dark' || (colorScheme !== 'light' && prefersDark);
  const scheme = isDark ? 'dark' : 'light';
  const { text, line, surface } = chartInk[scheme];
  return {
    palette: palette[scheme],
    ink: text,
    line,
    surface,
    font: { family: fontFamily, size: 12 },
  };
};
