/** Checks of `skein doctor`: what the deployment of the POST API has of the contract, by area. */
import pLimit from 'p-limit';
import { allOperations, optionalOperations } from '../contract/index.ts';
import type { Operation } from '../contract/resource.ts';
import { type PathForm, routesIn } from '../subgraphs/upstream/routes.ts';
import type { Check } from './checks.ts';
import { type Deployment, type Finding, probe } from './upstreamProbes.ts';

interface Upstream extends Deployment {
  readonly paths: PathForm;
}

const OTHER: Readonly<Record<PathForm, PathForm>> = { versioned: 'unversioned', unversioned: 'versioned' };

/** Requests at a time. */
const CONCURRENCY = 8;

/** Operations that clients of the API call. The others are for services, and addresses for other systems. */
const CALLED = [...allOperations.values()].filter(({ auth, path }) => auth !== 'internal' && !path.includes(':'));

interface ProbedOperation extends Finding {
  readonly area: string;
}

const probeAll = async (upstream: Upstream, asked: readonly Operation[]): Promise<readonly ProbedOperation[]> => {
  const limit = pLimit(CONCURRENCY);
  const routeOf = routesIn(upstream.paths);
  const failed = (operation: Operation) => (): Finding => ({ operation, answer: 'fails', refusedMembers: [] });
  const sent = asked.flatMap((operation) => {
    const { path, area } = routeOf(operation);
    if (path === null) return [];
    return [limit(async () => ({ area, ...(await probe(upstream, operation, path).catch(failed(operation))) }))];
  });
  return Promise.all(sent);
};

const idsOf = (found: readonly Finding[]) => found.map(({ operation }) => operation.id).join(', ');

/** The check of one area. Missing optional reads and refused members alone are not a failure. */
const areaCheck = (area: string, found: readonly Finding[]): Check => {
  const answering = (answer: Finding['answer']) => found.filter((one) => one.answer === answer);
  const isOptional = ({ operation }: Finding) => optionalOperations.has(operation.id);
  const lacks = answering('lacks').filter((one) => !isOptional(one));
  const optional = answering('lacks').filter(isOptional);
  const [refuses, fails] = [answering('refuses'), answering('fails')];
  const told = [
    { title: 'lacks', text: idsOf(lacks) },
    { title: 'lacks, null in the graph', text: idsOf(optional) },
    { title: 'refuses members', text: membersOf(found) },
    { title: 'refuses the token', text: idsOf(refuses) },
    { title: 'fails at', text: idsOf(fails) },
  ].filter(({ text }) => text !== '');
  return {
    name: `area ${area}`,
    ok: lacks.length + refuses.length + fails.length === 0,
    detail: [
      `works: ${answering('works').length} of ${found.length}`,
      ...told.map(({ title, text }) => `${title}: ${text}`),
    ].join('; '),
  };
};

const membersOf = (found: readonly Finding[]) =>
  found
    .filter(({ refusedMembers }) => refusedMembers.length > 0)
    .map(({ operation, refusedMembers }) => `${operation.id} (${refusedMembers.join(', ')})`)
    .join(', ');

/** Whether the other form of paths is the one that the deployment has. */
const pathCheck = async (upstream: Upstream): Promise<Check> => {
  const other = { ...upstream, paths: OTHER[upstream.paths] };
  const isFound = (await probeAll(other, CALLED)).some(({ answer }) => answer !== 'lacks');
  const expected = isFound ? `expected ${other.paths}` : 'no operation answers in either form of paths';
  return { name: 'upstream paths', ok: false, detail: `UPSTREAM_PATHS ${upstream.paths}: ${expected}` };
};

/** Whether anything answers; asked once, since every operation of a silent deployment would take the time limit. */
const reachableCheck = async ({ url, timeoutMs }: Upstream): Promise<Check> => {
  try {
    await (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) })).body?.cancel();
    return { name: 'upstream', ok: true, detail: url };
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = (cause as Error | undefined)?.message ?? message;
    return { name: 'upstream', ok: false, detail: `UPSTREAM_URL: no answer: ${reason}` };
  }
};

/**
 * Asks for every operation of the contract.
 *
 * @returns checks: reachable, form of paths, and for each area how many operations work and which do not
 */
export const checkUpstream = async (upstream: Upstream): Promise<readonly Check[]> => {
  const reachable = await reachableCheck(upstream);
  if (!reachable.ok) return [reachable];
  const probed = await probeAll(upstream, CALLED);
  if (probed.every(({ answer }) => answer === 'lacks')) return [reachable, await pathCheck(upstream)];
  const areas = Map.groupBy(probed, ({ area }) => area);
  return [
    reachable,
    { name: 'upstream paths', ok: true, detail: upstream.paths },
    ...[...areas].sort().map(([area, found]) => areaCheck(area, found)),
  ];
};
