/** Which refusals teach the facade that a deployment lacks a member, and which do not. */
import { describe, expect, it } from 'vitest';
import { isObject, type JsonObject } from '../../subgraphs/wire/jsonObject.ts';
import { answerList, rawAnswer, type StubHandler } from '../subgraphs/postApiStub.ts';
import { makeUnsignedToken, startStubbedSubgraphs } from '../subgraphs/stubbedSubgraphs.ts';

const LIST = '/monitoring/v1/alert/list';
const BUDGETS = '/cost-analysis/v1/budget/list';
const GET = '/monitoring/v1/webhook/get';
const ALERT = { alert_id: 'a', title: 'Disk', state: 'TRIGGERED', rule: 'r', description: 'd', webhook_id: 'w' };

const WEBHOOK = { webhook_id: 'w', name: 'Hook' };

const refusal = (message: string, code = 'ERROR_UNKNOWN') =>
  rawAnswer({ status: 500, body: { detail: { code, message } } });
const noColumn = (name: string) =>
  refusal(`Database query failed. (reason = Cannot resolve field "${name}")`, 'ERROR_DB_QUERY');

/** Answers with alerts unless the projection has a member that is refused. */
const answerLacking =
  (...members: readonly string[]): StubHandler =>
  (body, times) => {
    const only = isObject(body.query) && Array.isArray(body.query.only) ? body.query.only : [];
    const refused = members.find((member) => only.includes(member));
    return refused === undefined ? answerList([ALERT])(body, times) : noColumn(refused);
  };

const onlyOf = ({ body }: { readonly body: JsonObject }) => (isObject(body.query) ? body.query.only : body.only);

