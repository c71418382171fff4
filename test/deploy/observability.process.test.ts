/** Compares the alert rules and the dashboard with the metrics of a real gateway. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { TEST_SESSION_SECRET } from '../gateway/sessionBrowser.ts';
import { sharedService } from '../service/testDomain.ts';
import { answerList } from '../subgraphs/postApiStub.ts';
import { ASK_DASHBOARDS, DASHBOARDS, startStubbedGateway } from '../upstream/stubbedGateway.ts';
import { alarmCases } from './alarmCases.ts';
import { findProgram, runProgram } from './installedPrograms.ts';

const fileOf = (name: string) => fileURLToPath(new URL(`../../deploy/observability/${name}`, import.meta.url));
const readDeployFile = (name: string) => readFileSync(fileOf(name), 'utf8');

interface Panel {
  readonly gridPos: { readonly x: number; readonly y: number };
  readonly targets: readonly { readonly expr: string }[];
}

const dashboard: { readonly panels: readonly Panel[] } = JSON.parse(readDeployFile('dashboard.json'));
const panelQueries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const ruleQueries = [...readDeployFile('alerts.yml').matchAll(/expr: >-\n\s+(.+)\n/g)].map(([, expr = '']) => expr);
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const recorded = namesIn(readDeployFile('alerts.yml'), /- record: (\S+)/g);
const alarms = namesIn(readDeployFile('alerts.yml'), /- alert: (\w+)/g);
const runbooks = namesIn(readDeployFile('alerts.yml'), /runbook: (\S+)/g);
const guide = readDeployFile('../../docs/gateway-reference.md');
const alarmGuide = readDeployFile('../../docs/alarms.md');

/** Metrics of Prometheus itself, and of the exporters that deploy/observability/README.md names. */
const FOREIGN = /^(up|(node|pg|probe)_\w+|backup_last_success_timestamp_seconds)$/;

/** Metric names before a selector. */
const metricsIn = (queries: readonly string[]) =>
  new Set(
    queries
      .flatMap((query) => [...query.matchAll(/\b(\w+)\{/g)].map(([, name = '']) => name))
      .filter((name) => !FOREIGN.test(name)),
  );

/** Names of all metrics of a gateway that has answered requests; those of Redis without a running server. */
const servedMetrics = async () => {
  const settings = {
    REDIS_URL: 'redis://127.0.0.1:9',
    SESSION_SECRET: TEST_SESSION_SECRET,
    OVERLOAD_DELAY_MS: '10000',
  };
  await using gateway = await startStubbedGateway({ [DASHBOARDS]: answerList([]) }, settings);
  await gateway.ask(ASK_DASHBOARDS);
  await gateway.ask('{ nothing }');
  await fetch(`${gateway.url}/session`);
  const text = await gateway.metrics();
  const sampled = [...text.matchAll(/^(\w+)[{ ]/gm)].map(([, name = '']) => name);
  const declared = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
  return { all: new Set([...sampled, ...declared]), declared };
};

/** Names of all metrics of a service. Those of connections are on PostgreSQL only, those of a group with `WORKERS`. */
const serviceMetrics = async () => {
  const { url } = await sharedService();
  const text = await (await fetch(`${url}/metrics`)).text();
  const names = namesIn(text, /^# TYPE (\w+) /gm).flatMap((name) => [name, `${name}_count`, `${name}_bucket`]);
  const ofConnections = ['max', 'used', 'waiting'].map((name) => `database_connections_${name}`);
  return new Set([...names, ...ofConnections, 'workers', 'worker_restarts_total']);
};

const promtool = findProgram('promtool', '--version', 'prometheus');

describe('the dashboard and the alert rules', () => {
  it('the dashboard shows every metric of streams, groups, Redis, reloads, jobs and notifications', async () => {
    const shown = metricsIn(panelQueries);
    const inDetail =
      /^(graphql_streams|workers|redis_connected|gateway_last_reload_successful|jobs|notification_\w+_total)$/;
    const served = [...(await servedMetrics()).declared, ...(await serviceMetrics())];

    expect(served.filter((name) => inDetail.test(name) && !shown.has(name))).toEqual([]);
  });

  it('shows no panel twice at a place', () => {
    const places = dashboard.panels.map(({ gridPos: { x, y } }) => `${x} ${y}`);

    expect(places).toEqual([...new Set(places)]);
  });

  it('name only metrics that a gateway or a service has', async () => {
    const served = await servedMetrics();
    const all = new Set([...served.all, ...(await serviceMetrics())]);

    expect(panelQueries.length).toBeGreaterThan(10);
    expect(ruleQueries).toHaveLength(alarms.length + recorded.length);
    expect([...metricsIn(panelQueries)].filter((name) => !all.has(name))).toEqual([]);
    expect([...metricsIn(ruleQueries)].filter((name) => !all.has(name))).toEqual([]);
  });

  it('are documented: each metric, and no others', async () => {
    const { declared } = await servedMetrics();
    const [table = ''] = /^## Metrics\n[\s\S]*?(?=^## )/m.exec(guide) ?? [];
    const own = declared.filter((name) => !/^(process|nodejs)_/.test(name));
    // Those of a group are in test/start/workers.resilience.test.ts.
    const ofProcess = table.replace(/^.*only with `WORKERS`.*\n/gm, '');

    expect(namesIn(ofProcess, /`([a-z]+(?:_[a-z]+)+)`(?=[^|\n]*\|[^|\n]*\|[^|\n]*\|$)/gm).sort()).toEqual(own.sort());
  });

  it('each alert rule has a section that says what to do, and each section its rule', () => {
    const sections = alarmGuide.split(/^## /m).slice(1);
    const parts = sections.map((text) => text.trim().split('\n\n'));

    expect(parts.map(([name]) => name)).toEqual(alarms);
    expect(parts.filter(([, , ...instructions]) => instructions.join('\n').length < 60)).toEqual([]);
    expect(runbooks).toEqual(alarms.map((name) => `docs/alarms.md#${name.toLowerCase()}`));
  });

  it('each alert rule has samples that fire it and samples that do not', () => {
    const tried = (rings: boolean) => [
      ...new Set(alarmCases.filter((one) => one.rings === rings).map(({ alarm }) => alarm)),
    ];

    // The watchdog is never silent.
    expect([tried(true), tried(false)]).toEqual([alarms, alarms.filter((name) => name !== 'Watchdog')]);
  });

  it.skipIf(promtool.skipped)(`pass promtool ${promtool.why}`, () => {
    const { status, said } = runProgram('promtool', 'check', 'rules', fileOf('alerts.yml'));

    expect(status, said).toBe(0);
    expect(said).toContain(`${alarms.length + recorded.length} rules found`);
  });
});
