import { describe, expect, it } from 'vitest';
import { rawAnswer } from '../subgraphs/postApiStub.ts';
import { ASK_BUDGETS, BUDGETS, startStubbedGateway, TOKEN } from './stubbedGateway.ts';

const WORDS = 'db-7.internal:5432 SELECT * FROM budgets failed';
const startAnswering = (status: number, code: string, message: string) => () =>
  rawAnswer({ status, body: { detail: { code, message } } });

const SIGN_IN = `mutation { tokenIssue(input: {domainId: "domain-1", credentials: {user_id: "ada", password: "hunter-22"}}) {
  token { accessToken } userErrors { message } } }`;
const TOKEN_ISSUE = '/identity/v2/token/issue';

describe('messages of upstream', () => {
  it.each([
    { given: 'a failure of the service', status: 500, code: 'ERROR_UNKNOWN', graphCode: 'INTERNAL_SERVER_ERROR' },
    { given: 'a failure with a code of its own', status: 500, code: 'ERROR_POOL', graphCode: 'INTERNAL_SERVER_ERROR' },
    { given: 'the failure of a proxy', status: 503, code: 'X', graphCode: 'UPSTREAM_UNAVAILABLE' },
    {
      given: 'a refusal whose code is not in the contract',
      status: 400,
      code: 'ERROR_POOL',
      graphCode: 'BAD_USER_INPUT',
    },
    { given: 'a conflict whose code is not in the contract', status: 409, code: 'ERROR_POOL', graphCode: 'CONFLICT' },
  ])('of $given are in the log, not in the answer', async ({ status, code, graphCode }) => {
    await using gateway = await startStubbedGateway({ [BUDGETS]: startAnswering(status, code, WORDS) });

    const answer = await gateway.ask(ASK_BUDGETS);

    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: graphCode, upstreamCode: code });
    expect(JSON.stringify(answer)).not.toContain('internal:5432');
    const requestId = answer.errors?.[0]?.extensions.requestId;
    const operation = 'cost_analysis.budget.list';
    const cause = expect.stringContaining(WORDS);
    expect(gateway.logs).toContainEqual(expect.objectContaining({ requestId, operation, status, cause, level: 40 }));
  });

  it('an unknown code is not shown either', async () => {
    await using gateway = await startStubbedGateway({ [BUDGETS]: startAnswering(400, 'see db-7.internal', 'no') });

    const { errors } = await gateway.ask(ASK_BUDGETS);

    expect(errors?.[0]?.extensions).not.toHaveProperty('upstreamCode');
  });

  it('with a code of the contract are shown to the client, trimmed and bounded', async () => {
    await using short = await startStubbedGateway({
      [BUDGETS]: startAnswering(400, 'ERROR_DB_QUERY', '  bad pattern\n'),
    });
    await using long = await startStubbedGateway({
      [BUDGETS]: startAnswering(400, 'ERROR_DB_QUERY', 'x'.repeat(50_000)),
    });

    expect((await short.ask(ASK_BUDGETS)).errors?.[0]?.message).toBe('bad pattern');
    expect((await long.ask(ASK_BUDGETS)).errors?.[0]?.message.length).toBeLessThanOrEqual(1_000);
    expect(short.logs).toEqual([]);
  });

  it('are logged without values of the request, and bounded', async () => {
    const echo = (request: object) =>
      rawAnswer({ status: 500, body: `cannot verify ${JSON.stringify(request)} of ${TOKEN} ${'.'.repeat(50_000)}` });
    await using gateway = await startStubbedGateway({ [TOKEN_ISSUE]: echo });

    await gateway.ask(SIGN_IN);

    const logged = JSON.stringify(gateway.logs);
    expect(logged).toContain('cannot verify');
    expect(logged).not.toContain('hunter-22');
    expect(logged).not.toContain(TOKEN);
    expect(logged.length).toBeLessThan(10_000);
  });

  it.each([
    {
      given: 'names of selected members, operators and pages',
      query: '{ budgets(first: 20, filter: { name: { eq: "hunter-22" } }) { nodes { name currency } } }',
      message: 'No operator eq for the currency and name of budget_id after 20 rows: hunter-22, as Bearer',
      cause: 'No operator eq for the currency and name of budget_id after 20 rows: [redacted], as Bearer',
    },
    {
      given: 'words that contain a short value',
      query: '{ budgets(filter: { name: { eq: "one" } }) { nodes { name } } }',
      message: 'None of the stones is one.',
      cause: 'None of the stones is [redacted].',
    },
    {
      given: 'names of tags, which the caller chooses',
      query: '{ budgets(filter: { tags: { path: "team", eq: "red" } }) { nodes { name } } }',
      message: 'Cannot compare tags of the team red.',
      cause: 'Cannot compare tags of the [redacted] [redacted].',
    },
  ])('are logged with their own words: $given', async ({ query, message, cause }) => {
    await using gateway = await startStubbedGateway({ [BUDGETS]: startAnswering(500, 'ERROR_UNKNOWN', message) });

    await gateway.ask(query);

    const logged = gateway.logs.find(({ operation }) => operation === 'cost_analysis.budget.list');
    expect(JSON.parse(String(logged?.cause)).detail.message).toBe(cause);
  });

  it('are logged without credentials, though with enumerated values', async () => {
    const message = 'Sign-in of ada by LOCAL failed: hunter-22 in domain-1 is wrong';
    await using gateway = await startStubbedGateway({ [TOKEN_ISSUE]: startAnswering(500, 'ERROR_UNKNOWN', message) });

    await gateway.ask(SIGN_IN);

    const logged = gateway.logs.find(({ operation }) => operation === 'identity.token.issue');
    expect(JSON.parse(String(logged?.cause)).detail.message).toBe(
      'Sign-in of [redacted] by LOCAL failed: [redacted] in [redacted] is wrong',
    );
  });

  it('the reason of a connection failure is in the log', async () => {
    await using gateway = await startStubbedGateway({ [BUDGETS]: () => rawAnswer({ status: 0, body: '' }) });

    await gateway.ask(ASK_BUDGETS);

    expect(gateway.logs).toContainEqual(
      expect.objectContaining({ code: 'UPSTREAM_UNAVAILABLE', cause: expect.stringMatching(/socket|closed|reset/) }),
    );
  });
});
