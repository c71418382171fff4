/** Counters in `/metrics` of the gateway. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerList, rawAnswer } from '../subgraphs/postApiStub.ts';
import { ASK_BUDGETS, ASK_DASHBOARDS, BUDGETS, DASHBOARDS, SOON, startStubbedGateway } from './stubbedGateway.ts';

/** Refuses the first POST as overloaded, and answers all later ones. */
const busyOnce = () => {
  let isFirst = true;
  const answer = answerList([]);
  return (...given: Parameters<typeof answer>) => {
    if (!isFirst) return answer(...given);
    isFirst = false;
    return rawAnswer({ status: 503, body: 'busy' });
  };
};

const readSample = (text: string, sample: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.slice(sample.length + 1),
  );

describe('the metrics of the gateway', () => {
  it('count POSTs by operation: outcomes, retries, bytes; and POSTs per request', async () => {
    await using gateway = await startStubbedGateway({ [BUDGETS]: busyOnce() });

    await gateway.ask(ASK_BUDGETS);
    const text = await gateway.metrics();

    const operation = 'operation="cost_analysis.budget.list"';
    expect(gateway.postsTo(BUDGETS)).toBe(2);
    expect(readSample(text, `upstream_posts_total{${operation},outcome="OK"}`)).toBe(1);
    expect(text).toMatch(/upstream_posts_total\{operation="cost_analysis\.budget\.list",outcome="UPSTREAM_\w+"\} 1/);
    expect(readSample(text, `upstream_post_retries_total{${operation}}`)).toBe(1);
    expect(readSample(text, `upstream_post_duration_seconds_bucket{${operation},le="+Inf"}`)).toBe(2);
    expect(readSample(text, `upstream_post_duration_seconds_count{${operation}}`)).toBe(2);
    expect(readSample(text, `upstream_post_duration_seconds_sum{${operation}}`)).toBeGreaterThan(0);
    expect(readSample(text, `upstream_post_sent_bytes_total{${operation}}`)).toBeGreaterThan(2);
    expect(readSample(text, `upstream_post_received_bytes_total{${operation}}`)).toBeGreaterThan(4);
    expect(readSample(text, 'graphql_request_posts_sum')).toBe(2);
    expect(readSample(text, 'graphql_request_posts_bucket{le="1"}')).toBe(0);
    expect(readSample(text, 'graphql_request_cost_count')).toBe(1);
  });

  it('count errors by code, once per operation, and plans', async () => {
    const denied = { detail: { code: 'ERROR_PERMISSION_DENIED', message: 'no' } };
    await using gateway = await startStubbedGateway({
      [BUDGETS]: () => rawAnswer({ status: 403, body: denied }),
      [DASHBOARDS]: answerList([]),
    });

    await gateway.ask(ASK_DASHBOARDS);
    await gateway.ask(ASK_DASHBOARDS);
    await gateway.ask(ASK_BUDGETS);
    await gateway.ask('{ one two }');
    const text = await gateway.metrics();

    expect(readSample(text, 'graphql_errors_total{code="FORBIDDEN"}')).toBe(1);
    expect(readSample(text, 'graphql_errors_total{code="GRAPHQL_VALIDATION_FAILED"}')).toBe(1);
    expect(readSample(text, 'graphql_plans_total')).toBe(2);
  });

  it('have names of listed operations only', async () => {
    await using gateway = await startStubbedGateway(
      { [DASHBOARDS]: answerList([]) },
      { METRICS_OPERATIONS: 'Listed, Other' },
    );

    await gateway.ask(`query Listed ${ASK_DASHBOARDS}`);
    await gateway.ask(`query Unlisted ${ASK_DASHBOARDS}`);
    const text = await gateway.metrics();

    const labels = 'graphql_operation_type="query",graphql_outcome="ok",http_response_status_code="200"';
    expect(
      readSample(text, `http_server_request_duration_seconds_count{${labels},graphql_operation_name="Listed"}`),
    ).toBe(1);
    expect(readSample(text, `http_server_request_duration_seconds_count{${labels}}`)).toBe(1);
    expect(text).not.toContain('Unlisted');
  });

  it('have names of operations of trusted documents', async () => {
    const TRUSTED_DOCUMENTS = join(mkdtempSync(join(tmpdir(), 'skein-')), 'manifest.json');
    writeFileSync(TRUSTED_DOCUMENTS, JSON.stringify({ one: `query Trusted ${ASK_DASHBOARDS}`, broken: '{' }));
    await using gateway = await startStubbedGateway({ [DASHBOARDS]: answerList([]) }, { TRUSTED_DOCUMENTS });

    await fetch(`${gateway.url}/graphql?documentId=one`);

    await expect.poll(gateway.metrics, SOON).toMatch(/_count\{.*graphql_operation_name="Trusted"\} 1/);
  });
});
