/** The gateway over our own graph with `@authenticated` and `@requiresScopes`, as `skein schema print --authorization` states them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { composeAuthorized } from '../../schema/compose.ts';
import { makeSendQuery } from '../graph/testGraph.ts';
import { makeSigningKey, signToken, startIssuer } from '../hostile/issuer.ts';
import { answerList } from '../subgraphs/postApiStub.ts';
import { ASK_BUDGETS, BUDGETS, DASHBOARDS, startStubbedGateway } from './stubbedGateway.ts';

const folder = mkdtempSync(join(tmpdir(), 'skein-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SUPERGRAPH_FILE = join(folder, 'supergraph.graphql');
writeFileSync(SUPERGRAPH_FILE, composeAuthorized());

const handlers = {
  [BUDGETS]: answerList([{ budget_id: 'b', name: 'Cloud', project_id: 'p' }]),
  [DASHBOARDS]: answerList([{ project_dashboard_id: 'd', name: 'Overview', project_id: 'p' }]),
  '/identity/v2/token/issue': () => ({ access_token: 'a', refresh_token: 'r' }),
};

/** The graph with the directives, and the same without, for callers with tokens of one issuer. */
const start = async () => {
  const key = await makeSigningKey('one');
  const issuer = await startIssuer(key);
  const settings = { JWT_JWKS_URL: issuer.url };
  const gateway = await startStubbedGateway(handlers, { ...settings, SUPERGRAPH_FILE });
  const plain = await startStubbedGateway(handlers, settings);
  // A gateway without keys is not ready: on a busy machine the first fetch of them ends by its deadline.
  const status = async ({ url }: { readonly url: string }) => (await fetch(new URL('/health/ready', url))).status;
  for (const one of [gateway, plain]) await expect.poll(() => status(one), { timeout: 60_000 }).toBe(200);
  return {
    ...gateway,
    as: async (claims: object) => makeSendQuery(gateway.url, await signToken(key, { ...claims })),
    asBefore: async (claims: object) => makeSendQuery(plain.url, await signToken(key, { ...claims })),
    asNobody: makeSendQuery(gateway.url),
    [Symbol.asyncDispose]: async () => {
      for (const one of [gateway, plain, issuer]) await one[Symbol.asyncDispose]();
    },
  };
};

const BOTH = `{ budgets { nodes { name project { id } } totalCount } projectDashboards { nodes { name } } }`;

describe('our own graph with authorization', () => {
  it('refuses an anonymous caller before any POST, except for what needs no token', async () => {
    await using graph = await start();

    expect(await graph.asNobody(BOTH)).toMatchObject({
      data: { budgets: null, projectDashboards: null },
      errors: [
        { path: ['budgets'], extensions: { code: 'UNAUTHORIZED_FIELD_OR_TYPE' } },
        { path: ['projectDashboards'], extensions: { code: 'UNAUTHORIZED_FIELD_OR_TYPE' } },
      ],
    });
    expect(graph.posts).toEqual([]);
    const signIn =
      'mutation { tokenIssue(input: {credentials: {user_id: "a"}, domainId: "d"}) { token { accessToken } } }';
    expect((await graph.asNobody(signIn)).data.tokenIssue.token).toEqual({ accessToken: 'a' });
  });

  it('refuses a caller without the permission, or with too low a role, before any POST', async () => {
    await using graph = await start();
    const mayDashboards = await graph.as({ permissions: ['dashboard'] });

    expect(await mayDashboards(ASK_BUDGETS)).toMatchObject({
      data: { budgets: null },
      errors: [{ extensions: { code: 'UNAUTHORIZED_FIELD_OR_TYPE' } }],
    });
    const lowRole = await (await graph.as({ rol: 'USER' }))(ASK_BUDGETS);
    expect(lowRole).toMatchObject({ data: { budgets: null }, errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    expect(graph.posts).toEqual([]);
    expect(await mayDashboards(BOTH)).toMatchObject({
      data: { budgets: null, projectDashboards: { nodes: [{ name: 'Overview' }] } },
      errors: [{ path: ['budgets'] }],
    });
    expect(graph.postsTo(BUDGETS)).toBe(0);
  });

  it.each([
    ['all permissions', {}],
    ['permissions by pattern', { permissions: ['cost-analysis:*', 'dashboard:ProjectDashboard.read'] }],
    ['a client secret, whose permissions the API looks up', { typ: 'CLIENT_SECRET', own: 'APP' }],
  ])('answers a caller with %s as without the directives', async (_, claims) => {
    await using graph = await start();
    const [ask, askBefore] = [await graph.as(claims), await graph.asBefore(claims)];

    const answer = await ask(BOTH);

    expect(answer.data).toMatchObject({ budgets: { totalCount: 1 }, projectDashboards: { nodes: [{}] } });
    expect(answer).toEqual(await askBefore(BOTH));
  });

  it('is the same graph for clients', async () => {
    const { url, ...graph } = await start();
    await using _ = graph;
    const own = await (await fetch(`${url}/schema.graphql`)).text();

    const api = readFileSync(new URL('../../schema/api.graphql', import.meta.url), 'utf8');
    const fields = (sdl: string) =>
      sdl
        .match(/^ {2}\w+.*$/gm)
        ?.filter((line) => !line.includes('"'))
        .sort();
    expect(fields(own)).toEqual(fields(api));
    expect(own).not.toMatch(/@authenticated|@requiresScopes/);
  });

  it('does not start if no token is verified', async () => {
    await expect(startStubbedGateway(handlers, { SUPERGRAPH_FILE })).rejects.toThrow(
      /SUPERGRAPH_FILE: .* has @authenticated, @requiresScopes, but nothing identifies the caller/,
    );
  });
});
