import type { QueryPlan } from '@graphql-hive/router-query-planner';
import type { Overrides } from './overrides.ts';

/** What the engine asks of a query planner. Another one can stand in by keeping these three promises. */
export interface Planner {
  /** Plans one operation. The text must be valid against the API schema and free of introspection. */
  plan(text: string, operationName: string | undefined, overrides: Overrides): Promise<QueryPlan>;
  /** The graph as clients may see it: nothing of federation, nothing inaccessible. */
  apiSdl(): string;
  /** Labels that `@override(label:)` names in this supergraph, `percent(n)` among them. */
  labels(): readonly string[];
}
