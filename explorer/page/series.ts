/** Series over time in an answer: lists of points, each of which has a time and numbers. */

import { providerName } from './providers.ts';

/** A chart of one or more series over the same times. */
export interface Chart {
  /** Response names from the root to the points, joined by dots. */
  readonly path: string;
  /** What is counted or summed, in words. */
  readonly title: string;
  /** Code of the currency of the values, or `%`; empty for numbers without a unit. */
  readonly unit: string;
  /** As the answer has them, e.g. `2026-11`, in order. */
  readonly times: readonly string[];
  readonly series: readonly PlottedSeries[];
  /** Whether the values of a time are parts of a whole. */
  readonly isStacked: boolean;
}

export interface PlottedSeries {
  readonly name: string;
  /** A value for each time; null where the series has none. */
  readonly values: readonly (number | null)[];
}

type PointItem = Readonly<Record<string, unknown>>;

/** A list of points, and the names of the items that it belongs to, from the root. */
interface PointList {
  readonly path: string;
  readonly owners: readonly string[];
  /** Code of the currency that the answer states nearest to the points; empty without one. */
  readonly currency: string;
  readonly points: readonly PointItem[];
  readonly timeName: string;
}

const TIME = /^\d{4}(-\d{2}(-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?)?)?$/;

const isPointItem = (value: unknown): value is PointItem =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTime = (value: unknown): value is string => typeof value === 'string' && TIME.test(value);

/**
 * The charts of an answer, those with the most series first. Lists of the items of one list are one chart with a series
 * for each item, such as the `points` of all `groups`. The `nodes` of a connection are records, not points.
 */
export const findCharts = (data: unknown): Chart[] => {
  const byPath = Map.groupBy(findPointLists(data, { path: [], owners: [], currency: '' }), ({ path }) => path);
  for (const [path, lists] of byPath) joinPointLists(byPath, path, lists);
  return [...byPath.values()].map(createChart).sort((one, other) => other.series.length - one.series.length);
};

/** Where a value is found. */
interface PointListContext extends Pick<PointList, 'owners' | 'currency'> {
  readonly path: readonly string[];
}

const findPointLists = (value: unknown, context: PointListContext): PointList[] => {
  const { path, owners } = context;
  if (Array.isArray(value)) {
    const items = value.filter(isPointItem);
    const timeName = path.at(-1) === 'nodes' ? undefined : findTimeName(items);
    const currency = readCurrency(items[0]) ?? context.currency;
    if (timeName !== undefined) return [{ path: path.join('.'), owners, currency, points: items, timeName }];
    return items.flatMap((item, at) =>
      findPointLists(item, { ...context, owners: [...owners, printLabel(item) || String(at + 1)] }),
    );
  }
  if (!isPointItem(value)) return [];
  const currency = readCurrency(value) ?? context.currency;
  return Object.entries(value).flatMap(([name, member]) =>
    findPointLists(member, { path: [...path, name], owners, currency }),
  );
};

const readCurrency = (item: PointItem | undefined): string | undefined =>
  typeof item?.currency === 'string' && /^[A-Z]{3}$/.test(item.currency) ? item.currency : undefined;

/** The member that is a time in all items, if they also have a number. */
const findTimeName = (items: readonly PointItem[]): string | undefined => {
  const [first] = items;
  if (first === undefined || items.length < 2 || findNumberNames(items).length === 0) return undefined;
  return Object.keys(first).find((name) => items.every((item) => isTime(item[name])));
};

const findNumberNames = (items: readonly PointItem[]): string[] =>
  Object.keys(items[0] ?? {}).filter((name) => items.some((item) => typeof item[name] === 'number'));

/** A name for an item: its own, that of the values it is grouped by, or its first text. */
const printLabel = (item: PointItem): string => {
  const { name, title, values } = item;
  if (typeof name === 'string') return name;
  if (typeof title === 'string') return title;
  if (Array.isArray(values)) return values.filter(isPointItem).map(printLabel).join(', ');
  return Object.values(item).find((value) => typeof value === 'string') ?? '';
};

