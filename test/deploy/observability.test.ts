/** Compares the alert rules and the dashboard with the metrics of a real gateway. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listing } from '../subgraphs/stub.ts';
import { ASK_DASHBOARDS, DASHBOARDS, startGatewayOver } from '../upstream/stack.ts';

const fileOf = (name: string) => fileURLToPath(new URL(`../../deploy/observability/${name}`, import.meta.url));
const textOf = (name: string) => readFileSync(fileOf(name), 'utf8');

const dashboard: { readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[] } =
  JSON.parse(textOf('dashboard.json'));
const panelQueries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const ruleQueries = [...textOf('alerts.yml').matchAll(/expr: >-\n\s+(.+)\n/g)].map(([, expr = '']) => expr);
const alarms = [...textOf('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

/** Metric names before a selector. `up` is a metric of Prometheus itself. */
const metricsIn = (queries: readonly string[]) =>
  new Set(
    queries
      .flatMap((query) => [...query.matchAll(/\b(\w+)\{/g)].map(([, name = '']) => name))
      .filter((name) => name !== 'up'),
  );

/** Names of all metrics of a gateway that has answered a query; those of Redis without a running server. */
const servedMetrics = async () => {
  await using gateway = await startGatewayOver({ [DASHBOARDS]: listing([]) }, { REDIS_URL: 'redis://127.0.0.1:9' });
  await gateway.ask(ASK_DASHBOARDS);
  await gateway.ask('{ nothing }');
  const text = await gateway.metrics();
  const sampled = [...text.matchAll(/^(\w+)[{ ]/gm)].map(([, name = '']) => name);
  const declared = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
  return { all: new Set([...sampled, ...declared]), declared };
};

const missingPromtool = (() => {
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'skipped: promtool is not installed (Debian package prometheus)';
  }
})();

describe('the dashboard and the alert rules', () => {
  it('name only metrics that a gateway has', async () => {
    const { all } = await servedMetrics();

    expect(panelQueries.length).toBeGreaterThan(10);
    expect(ruleQueries).toHaveLength(alarms.length);
    expect([...metricsIn(panelQueries)].filter((name) => !all.has(name))).toEqual([]);
    expect([...metricsIn(ruleQueries)].filter((name) => !all.has(name))).toEqual([]);
  });

  it('are documented: each metric and each alert rule', async () => {
    const { declared } = await servedMetrics();
    const guide = textOf('../../docs/operations.md');
    const own = declared.filter((name) => !/^(process|nodejs)_/.test(name));

    expect([...own, ...alarms].filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  it.skipIf(missingPromtool)(`pass promtool ${missingPromtool ?? ''}`, () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', fileOf('alerts.yml')], {
      encoding: 'utf8',
    });

    expect(status, stdout + stderr).toBe(0);
    expect(stdout).toContain(`${alarms.length} rules found`);
  });
});
