/** `npm run bench -- first-paint`: what `@defer` does for the first paint of the overview of the dashboard. */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { panel, signInToRetail, startDashboard } from '../../test/dashboard/dashboardPage.ts';
import { median } from '../median.ts';

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } });

/** Panels whose values come first, and last. */
const FIRST = 'Open alerts';
const PANELS = [
  FIRST,
  'Cost this month',
  'Budgets at risk',
  'Cost by provider',
  'Newest open alerts',
  'Maintenance now',
];

/** The page asks for one answer. */
const withoutIncrementalDelivery = async (page: Page): Promise<void> => {
  await page.route('**/graphql', (route) =>
    route.continue({ headers: { ...route.request().headers(), accept: 'application/graphql-response+json' } }),
  );
};

const waitUntilReady = async (page: Page, name: string): Promise<number> => {
  await panel(page, name).and(page.locator('[aria-busy=false]')).waitFor();
  return page.evaluate<number>('performance.now()');
};

/** Milliseconds from the navigation to the values of the first panel, and of the last. */
const measure = async (page: Page) => {
  await page.reload();
  const times = await Promise.all(PANELS.map((name) => waitUntilReady(page, name)));
  return { first: times[0] ?? Number.NaN, last: Math.max(...times) };
};

await using dashboard = await startDashboard();
const { page: inParts } = await dashboard.open();
const { page: atOnce } = await dashboard.open();
await withoutIncrementalDelivery(atOnce);
for (const page of [inParts, atOnce]) {
  await signInToRetail(page);
  for (let warmUp = 0; warmUp < 3; warmUp++) await measure(page);
}
type FirstPaintTimes = Awaited<ReturnType<typeof measure>>;
const rounds: { readonly inParts: FirstPaintTimes; readonly atOnce: FirstPaintTimes }[] = [];
for (let round = 0; round < Number(options.rounds); round++)
  rounds.push({ inParts: await measure(inParts), atOnce: await measure(atOnce) });

const printLine = (name: 'first' | 'last'): string => {
  const parts = median(rounds.map(({ inParts }) => inParts[name]));
  const whole = median(rounds.map(({ atOnce }) => atOnce[name]));
  const ratio = median(rounds.map((round) => round.inParts[name] / round.atOnce[name]));
  return `| ${name === 'first' ? 'first panel' : 'all panels'} | ${parts.toFixed(0)} | ${whole.toFixed(0)} | ${ratio.toFixed(2)} |`;
};
console.log(`${rounds.length} rounds, load ${loadavg()[0]?.toFixed(1)}:\n`);
console.log('|  | with @defer, ms | at once, ms | ratio |\n| --- | ---: | ---: | ---: |');
console.log(`${printLine('first')}\n${printLine('last')}`);