describe('members that a deployment lacks', () => {
  it('several of them cost one POST more each, once', async () => {
    await using facade = await startStubbedSubgraphs({ [LIST]: answerLacking('rule', 'description') });
    const query = '{ alerts { nodes { title rule description } } }';

    const first = await facade.ask('monitoring', query);
    await facade.ask('monitoring', query);

    expect(first).toEqual({ data: { alerts: { nodes: [{ title: 'Disk', rule: null, description: null }] } } });
    expect(facade.posts.map(onlyOf)).toEqual([
      ['alert_id', 'title', 'rule', 'description'],
      ['alert_id', 'title', 'description'],
      ['alert_id', 'title'],
      ['alert_id', 'title'],
    ]);
  });

  it('are null where services do not count their open alerts, and refuse an order by them by name', async () => {
    const path = '/alert-manager/v1/service/list';
    await using facade = await startStubbedSubgraphs({
      [path]: (body, times) =>
        JSON.stringify(body).includes('open_alerts')
          ? noColumn('open_alerts')
          : answerList([{ service_id: 's', name: 'Shop' }])(body, times),
    });

    const shown = await facade.askGraph('{ alertServices { nodes { name openAlerts } } }');
    const ordered = await facade.askGraph('{ alertServices(orderBy: { field: OPEN_ALERTS }) { nodes { name } } }');

    expect(shown).toEqual({ data: { alertServices: { nodes: [{ name: 'Shop', openAlerts: null }] } } });
    expect(ordered.errors).toMatchObject([{ extensions: { code: 'NOT_IMPLEMENTED', member: 'open_alerts' } }]);
  });

  it('do not affect other fields of the same list', async () => {
    await using facade = await startStubbedSubgraphs({ [LIST]: answerLacking('rule', 'urgency') });

    const { data, errors } = await facade.askGraph(
      '{ alerts { nodes { title } } again: alerts { nodes { id rule } } urgent: alerts { nodes { urgency } } }',
    );

    expect(data).toEqual({
      alerts: { nodes: [{ title: 'Disk' }] },
      again: { nodes: [{ id: 'a', rule: null }] },
      urgent: null,
    });
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_IMPLEMENTED', member: 'urgency' } }]);
  });

  it.each([
    `Message type "spaceone.api.monitoring.v1.GetWebhookRequest" has no field named "only" at "GetWebhookRequest".`,
    'Protocol message GetWebhookRequest has no "only" field.',
  ])('records are read whole where a get has no projection: %s', async (message) => {
    await using facade = await startStubbedSubgraphs({
      [GET]: ({ only }) => (only === undefined ? WEBHOOK : refusal(message)),
    });
    const query = '{ webhook(id: "w") { name } }';

    const first = await facade.ask('monitoring', query);
    await facade.ask('monitoring', query);

    expect(first).toEqual({ data: { webhook: { name: 'Hook' } } });
    expect(facade.posts.map(({ body }) => 'only' in body)).toEqual([true, false, false]);
  });

  it.each([
    { refused: 'Cannot parse: Cannot resolve field "title"' },
    { refused: 'The value Cannot resolve field "title" is no pattern.' },
    { refused: 'No such thing. (value = Message type "A" has no field named "query")' },
    { refused: 'Failed to parse title field: expected a text, got Message type "A" has no field named "query"' },
  ])('a message that repeats client input does not mark a member as lacking: $refused', async ({ refused }) => {
    await using facade = await startStubbedSubgraphs({
      [LIST]: (body, times) => (times === 1 ? refusal(refused) : answerList([ALERT])(body, times)),
    });

    const { errors } = await facade.ask('monitoring', '{ alerts { nodes { title } } }');
    const { data } = await facade.ask('monitoring', '{ alerts { nodes { title } } }');

    expect(errors).toMatchObject([{ path: ['alerts'] }]);
    expect(data).toEqual({ alerts: { nodes: [{ title: 'Disk' }] } });
    expect(facade.posts).toHaveLength(2);
  });

  it('a lacking member of a nested message is named, and outer members stay available', async () => {
    const message =
      'Failed to parse query field: Message type "spaceone.api.core.v1.Query" has no field named "keyword" at "AlertQuery.query".';
    await using facade = await startStubbedSubgraphs({
      [LIST]: (body, times) =>
        isObject(body.query) && 'keyword' in body.query ? refusal(message) : answerList([ALERT])(body, times),
    });

    const { data, errors } = await facade.ask('monitoring', '{ alerts(keyword: "disk") { nodes { title } } }');
    const other = await facade.ask('monitoring', '{ alerts { nodes { title } } }');

    expect(data).toEqual({ alerts: null });
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_IMPLEMENTED', member: 'keyword' } }]);
    expect(other.data).toEqual({ alerts: { nodes: [{ title: 'Disk' }] } });
  });

  it('a refused path that a client chose inside a member does not mark a member of that name as lacking', async () => {
    const refused = (body: JsonObject) => JSON.stringify(body).includes('tags.currency');
    await using facade = await startStubbedSubgraphs({
      [BUDGETS]: (body, times) =>
        refused(body) ? noColumn('currency') : answerList([{ budget_id: 'b' }])(body, times),
    });
    const byTag = '{ budgets(filter: { tags: [{ path: "currency", eq: "EUR" }] }) { nodes { id } } }';

    const answers = [await facade.ask('cost-analysis', byTag), await facade.ask('cost-analysis', byTag)];
    const other = await facade.ask(
      'cost-analysis',
      '{ budgets(filter: { currency: { in: ["EUR"] } }) { totalCount } }',
    );

    for (const { errors } of answers)
      expect(errors).toMatchObject([{ extensions: { code: 'NOT_IMPLEMENTED', member: 'currency' } }]);
    expect(other.errors).toBeUndefined();
    expect(facade.posts).toHaveLength(3);
  });

  it('another domain than that of the token is never left out', async () => {
    const message =
      'Message type "spaceone.api.monitoring.v1.WebhookQuery" has no field named "domain_id" at "WebhookQuery".';
    await using facade = await startStubbedSubgraphs({
      '/monitoring/v1/webhook/list': (body, times) =>
        body.domain_id === undefined ? answerList([{ webhook_id: 'w' }])(body, times) : refusal(message),
    });
    const authorization = makeUnsignedToken({ did: 'domain-1' });

    const own = await facade.ask('monitoring', '{ webhooks { nodes { id } } }', { authorization });
    const other = await facade.ask('monitoring', '{ webhooks(domainId: "domain-2") { nodes { id } } }', {
      authorization,
    });

    expect(own).toEqual({ data: { webhooks: { nodes: [{ id: 'w' }] } } });
    expect(other).toMatchObject({
      data: { webhooks: null },
      errors: [{ extensions: { code: 'NOT_IMPLEMENTED', member: 'domain_id' } }],
    });
    expect(facade.posts.map(({ body }) => body.domain_id)).toEqual(['domain-1', undefined]);
  });
});
