/** Compares the alert rules and the dashboard with the metrics of a real gateway. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SECRET } from '../gateway/browser.ts';
import { listing } from '../subgraphs/stub.ts';
import { ASK_DASHBOARDS, DASHBOARDS, startGatewayOver } from '../upstream/stack.ts';

const fileOf = (name: string) => fileURLToPath(new URL(`../../deploy/observability/${name}`, import.meta.url));
const textOf = (name: string) => readFileSync(fileOf(name), 'utf8');

const dashboard: { readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[] } =
  JSON.parse(textOf('dashboard.json'));
const panelQueries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const ruleQueries = [...textOf('alerts.yml').matchAll(/expr: >-\n\s+(.+)\n/g)].map(([, expr = '']) => expr);
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const alarms = namesIn(textOf('alerts.yml'), /- alert: (\w+)/g);
const runbooks = namesIn(textOf('alerts.yml'), /runbook: (\S+)/g);
const guide = textOf('../../docs/operations.md');
const [alarmGuide = ''] = /^## Alarms\n[\s\S]*?(?=^## )/m.exec(guide) ?? [];

/** Metric names before a selector. `up` is a metric of Prometheus itself. */
const metricsIn = (queries: readonly string[]) =>
  new Set(
    queries
      .flatMap((query) => [...query.matchAll(/\b(\w+)\{/g)].map(([, name = '']) => name))
      .filter((name) => name !== 'up'),
  );

/** Names of all metrics of a gateway that has answered requests; those of Redis without a running server. */
const servedMetrics = async () => {
  const settings = { REDIS_URL: 'redis://127.0.0.1:9', SESSION_SECRET: SECRET, OVERLOAD_DELAY_MS: '10000' };
  await using gateway = await startGatewayOver({ [DASHBOARDS]: listing([]) }, settings);
  await gateway.ask(ASK_DASHBOARDS);
  await gateway.ask('{ nothing }');
  await fetch(`${gateway.url}/session`);
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

  it('are documented: each metric, and no others', async () => {
    const { declared } = await servedMetrics();
    const [table = ''] = /^## Metrics\n[\s\S]*?(?=^## )/m.exec(guide) ?? [];
    const own = declared.filter((name) => !/^(process|nodejs)_/.test(name));
    // Those of a group are in test/start/workers.test.ts.
    const ofProcess = table.replace(/^.*only with `WORKERS`.*\n/gm, '');

    expect(namesIn(ofProcess, /`([a-z]+(?:_[a-z]+)+)`(?=[^|\n]*\|[^|\n]*\|[^|\n]*\|$)/gm).sort()).toEqual(own.sort());
  });

  it('each alert rule has a section that says what to do, and each section its rule', () => {
    const sections = namesIn(alarmGuide, /^### (\w+)$/gm);
    const instructions = namesIn(alarmGuide, /^### \w+\n\n[^#]+?\n\n([^#]{60,})/gm);

    expect(sections).toEqual(alarms);
    expect(instructions).toHaveLength(alarms.length);
    expect(runbooks).toEqual(alarms.map((name) => `docs/operations.md#${name.toLowerCase()}`));
  });

  it.skipIf(missingPromtool)(`pass promtool ${missingPromtool ?? ''}`, () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', fileOf('alerts.yml')], {
      encoding: 'utf8',
    });

    expect(status, stdout + stderr).toBe(0);
    expect(stdout).toContain(`${alarms.length} rules found`);
  });
});
