import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationTypeNode,
  printSchema,
} from 'graphql';
import { answer, type OperationRequest } from './answer.ts';
import { createCostCheck } from './cost/checkCost.ts';
import { createCostModel } from './cost/costModel.ts';
import { createDocumentCache, type DocumentCacheOptions, type DocumentStats } from './document/cache.ts';
import type { Refusal } from './document/read.ts';
import type { SubgraphExecutor } from './executors/executor.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { choosePlanner, type PlannerChoice } from './plan/choosePlanner.ts';
import { type ChooseOverrides, settingsOf } from './plan/overrides.ts';
import type { Planner } from './plan/planner.ts';
import { parseSupergraph, readSupergraph } from './plan/supergraph.ts';
import { applyScalarParsers, type ScalarParsers } from './scalars.ts';

/** What an engine is made of. */
export interface EngineOptions<Context> {
  readonly supergraphSdl: string;
  /** One executor per subgraph, under its name in `join__graph(name:)`. */
  readonly executors: Readonly<Record<string, SubgraphExecutor<Context>>>;
  readonly documents?: DocumentCacheOptions;
  /** Those left out are as in `defaultLimits`. */
  readonly limits?: Partial<Limits>;
  /** Which progressive overrides a request is part of; left out: none by label, and those by percentage drawn by lot. */
  readonly overrides?: ChooseOverrides<Context>;
  /** How custom scalars are read: a value that its scalar refuses ends the request before anything is fetched. */
  readonly scalars?: ScalarParsers;
  /** Default `best`: our own for a plain supergraph, else the Rust one, and stitching for what that cannot do. */
  readonly planner?: PlannerChoice;
  /**
   * What becomes of an entity that its subgraph answers with null, and no error. `stay`, the default: where something names
   * it, it is an object whose fields are null, as behind other gateways. `leave`: a field that names it is null, and lists
   * go on without it.
   */
  readonly goneEntities?: 'stay' | 'leave';
}

export interface ExecuteRequest<Context> extends OperationRequest<Context> {
  readonly text?: string;
  /** Instead of `text`; keep the node and send it again, for what is compiled hangs on it. */
  readonly document?: DocumentNode;
  readonly operationName?: string | undefined;
}

/** An operation found, checked and ready to run. */
export interface PreparedOperation<Context> {
  readonly type: OperationTypeNode;
  readonly name: string | undefined;
  run(request: OperationRequest<Context>): ExecutionResult | Promise<ExecutionResult>;
}

export interface Engine<Context> {
  readonly apiSchema: GraphQLSchema;
  readonly apiSdl: string;
  readonly supergraphSdl: string;
  /** Which planner it runs on: `stitching` only where the Rust one does not load, or cannot read the supergraph. */
  readonly planner: Planner['kind'];
  /** Documents compiled and kept, and how often one was there when asked for. */
  documentStats(): DocumentStats;
  /** Finds and checks an operation without running it. */
  prepare(source: { text: string; operationName?: string | undefined }): PreparedOperation<Context> | Refusal;
  /** Answers one operation. Errors are in the answer; it rejects only where the engine itself is at fault. */
  execute(request: ExecuteRequest<Context>): ExecutionResult | Promise<ExecutionResult>;
}

/**
 * Makes an engine for any Federation 2 supergraph.
 *
 * @throws {Error} the supergraph cannot be read, or names a subgraph without an executor
 */
export function createEngine<Context>(options: EngineOptions<Context>): Engine<Context> {
  const { supergraphSdl, goneEntities = 'stay' } = options;
  const source = parseSupergraph(supergraphSdl);
  const planning = choosePlanner(source, options.executors, options.planner);
  const supergraph = readSupergraph(source.document, planning.planner.apiSdl(), Object.keys(options.executors));
  const schema = supergraph.schema;
  applyScalarParsers(schema, options.scalars ?? {});
  const overrides = settingsOf(planning.planner.labels(), options.overrides);
  const limits = { ...defaultLimits, ...options.limits };
  const costModel = createCostModel(supergraph.costDirectives, schema, limits.assumedListSize);
  const compileCostCheck = createCostCheck(costModel, limits.maxCost);
  const compileContext = { ...supergraph, ...planning, overrides, limits, compileCostCheck };
  const documents = createDocumentCache(compileContext, options.documents);

  const prepare: Engine<Context>['prepare'] = ({ text, operationName }) =>
    prepareIn(documents.read(text), operationName);
  const prepareIn = (entry: ReturnType<typeof documents.read>, operationName: string | undefined) => {
    const found = 'errors' in entry ? entry : entry.operation(operationName);
    if ('errors' in found) return found;
    const run = (request: OperationRequest<Context>) => answer(found, request, { schema, goneEntities, limits });
    return { type: found.definition.operation, name: found.definition.name?.value, run };
  };
  return {
    apiSchema: schema,
    apiSdl: printSchema(schema),
    supergraphSdl,
    planner: planning.planner.kind,
    documentStats: documents.stats,
    prepare,
    execute: ({ text, document, operationName, ...request }) => {
      const entry = document === undefined ? documents.read(text ?? '') : documents.readNode(document);
      const prepared = prepareIn(entry, operationName);
      return 'errors' in prepared ? prepared : prepared.run(request);
    },
  };
}