/** The cost beyond the largest groups is a series of its own. */
const joinPointLists = (byPath: Map<string, PointList[]>, path: string, lists: PointList[]): void => {
  const groups = byPath.get(path.replace(/\.others\.points$/, '.groups.points'));
  if (groups === undefined || groups === lists) return;
  groups.push(...lists.map((list) => ({ ...list, owners: [...list.owners, 'Others'] })));
  byPath.delete(path);
};

const createChart = (lists: readonly PointList[]): Chart => {
  const parts = lists.flatMap(splitByLabels);
  const times = [...new Set(parts.flatMap(({ points, timeName }) => points.map((point) => String(point[timeName]))))];
  times.sort();
  const numberNames = findNumberNames(lists.flatMap(({ points }) => points));
  const series = parts.flatMap((part) => createSeries(part, numberNames, times));
  const isStacked =
    series.length > 1 && numberNames.length === 1 && series.every(({ values }) => values.every((n) => (n ?? 0) >= 0));
  const path = lists[0]?.path ?? '';
  const isPercent = numberNames.every((name) => /percent$/i.test(name));
  const unit = isPercent ? '%' : (lists[0]?.currency ?? '');
  return { path, title: printTitle(path, numberNames), unit, times, series, isStacked };
};

/** `Cost series: amount`: the field at the root, and the numbers. */
const printTitle = (path: string, numberNames: readonly string[]): string => {
  const words = (path.split('.')[0] ?? '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${numberNames.join(', ')}`;
};

/** Codes of currencies. Virtual currencies of bills have names of any length. */
const CURRENCY_CODE = /^[A-Z]{3}$/;

/** A value with its unit: `$1,234.50`, `12 %`, `41.5 Credits`, `1,234`. */
export const formatValue = (value: number, unit: string): string => {
  if (unit === '%') return `${value.toLocaleString('en', { maximumFractionDigits: 1 })} %`;
  if (unit === '') return value.toLocaleString('en', { maximumFractionDigits: 2 });
  if (!CURRENCY_CODE.test(unit)) return `${value.toLocaleString('en', { maximumFractionDigits: 2 })} ${unit}`;
  return value.toLocaleString('en', { style: 'currency', currency: unit });
};

/** Rows that repeat a time belong to several series, which their texts distinguish. */
const splitByLabels = (list: PointList): PointList[] => {
  const { points, timeName, owners } = list;
  if (new Set(points.map((point) => point[timeName])).size === points.length) return [list];
  const textOf = (point: PointItem) =>
    Object.entries(point)
      .filter(([name, value]) => name !== timeName && (typeof value === 'string' || value === null))
      .map(([, value]) => (typeof value === 'string' ? providerName(value) : 'none'))
      .join(', ');
  return [...Map.groupBy(points, textOf)].map(([text, own]) => ({ ...list, points: own, owners: [...owners, text] }));
};

const createSeries = (
  { points, timeName, owners }: PointList,
  numberNames: readonly string[],
  times: readonly string[],
) => {
  const byTime = new Map(points.map((point) => [point[timeName], point]));
  return numberNames.map((name): PlottedSeries => {
    const names = numberNames.length > 1 || owners.length === 0 ? [...owners, name] : owners;
    const values = times.map((time) => byTime.get(time)?.[name]);
    return {
      name: names.map(providerName).join(' · '),
      values: values.map((value) => (typeof value === 'number' ? value : null)),
    };
  });
};

/** A time for people: `Nov 2026`, `Nov 22, 2026`, `Nov 22, 14:00`. Times are those of UTC. */
export const formatTimeLabel = (time: string): string => {
  const day = { month: 'short', day: 'numeric' } as const;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...options }).format(new Date(time));
  if (time.length === 'YYYY'.length) return time;
  if (time.length === 'YYYY-MM'.length) return format({ month: 'short', year: 'numeric' });
  if (time.length === 'YYYY-MM-DD'.length || /T00:00:00(\.0+)?Z$/.test(time)) return format(day);
  return format({ ...day, hour: '2-digit', minute: '2-digit', hour12: false });
};
