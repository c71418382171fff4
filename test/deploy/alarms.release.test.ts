/** Each alarm fires at samples of trouble, and at no others: by promtool. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type AlarmCase, alarmCases } from './alarmCases.ts';
import { findProgram, runProgram } from './installedPrograms.ts';

const RULES = join(import.meta.dirname, '../../deploy/observability/alerts.yml');

const promtool = findProgram('promtool', '--version', 'prometheus');

const folder = mkdtempSync(join(tmpdir(), 'skein-alarms-'));
afterAll(() => rmSync(folder, { recursive: true }));

const writeCase = ({ alarm, samples }: AlarmCase): string => {
  const input = Object.entries(samples).map(([series, values]) => ({ series, values }));
  const checked = { eval_time: '45m', alertname: alarm, exp_alerts: [] };
  const file = join(folder, 'case.yaml');
  const test = { interval: '1m', input_series: input, alert_rule_test: [checked] };
  writeFileSync(file, JSON.stringify({ rule_files: [RULES], tests: [test] }));
  return file;
};

describe.skipIf(promtool.skipped)(`alarms ${promtool.why}`, () => {
  it.each(alarmCases)('$alarm with $given fires: $rings', (given) => {
    const { status, said } = runProgram('promtool', 'test', 'rules', writeCase(given));

    // Without expected alerts it fails exactly if one fires, and says which.
    expect({ status, said }).toEqual({
      status: given.rings ? 1 : 0,
      said: expect.stringContaining(given.rings ? `alertname="${given.alarm}"` : 'SUCCESS'),
    });
  });
});
