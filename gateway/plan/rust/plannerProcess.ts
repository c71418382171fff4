import { createHash } from 'node:crypto';
import type { QueryPlan } from '@graphql-hive/router-query-planner';
import { LRUCache } from 'lru-cache';
import { PlannerCrashed, type PlanRequest, plannerWorker } from './plannerWorker.ts';
import { reportPlanningFailure } from './planningFailures.ts';

export interface PlannerProcess {
  /** Starts a process where none runs, so that the first question need not wait for it. */
  start(): void;
  /** Plans one operation; rejects where the planner refuses it, dies of it, or does not come to an end. */
  ask(question: PlanRequest): Promise<QueryPlan>;
}

/** Longest time for one plan, in milliseconds, while others wait for theirs. Few take more than ten. */
const QUICK_MS = 250;

/** Longest time for one plan, in milliseconds, where only such wait that took longer than that. */
const PATIENT_MS = 2_000;

/** For how many operations, and how long, it is remembered that the planner was lost over them. */
const REMEMBERED = { max: 1_000, ttl: 600_000 };

/**
 * Plans in processes of their own, since over some operations the Rust planner ends its process or never comes to an end,
 * and neither can be caught. What is not planned quickly is given to a second process, so that others go on; what a process
 * was lost over is not tried again for a while.
 */
export function plannerProcess(): PlannerProcess {
  const quick = plannerWorker();
  const patient = plannerWorker();
  const lost = new LRUCache<string, PlannerCrashed>(REMEMBERED);
  const plan = async (question: PlanRequest) => {
    try {
      return await quick.ask(question, QUICK_MS);
    } catch (error) {
      if (!(error instanceof PlannerCrashed) || !error.isLate) throw error;
      return patient.ask(question, PATIENT_MS);
    }
  };
  const ask = async (question: PlanRequest) => {
    // The key is made of the whole supergraph, and hardly ever is there anything to be found by it.
    const known = lost.size === 0 ? undefined : lost.get(keyOf(question));
    if (known !== undefined) throw known;
    try {
      return await plan(question);
    } catch (error) {
      if (error instanceof PlannerCrashed) {
        lost.set(keyOf(question), error);
        reportPlanningFailure({ ...question, how: error.message });
      }
      throw error;
    }
  };
  return { start: quick.start, ask };
}

function keyOf(question: PlanRequest): string {
  return createHash('sha256').update(JSON.stringify(question)).digest('base64');
}
