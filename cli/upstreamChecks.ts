/** Checks of `skein doctor`: what the deployment of the POST API has of the contract, by area. */
import pLimit from 'p-limit';
import { allOperations, optionalOperations } from '../contract/index.ts';
import type { Operation } from '../contract/resource.ts';
import { createRouteFinder, type PathForm } from '../subgraphs/upstream/routes.ts';
import type { CheckResult } from './localChecks.ts';
import { type Deployment, type ProbeResult, probeOperation } from './upstreamProbes.ts';

interface CheckedDeployment extends Deployment {
  readonly paths: PathForm;
}

const otherForms: Readonly<Record<PathForm, PathForm>> = { versioned: 'unversioned', unversioned: 'versioned' };

/** Requests at a time. */
const CONCURRENCY = 8;

/** Operations that clients of the API call. The others are for services, and addresses for other systems. */
const CLIENT_OPERATIONS = [...allOperations.values()].filter(
  ({ auth, path }) => auth !== 'internal' && !path.includes(':'),
);

/** An operation that is checked. */
interface ProbeQuestion {
  readonly operation: Operation;
  readonly path: string;
}

/** What was found out about an area. */
interface AreaFindings {
  readonly area: string;
  readonly found: readonly ProbeResult[];
  /** Number of operations that were not checked, since no server answered the first request. */
  readonly unasked: number;
}

const groupQuestionsByArea = (paths: PathForm, asked: readonly Operation[]): ReadonlyMap<string, ProbeQuestion[]> => {
  const routeOf = createRouteFinder(paths);
  const questions = asked.flatMap((operation) => {
    const { path, area } = routeOf(operation);
    return path === null ? [] : [{ operation, path, area }];
  });
  return Map.groupBy(questions, ({ area }) => area);
};

/**
 * Sends an area one request after the other until it answers for an operation that it has. A gateway may take seconds
 * to say of each operation that no server is behind it.
 */
const probeArea = async (
  area: string,
  questions: readonly ProbeQuestion[],
  ask: (question: ProbeQuestion) => Promise<ProbeResult>,
): Promise<AreaFindings> => {
  const found: ProbeResult[] = [];
  for (const question of questions) {
    found.push(await ask(question));
    if (found.at(-1)?.answer !== 'lacks') break;
  }
  const others = questions.slice(found.length);
  if (found.at(-1)?.answer === 'silent') return { area, found, unasked: others.length };
  return { area, found: [...found, ...(await Promise.all(others.map(ask)))], unasked: 0 };
};

const probeAll = (upstream: CheckedDeployment): Promise<readonly AreaFindings[]> => {
  const limit = pLimit(CONCURRENCY);
  const ask = ({ operation, path }: ProbeQuestion) => limit(() => probeOperation(upstream, operation, path));
  const areas = [...groupQuestionsByArea(upstream.paths, CLIENT_OPERATIONS)].sort();
  return Promise.all(areas.map(([area, questions]) => probeArea(area, questions, ask)));
};

const printIds = (found: readonly ProbeResult[]) => found.map(({ operation }) => operation.id).join(', ');

/** The check of one area. Missing optional reads and members that are left out are not a failure. */
const toAreaCheck = ({ area, found, unasked }: AreaFindings): CheckResult => {
  const answering = (...answers: readonly ProbeResult['answer'][]) =>
    found.filter(({ answer }) => answers.includes(answer));
  const isOptional = ({ operation }: ProbeResult) => optionalOperations.has(operation.id);
  const failures = [
    { title: 'lacks', text: printIds(answering('lacks').filter((one) => !isOptional(one))) },
    { title: 'lacks members', text: printMembers(found, 'neededMembers') },
    { title: 'refuses the token', text: printIds(answering('refuses')) },
    { title: 'fails at', text: printIds(answering('fails', 'silent')) },
    { title: 'not asked after that', text: unasked > 0 ? String(unasked) : '' },
  ];
  const notes = [
    { title: 'lacks, null in the graph', text: printIds(answering('lacks').filter(isOptional)) },
    { title: 'refuses members', text: printMembers(found, 'refusedMembers') },
  ];
  return {
    name: `area ${area}`,
    ok: failures.every(({ text }) => text === ''),
    detail: [
      `works: ${answering('works').length} of ${found.length + unasked}`,
      ...[...failures, ...notes].filter(({ text }) => text !== '').map(({ title, text }) => `${title}: ${text}`),
    ].join('; '),
  };
};

const printMembers = (found: readonly ProbeResult[], kind: 'neededMembers' | 'refusedMembers') =>
  found
    .filter((one) => one[kind].length > 0)
    .map((one) => `${one.operation.id} (${one[kind].join(', ')})`)
    .join(', ');

const lackAll = (areas: readonly AreaFindings[]) =>
  areas.every(({ found }) => found.every(({ answer }) => answer === 'lacks'));

/** Whether the other form of paths is the one that the deployment has. */
const checkPaths = async (upstream: CheckedDeployment): Promise<CheckResult> => {
  const other = { ...upstream, paths: otherForms[upstream.paths] };
  const isFound = !lackAll(await probeAll(other));
  const expected = isFound ? `expected ${other.paths}` : 'no operation answers in either form of paths';
  return { name: 'upstream paths', ok: false, detail: `UPSTREAM_PATHS ${upstream.paths}: ${expected}` };
};

/** Whether anything answers; checked once, since every operation of a silent deployment would take the time limit. */
const checkReachable = async ({ url, timeoutMs }: CheckedDeployment): Promise<CheckResult> => {
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
 * Checks every operation of the contract.
 *
 * @returns checks: reachable, form of paths, and for each area how many operations work and which do not
 */
export const checkUpstream = async (upstream: CheckedDeployment): Promise<readonly CheckResult[]> => {
  const reachable = await checkReachable(upstream);
  if (!reachable.ok) return [reachable];
  const areas = await probeAll(upstream);
  if (lackAll(areas)) return [reachable, await checkPaths(upstream)];
  return [reachable, { name: 'upstream paths', ok: true, detail: upstream.paths }, ...areas.map(toAreaCheck)];
};
