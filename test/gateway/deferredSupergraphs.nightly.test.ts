import fc from 'fast-check';
import {
  buildSchema,
  type ExecutionResult,
  type FieldNode,
  type FragmentSpreadNode,
  type GraphQLSchema,
  getNullableType,
  type InlineFragmentNode,
  isListType,
  Kind,
  parse,
  print,
  type SelectionNode,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { yieldToEventLoop } from '../../gateway/engine/base/yieldToEventLoop.ts';
import type { IncrementalPayload } from '../../gateway/engine/incremental/payloads.ts';
import { toComparableResult } from './comparableResult.ts';
import { choicesArbitrary, MAX_QUERIES, SUPERGRAPH_KINDS, startGeneratedFederation } from './generatedFederation.ts';
import { askIncrementally, mergePayloads } from './incrementalResult.ts';
import { RUNS, SEED } from './propertyRuns.ts';
import { writeQuery } from './writeQuery.ts';

/** Fetches end in an order of their own. */
const delayBy = (row: readonly number[]) => {
  let at = 0;
  return async () => {
    const iterations = (row[at++ % row.length] ?? 0) % 5;
    for (let iteration = 0; iteration < iterations; iteration++) await yieldToEventLoop();
  };
};

/** Streams some of the lists of a query, defers some of its fragments, and some of its fields in fragments of their own. */
const deferSome = (schema: GraphQLSchema, text: string, row: readonly number[]): string => {
  let at = 0;
  let labels = 0;
  const isChosen = (of: number) => (row[at++ % row.length] ?? 0) % of === 0;
  const directive = (name: 'defer' | 'stream', count = '') => {
    const [node] = parse(`{ a @${name}(label: "l${labels++}"${count}) }`, { noLocation: true }).definitions;
    const field = node?.kind === Kind.OPERATION_DEFINITION ? node.selectionSet.selections[0] : undefined;
    return field?.directives ?? [];
  };
  const types = new TypeInfo(schema);
  const streamList = (node: FieldNode): FieldNode | undefined => {
    const type = getNullableType(types.getFieldDef()?.type);
    if (!isListType(type) || node.selectionSet === undefined || !isChosen(2)) return undefined;
    const count = isChosen(2) ? '' : `, initialCount: ${(row[at++ % row.length] ?? 0) % 3}`;
    return { ...node, directives: [...(node.directives ?? []), ...directive('stream', count)] };
  };
  const deferFragment = <Node extends InlineFragmentNode | FragmentSpreadNode>(node: Node): Node | undefined =>
    isChosen(2) ? { ...node, directives: [...(node.directives ?? []), ...directive('defer')] } : undefined;
  const wrap = (selection: SelectionNode): SelectionNode => {
    if (selection.kind !== Kind.FIELD || !isChosen(4)) return selection;
    const selectionSet = { kind: Kind.SELECTION_SET, selections: [selection] } as const;
    return { kind: Kind.INLINE_FRAGMENT, directives: directive('defer'), selectionSet };
  };
  const streamed = visit(parse(text), visitWithTypeInfo(types, { Field: streamList }));
  const deferred = visit(streamed, {
    InlineFragment: { leave: deferFragment },
    FragmentSpread: { leave: deferFragment },
    SelectionSet: { leave: (set) => ({ ...set, selections: set.selections.map(wrap) }) },
  });
  return print(deferred);
};

/** Finds where the incremental answer differs. A null that an error caused may reach less far there. */
const findDifference = (
  whole: unknown,
  inParts: unknown,
  emptied: ReadonlySet<string>,
  at = '',
): string | undefined => {
  if (whole === null && emptied.has(at)) return undefined;
  if (typeof whole !== 'object' || whole === null || typeof inParts !== 'object' || inParts === null)
    return whole === inParts ? undefined : `${at}: ${JSON.stringify(whole)}, in parts ${JSON.stringify(inParts)}`;
  for (const key of new Set([...Object.keys(whole), ...Object.keys(inParts)])) {
    const below = (value: object) => (value as Record<string, unknown>)[key];
    const found = findDifference(below(whole), below(inParts), emptied, at === '' ? key : `${at}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
};

const compare = (whole: ExecutionResult, inParts: ExecutionResult): string | undefined => {
  if (whole.errors === undefined && inParts.errors !== undefined) return `error ${JSON.stringify(inParts.errors)}`;
  if (whole.errors !== undefined && inParts.errors === undefined) return `no error ${JSON.stringify(whole.errors)}`;
  return findDifference(whole.data ?? null, inParts.data ?? null, new Set(toComparableResult(whole).emptied));
};

/** What is wrong with the payloads of an answer. */
const findFault = (whole: ExecutionResult, payloads: readonly IncrementalPayload[]): string | undefined => {
  try {
    return compare(whole, mergePayloads(payloads));
  } catch (error) {
    return String(error);
  }
};

const FORMATS = ['draft', '20220824'] as const;

const hasItems = ({ incremental = [] }: IncrementalPayload): boolean => incremental.some(({ items }) => items);

describe.each(SUPERGRAPH_KINDS)('deferred fragments and streamed lists in a graph of $make make', (made) => {
  it('add up to the whole answer, in both formats', { timeout: 60_000 + 1_200 * RUNS }, async () => {
    const counts = { alike: 0, inParts: 0, streamed: 0 };
    const queries = fc.array(choicesArbitrary(120), { minLength: 1, maxLength: MAX_QUERIES, size: 'max' });
    const property = fc.asyncProperty(choicesArbitrary(80), queries, async (row, rows) => {
      if (counts.alike >= RUNS) return;
      const graph = startGeneratedFederation(row, made, { delay: delayBy(row) });
      const schema = buildSchema(graph.engine.apiSdl);
      for (const query of rows) {
        const { text: plain, variables } = writeQuery(schema, query);
        if (validate(schema, parse(plain)).length > 0) continue;
        const text = deferSome(schema, plain, query.toReversed());
        if (validate(schema, parse(text)).length > 0) continue;
        const whole = await graph.ask(text, variables);
        for (const format of FORMATS) {
          const payloads = await askIncrementally(graph, text, { variables, format });
          const describeCase = () =>
            `${graph.supergraphSdl}\n${text}\n${JSON.stringify({ format, whole, payloads }, null, 1)}`;
          const fault = findFault(whole, structuredClone(payloads));
          expect(fault, fault && describeCase()).toBe(undefined);
          if (payloads.length > 1) counts.inParts++;
          if (payloads.some(hasItems)) counts.streamed++;
        }
        counts.alike++;
      }
    });

    await fc.assert(property, { numRuns: RUNS, seed: SEED });

    expect(counts.alike).toBeGreaterThanOrEqual(RUNS);
    expect(counts.inParts).toBeGreaterThan(RUNS / 5);
    expect(counts.streamed).toBeGreaterThan(RUNS / 25);
  });
});
