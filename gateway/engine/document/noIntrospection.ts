import type { ASTVisitor, ValidationContext } from 'graphql';
import { clientError } from '../errors/clientError.ts';

/** Whether a text may contain a field that describes the schema. Names cannot be written in another way. */
export const mayIntrospect = (text: string): boolean => /__(?:schema|type)\b/.test(text);

/** Refuses the fields that describe the schema. `__typename` stays: clients need it for their caches. */
export const noIntrospection = (context: ValidationContext): ASTVisitor => ({
  Field: (node) => {
    const name = node.name.value;
    if (name !== '__schema' && name !== '__type') return;
    context.reportError(clientError('INTROSPECTION_DISABLED', `The field "${name}" is disabled.`, { nodes: node }));
  },
});
