import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { NONE_UNMET, type UnmetRequirements } from '../authorization/authorizer.ts';
import { findOperationRequirements } from '../authorization/operationRequirements.ts';
import { yieldToEventLoop } from '../base/yieldToEventLoop.ts';
import { tooLarge } from '../document/checkLimits.ts';
import { compileVariables, type ReadVariables } from '../document/compileVariables.ts';
import { findConditionVariables, hasIncremental, type Variables } from '../document/conditions.ts';
import { findOperation, type OperationRefusal } from '../document/readDocument.ts';
import { renameInheritedVariables, type SafeVariableNames } from '../document/variableNames.ts';
import type { Overrides } from '../plan/overrides.ts';
import {
  type CompiledOperation,
  compileOperation,
  type OperationContext,
  type VariantKey,
} from './compileOperation.ts';
import type { OperationVariants, Variants } from './variants.ts';

/** A valid document and its compiled operations. */
export interface OperationCache<Context> {
  operation(name: string | undefined): CachedOperation<Context> | OperationRefusal;
}

export interface CachedOperation<Context> {
  readonly definition: OperationDefinitionNode;
  readonly readVariables: ReadVariables;
  /** Whether it has a deferred fragment, whatever the condition. */
  readonly defers: boolean;
  /**
   * Returns the operation compiled for the request's conditions, overrides and caller. Compiles on the first call per
   * combination. Later calls get the same result, synchronously once it is compiled, unless policies are decided
   * asynchronously.
   *
   * @param inParts whether the client accepts deferred fragments separately. Default: all is answered at once
   */
  compiled(
    variables: Variables,
    context: Context,
    inParts?: boolean,
  ): CompiledOperation<Context> | Promise<CompiledOperation<Context>>;
}

/** Wraps a valid document and its text. Compiles lazily. */
export const createOperationCache = <Context>(
  text: string,
  valid: DocumentNode,
  variants: Variants<CompiledVariant<Context>>,
  context: OperationContext<Context>,
): OperationCache<Context> => {
  const { document, clientNames } = renameInheritedVariables(text, valid);
  const found = new Map<string | undefined, CachedOperation<Context> | OperationRefusal>();
  return {
    operation: (name) => {
      const known = found.get(name);
      if (known !== undefined) return known;
      const definition = findOperation(document, name);
      if ('errors' in definition) return definition;
      // A text without a directive has no conditions.
      const conditions = text.includes('@') ? findConditionVariables(document, definition) : [];
      const { maxConditions } = context.limits;
      if (conditions.length > maxConditions)
        return {
          errors: [
            tooLarge(
              `has more than ${maxConditions} variables in @skip, @include, @defer and @stream of one operation`,
            ),
          ],
        };
      const defers = text.includes('@') && hasIncremental(document, definition);
      const source = { document, definition, conditions, defers, clientNames };
      const operation = createCachedOperation(source, variants.forOperation(text.length), context);
      found.set(name, operation);
      return operation;
    },
  };
};

/** A compiled variant of an operation, or its promise. */
export type CompiledVariant<Context> = CompiledOperation<Context> | Promise<CompiledOperation<Context>>;

interface UncompiledOperation extends SafeVariableNames {
  readonly definition: OperationDefinitionNode;
  /** Variables that `@skip` and `@include` read. */
  readonly conditions: readonly string[];
  readonly defers: boolean;
}

const createCachedOperation = <Context>(
  { document, definition, conditions, defers, clientNames }: UncompiledOperation,
  kept: OperationVariants<CompiledVariant<Context>>,
  context: OperationContext<Context>,
): CachedOperation<Context> => {
  const compile = async (key: string, setting: VariantKey) => {
    try {
      // Reading a new document and compiling its fetches take some milliseconds each.
      await yieldToEventLoop();
      const compiled = await compileOperation(document, definition, setting, context);
      kept.set(key, compiled);
      await yieldToEventLoop();
      return compiled;
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  };
  const compiledFor = (variables: Variables, request: Context, unmet: UnmetRequirements, inParts: boolean) => {
    const overrides = context.overrides(request);
    const key = `${conditions.map((name) => (variables[name] === true ? '1' : '0')).join('')} ${printOverrides(overrides)}${printUnmet(unmet)}${inParts ? ' in parts' : ''}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const pending = compile(key, { variables, overrides, unmet, inParts });
    kept.set(key, pending);
    return pending;
  };
  const requirements = findOperationRequirements(document, definition, context.access, context.schema);
  const compiled = (variables: Variables, request: Context, inParts = false) => {
    const unmet = requirements.length === 0 ? NONE_UNMET : context.authorize(requirements, request);
    if (!(unmet instanceof Promise)) return compiledFor(variables, request, unmet, inParts);
    return unmet.then((decided) => compiledFor(variables, request, decided, inParts));
  };
  const readVariables = compileVariables(context.schema, definition.variableDefinitions, {
    clientNames,
    maxValues: context.limits.maxValues,
    hideSuggestions: context.disclosure.suggestions === false,
  });
  return { definition, readVariables, defers, compiled };
};

const printOverrides = ({ labels, percentage }: Overrides): string =>
  labels.length === 0 ? `${percentage}` : `${percentage} ${labels.join()}`;

const printUnmet = (unmet: UnmetRequirements): string =>
  unmet.size === 0 ? '' : ` -${[...unmet].map(({ id }) => id).join()}`;
