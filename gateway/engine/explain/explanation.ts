import { type FetchDefinition, type FetchStep, listFetchSteps, type PlanStep } from '../execute/planSteps.ts';
import type { FetchAnswer, ObservedFetch, OperationObserver, Phase, PlannedOperation } from '../observe/observer.ts';
import type { ObjectShape } from '../shape/shape.ts';
import { findCoordinates } from './findCoordinates.ts';
import { buildPlanTree, listResponseNames, type PlanTree } from './planTree.ts';
import { type CausedPost, type ExplainedPost, explainPost, readPosts, roundMs } from './posts.ts';
import { type FetchField, runInFetch } from './traceScope.ts';

/** How a fetch ran. Null where it did not run, because no entity needed it. */
export interface FetchDetails {
  readonly id: number;
  readonly startMs: number | null;
  readonly ms: number | null;
  /** Number of entities that it fetched. Null for root fields. */
  readonly entities: number | null;
  readonly errors: number;
}

/** How one operation was answered: names, counts and times. It has no value of the client. */
export interface ExplanationReport {
  /** Durations. Null for a phase that did not occur: its result was cached, or an earlier phase refused the operation. */
  readonly timingsMs: Readonly<Record<Phase, number | null>> & { readonly total: number };
  /** What the operation may cost by its page sizes, and what it cost. Null if it was refused before. */
  readonly cost: { readonly predicted: number | null; readonly actual: number | null };
  /** Null if nothing is fetched. */
  readonly plan: PlanTree<FetchDetails> | null;
  readonly posts: readonly (PostOfFetches & {
    /** The elements of the schema that its fields are, such as `Alert.project`. */
    readonly coordinates: readonly string[];
  })[];
}

type PostOfFetches = ExplainedPost & { readonly fetches: readonly number[] };

/** A fetch of the plan and how it ran. */
interface FetchRecord {
  readonly id: number;
  readonly step: FetchStep<never>;
  startedAt: number | undefined;
  endedAt: number | undefined;
  entities: number | undefined;
  errors: number;
}

/** Collects the explanation of one operation while it is answered. */
export class ExplanationRecorder implements OperationObserver {
  readonly traceFields = true;
  readonly #startedAt: number;
  readonly #phases = new Map<Phase, number>();
  readonly #fetches = new Map<object, FetchRecord>();
  readonly #posts: PostOfFetches[] = [];
  #plan: PlanStep<never> | undefined;
  #shape: ObjectShape | undefined;
  #predicted: number | null = null;
  #actual: number | null = null;

  /** @param startedAt start of the request, as `performance.now()` */
  constructor(startedAt: number) {
    this.#startedAt = startedAt;
  }

  phase(phase: Phase, startedAt: number, endedAt: number): void {
    this.#phases.set(phase, endedAt - startedAt);
  }

  planned({ plan, shape }: PlannedOperation, cost: number): void {
    this.#plan = plan;
    this.#shape = shape;
    this.#predicted = cost;
    if (plan !== undefined) for (const step of listFetchSteps(plan)) this.#addFetch(step);
  }

  fetch({ fetch, entities }: ObservedFetch, execute: () => FetchAnswer): FetchAnswer {
    const record = this.#fetches.get(fetch);
    if (record === undefined) return execute();
    Object.assign(record, { startedAt: performance.now(), entities });
    const answer = runInFetch(fetch, execute);
    if (!(answer instanceof Promise)) {
      this.#end(record, answer);
      return answer;
    }
    return answer.then(
      (result) => {
        this.#end(record, result);
        return result;
      },
      (error: unknown) => {
        this.#end(record, { errors: [error] });
        throw error;
      },
    );
  }

  fetched(actualCost: () => number): void {
    this.#actual = actualCost();
  }

  /** Adds a POST that a field in this process caused. */
  addPost(post: CausedPost): void {
    const fetches = new Set(post.places.map(({ fetch }) => this.#fetches.get(fetch)?.id ?? -1));
    const explained = explainPost(post, this.#startedAt, (place) => this.#fieldsAt(place));
    this.#posts.push({ fetches: [...fetches].filter((id) => id >= 0), ...explained });
  }

  /** The explanation so far. */
  report(): ExplanationReport {
    const timeOf = (phase: Phase) => this.#phases.get(phase) ?? null;
    const timing = (phase: Phase) => roundOrNull(timeOf(phase));
    const posts = this.#posts.toSorted((one, other) => one.startMs - other.startMs);
    return {
      timingsMs: {
        parse: timing('parse'),
        validate: timing('validate'),
        plan: timing('plan'),
        execute: timing('execute'),
        total: roundMs(performance.now() - this.#startedAt),
      },
      cost: { predicted: this.#predicted, actual: this.#actual },
      plan: this.#plan === undefined ? null : buildPlanTree(this.#plan, (fetch) => this.#detailsOf(fetch)),
      posts: posts.map((post) => ({ ...post, coordinates: this.#coordinatesOf(post.fields) })),
    };
  }

  #addFetch(step: FetchStep<never>): void {
    const notRun = { startedAt: undefined, endedAt: undefined, entities: undefined, errors: 0 };
    this.#fetches.set(step.fetch, { id: this.#fetches.size, step, ...notRun });
  }

  #end(record: FetchRecord, { errors, extensions }: { errors?: readonly unknown[]; extensions?: unknown }): void {
    record.endedAt = performance.now();
    record.errors = errors?.length ?? 0;
    const { id, startedAt = 0 } = record;
    for (const post of readPosts(extensions)) {
      const fields = [...new Set(post.fields.flatMap((field) => listAnswerPaths(record.step, field.split('.'))))];
      const startMs = roundMs(startedAt - this.#startedAt + post.startMs);
      this.#posts.push({ fetches: [id], ...post, fields, startMs });
    }
  }

  #coordinatesOf(fields: readonly string[]): string[] {
    const shape = this.#shape;
    return shape ? [...new Set(fields.flatMap((field) => findCoordinates(shape, field.split('.'))))] : [];
  }

  #fieldsAt({ fetch, path }: FetchField): readonly string[] {
    const step = this.#fetches.get(fetch)?.step;
    return step === undefined ? [path.join('.')] : listAnswerPaths(step, path);
  }

  #detailsOf(fetch: FetchDefinition<never>): FetchDetails {
    const { id = -1, startedAt, endedAt, entities = null, errors = 0 } = this.#fetches.get(fetch) ?? {};
    return {
      id,
      startMs: startedAt === undefined ? null : roundMs(startedAt - this.#startedAt),
      ms: startedAt === undefined || endedAt === undefined ? null : roundMs(endedAt - startedAt),
      entities,
      errors,
    };
  }
}

const roundOrNull = (ms: number | null): number | null => (ms === null ? null : roundMs(ms));

/**
 * The paths in the answer of a field of a fetch. The first name in the document of an entity fetch stands for the
 * entities, which may be at several paths.
 */
const listAnswerPaths = (step: FetchStep<never>, path: readonly string[]): string[] => {
  if (step.kind === 'root') return path.length === 0 ? [...step.rootKeys] : [path.join('.')];
  const [key, ...below] = path;
  const targets = step.targets.filter((target) => key === undefined || key === '' || target.key === key);
  return targets.flatMap(({ paths }) => paths.map((each) => [...listResponseNames(each), ...below].join('.')));
};
