/** Values that an operation never accepts, although its shared message allows them. */
import type { Operation } from '../../contract/resource.ts';
import { NOT_BLANK } from './freeFormValues.ts';
import type { Rewrite, Schema } from './schema.ts';

/** An enumeration without some of its values. It is unnamed, since the name belongs to the whole enumeration. */
const without =
  (...refused: readonly string[]) =>
  ({ title: _, ...schema }: Schema): Schema => ({
    ...schema,
    enum: (schema.enum ?? []).filter((value) => !refused.includes(String(value))),
  });

const atLeastOne = (schema: Schema): Schema => ({ ...schema, minItems: 1 });
const notBlank = (schema: Schema): Schema => ({ ...schema, pattern: NOT_BLANK });

/** Restrictions of members, by operation and by the path of the member in the request. */
const rules: Readonly<Record<string, Readonly<Record<string, (schema: Schema) => Schema>>>> = {
  // Semantics 3.5.1.
  'identity.role.create': { role_type: without('USER') },
  // Semantics 3.9.1.
  'inventory.metric.create': { resource_group: without('PROJECT') },
  // Semantics 3.23.1.
  'secret.trusted_secret.create': { resource_group: without('PROJECT') },
  // Semantics 3.18.1.
  'monitoring.maintenance_window.create': { projects: atLeastOne },
  'monitoring.maintenance_window.update': { projects: atLeastOne },
  // Semantics 3.16.7.
  'monitoring.alert.assign_user': { assignee: notBlank },
  // Semantics 3.21.1.
  'alert_manager.escalation_policy.create': { rules: atLeastOne },
  'alert_manager.escalation_policy.update': { rules: atLeastOne },
};

/** Restricts the members of a request to what the operation accepts. */
export const withOperationRules =
  ({ id }: Operation): Rewrite =>
  (schema, path) =>
    rules[id]?.[path]?.(schema) ?? schema;
