/** Checks of `skein doctor`: does the deployment of the POST API have the operations of the contract? */
import pLimit from 'p-limit';
import { operations, optionalOperations } from '../contract/index.ts';
import type { Operation } from '../contract/resource.ts';
import { type PathForm, routesIn } from '../subgraphs/upstream/routes.ts';
import type { Check } from './checks.ts';

interface Upstream {
  readonly url: string;
  readonly paths: PathForm;
  readonly timeoutMs: number;
  /** Access token whose permissions are checked; absent: permissions are not checked. */
  readonly token?: string | undefined;
}

const OTHER: Readonly<Record<PathForm, PathForm>> = { versioned: 'unversioned', unversioned: 'versioned' };

/** Requests at a time. */
const CONCURRENCY = 8;

/** Body that no deployment can carry out: it is no JSON. An operation that exists answers 400 or 401. */
const INVALID_BODY = '{';

/** The status of the answer to one operation. A write is never carried out, a read only with a token. */
const statusOf = async ({ url, token, timeoutMs }: Upstream, { kind, auth }: Operation, path: string) => {
  const asCaller = token !== undefined && kind === 'read' && auth === 'token';
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(asCaller ? { authorization: `Bearer ${token}` } : {}) },
    body: asCaller ? '{}' : INVALID_BODY,
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  return asCaller || ![401, 403].includes(response.status) ? response.status : 400;
};

interface Probed {
  readonly id: string;
  readonly status: number;
}

const probe = async (upstream: Upstream, asked: Iterable<Operation>): Promise<readonly Probed[]> => {
  const limit = pLimit(CONCURRENCY);
  const routeOf = routesIn(upstream.paths);
  const sent = [...asked].flatMap((operation) => {
    const { path } = routeOf(operation);
    return path === null
      ? []
      : [limit(async () => ({ id: operation.id, status: await statusOf(upstream, operation, path) }))];
  });
  return Promise.all(sent);
};

const LACKS = [404, 405, 501];

const idsWith = (probed: readonly Probed[], holds: (status: number) => boolean) =>
  probed.filter(({ status }) => holds(status)).map(({ id }) => id);

const listed = (ids: readonly string[]) => ids.join(', ');

const result = (name: string, bad: readonly string[], good: string, told: string): Check => ({
  ...{ name, ok: bad.length === 0, detail: bad.length === 0 ? good : `${told}: ${listed(bad)}` },
});

/** Whether the other form of paths is the one that the deployment has. */
const pathCheck = async (upstream: Upstream): Promise<Check> => {
  const other = { ...upstream, paths: OTHER[upstream.paths] };
  const found = idsWith(await probe(other, operations.values()), (status) => !LACKS.includes(status));
  const expected = found.length > 0 ? `expected ${other.paths}` : 'no operation answers in either form of paths';
  return { name: 'upstream paths', ok: false, detail: `UPSTREAM_PATHS ${upstream.paths}: ${expected}` };
};

/**
 * Asks for every operation of the contract.
 *
 * @returns checks: reachable, form of paths, operations that it lacks, fails at, or refuses the token
 */
export const checkUpstream = async (upstream: Upstream): Promise<readonly Check[]> => {
  let probed: readonly Probed[];
  try {
    probed = await probe(upstream, operations.values());
  } catch (error) {
    const { message, cause } = error as Error;
    return [
      {
        name: 'upstream',
        ok: false,
        detail: `UPSTREAM_URL: no answer: ${(cause as Error | undefined)?.message ?? message}`,
      },
    ];
  }
  const reachable = { name: 'upstream', ok: true, detail: upstream.url };
  const lacking = idsWith(probed, (status) => LACKS.includes(status));
  if (lacking.length === probed.length) return [reachable, await pathCheck(upstream)];
  const optional = idsWith(await probe(upstream, optionalOperations.values()), (status) => LACKS.includes(status));
  const refused = idsWith(probed, (status) => status === 401 || status === 403);
  const failing = idsWith(probed, (status) => status >= 500 && !LACKS.includes(status));
  return [
    reachable,
    { name: 'upstream paths', ok: true, detail: upstream.paths },
    result('operations', lacking, `all ${probed.length} of the contract`, 'upstream lacks'),
    { name: 'optional reads', ok: true, detail: optional.length ? `null in the graph: ${listed(optional)}` : 'all' },
    result('failures', failing, 'none', 'upstream fails at'),
    ...(upstream.token === undefined
      ? []
      : [result('permissions', refused, 'the token may read all', 'upstream refuses')]),
  ];
};
