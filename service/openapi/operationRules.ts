/** Values that an operation never accepts, although its shared message allows them. */
import type { Operation } from '../../contract/resource.ts';
import { NOT_BLANK } from './freeFormValues.ts';
import type { OpenApiSchema, RewriteSchema } from './schema.ts';

/** An enumeration without some of its values. It is unnamed, since the name belongs to the whole enumeration. */
const withoutValues =
  (...refused: readonly string[]) =>
  ({ title: _, ...schema }: OpenApiSchema): OpenApiSchema => ({
    ...schema,
    enum: (schema.enum ?? []).filter((value) => !refused.includes(String(value))),
  });

const requireItems = (schema: OpenApiSchema): OpenApiSchema => ({ ...schema, minItems: 1 });
const requireText = (schema: OpenApiSchema): OpenApiSchema => ({ ...schema, pattern: NOT_BLANK });

/** Restrictions of members, by operation and by the path of the member in the request. */
const rulesByOperation: Readonly<Record<string, Readonly<Record<string, (schema: OpenApiSchema) => OpenApiSchema>>>> = {
  // Semantics 3.5.1.
  'identity.role.create': { role_type: withoutValues('USER') },
  // Semantics 3.9.1.
  'inventory.metric.create': { resource_group: withoutValues('PROJECT') },
  // Semantics 3.23.1.
  'secret.trusted_secret.create': { resource_group: withoutValues('PROJECT') },
  // Semantics 3.18.1.
  'monitoring.maintenance_window.create': { projects: requireItems },
  'monitoring.maintenance_window.update': { projects: requireItems },
  // Semantics 3.16.7.
  'monitoring.alert.assign_user': { assignee: requireText },
  // Semantics 3.21.1.
  'alert_manager.escalation_policy.create': { rules: requireItems },
  'alert_manager.escalation_policy.update': { rules: requireItems },
};

/** Restricts the members of a request to what the operation accepts. */
export const withOperationRules =
  ({ id }: Operation): RewriteSchema =>
  (schema, path) =>
    rulesByOperation[id]?.[path]?.(schema) ?? schema;
