import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type DocumentNode, GraphQLError, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { hostileDocuments } from '../../bench/hostile/hostileDocuments.ts';
import { createEmptyEngine } from '../../bench/hostile/measureDocument.ts';
import { mergeRules } from '../../gateway/engine/document/mergeRules.ts';

const schema = createEmptyEngine().apiSchema;

const parseText = (text: string): DocumentNode | undefined => {
  try {
    return parse(text, { maxTokens: 15_000 });
  } catch (error) {
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
};

const MISTAKES = `query q($used: ID!, $unused: Int, $unused: Nope) @nope @skip(if: true) @skip(if: false) {
    alert(id: $used, other: 1) { ...missing ...onAlert nope title { id } project ... on Nope { id } ... on Webhook { id } }
    alert: alerts(first: "ten", filter: {id: {eq: $undefined, eq: 1}, nope: 2}) { totalCount @include nodes { id: title id } } }
  query q { __typename } mutation { __typename } subscription { a b }
  fragment onAlert on Alert { id ...onAlert } fragment unused on ID { id } fragment unused on Alert { id }
  type Nope { id: ID }`;

const brief = (errors: readonly GraphQLError[]) => errors.map(({ message, locations }) => ({ message, locations }));

const expectSame = (text: string) => {
  const document = parseText(text);
  if (document === undefined) return;
  const options = { maxErrors: 20 };
  expect(brief(validate(schema, document, [mergeRules(specifiedRules)], options))).toEqual(
    brief(validate(schema, document, specifiedRules, options)),
  );
};

describe('the validation rules, merged into one traversal', () => {
  it('report the same errors as separate rules', () => {
    expect(parseText(MISTAKES)).toBeDefined();
    expectSame(MISTAKES);
    expectSame(readFileSync(new URL('../../bench/dashboards/home.graphql', import.meta.url), 'utf8'));
    const short = hostileDocuments.filter(({ name }) => !name.includes('circle') && !name.includes('themselves'));
    for (const { write } of short) expectSame(write(300));
  });

  it('report the same errors in truncated documents', () => {
    fc.assert(
      fc.property(fc.nat(MISTAKES.length), fc.nat(60), (start, length) => {
        expectSame(MISTAKES.slice(0, start) + MISTAKES.slice(start + length));
      }),
      { numRuns: 300 },
    );
  });
});
