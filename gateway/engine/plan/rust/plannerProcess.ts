import { createHash } from 'node:crypto';
import type { QueryPlan } from '@graphql-hive/router-query-planner';
import { LRUCache } from 'lru-cache';
import { createPlannerWorker, PlannerCrashError, type PlanRequest } from './plannerWorker.ts';
import { reportPlanningFailure } from './planningFailures.ts';

export interface PlannerProcess {
  /** Starts a process if none runs, so that the first request need not wait for it. */
  start(): void;
  /** Plans one operation. Rejects if the planner refuses it, crashes, or does not finish in time. */
  requestPlan(question: PlanRequest): Promise<QueryPlan>;
}

/**
 * Timeout of one plan in the first process, in milliseconds, which other requests wait for. Few plans take more than
 * ten.
 */
const FIRST_TIMEOUT_MS = 250;

/** Timeout of one plan in the second process, in milliseconds, which only slow operations wait for. */
const SECOND_TIMEOUT_MS = 2_000;

/** Size and lifetime (in milliseconds) of the cache of operations that crashed the planner. */
const CRASH_CACHE = { max: 1_000, ttl: 600_000 };

/**
 * Plans in separate processes, because some operations crash the Rust planner's process or never finish, and neither
 * can be caught. Operations that are not planned quickly go to a second process, so that others do not wait. An
 * operation that crashed a process is not tried again for a while.
 */
export const createPlannerProcess = (): PlannerProcess => {
  const quick = createPlannerWorker();
  const slow = createPlannerWorker();
  const lost = new LRUCache<string, PlannerCrashError>(CRASH_CACHE);
  const plan = async (question: PlanRequest) => {
    try {
      return await quick.requestPlan(question, FIRST_TIMEOUT_MS);
    } catch (error) {
      if (!(error instanceof PlannerCrashError) || !error.isLate) throw error;
      return slow.requestPlan(question, SECOND_TIMEOUT_MS);
    }
  };
  const requestPlan = async (question: PlanRequest) => {
    // Computing the key hashes the whole supergraph, so an empty cache skips it.
    const known = lost.size === 0 ? undefined : lost.get(hashRequest(question));
    if (known !== undefined) throw known;
    try {
      return await plan(question);
    } catch (error) {
      if (error instanceof PlannerCrashError) {
        lost.set(hashRequest(question), error);
        reportPlanningFailure({ ...question, how: error.message });
      }
      throw error;
    }
  };
  return { start: quick.start, requestPlan };
};

const hashRequest = (question: PlanRequest): string =>
  createHash('sha256').update(JSON.stringify(question)).digest('base64');
