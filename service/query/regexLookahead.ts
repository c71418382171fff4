/**
 * Limits how far the lookaheads of a pattern may read. PostgreSQL evaluates a lookahead again at every character where
 * it may occur, so a lookahead that reads to the end costs the square of the text's length. Lookbehinds are evaluated
 * incrementally and have no such cost.
 */
import type { AST } from '@eslint-community/regexpp';
import { sumNumbers } from './sumNumbers.ts';

const measureMaxLength = (alternatives: readonly AST.Alternative[]): number =>
  Math.max(...alternatives.map(({ elements }) => sumNumbers(elements.map(measureElementLength))));

/** Maximum number of characters an element matches; infinite where it has no bound. */
const measureElementLength = (node: AST.Element): number => {
  switch (node.type) {
    case 'Quantifier': {
      const longest = measureElementLength(node.element);
      return longest === 0 ? 0 : longest * node.max;
    }
    case 'Group':
    case 'CapturingGroup':
      return measureMaxLength(node.alternatives);
    case 'Assertion':
      return 0;
    default:
      return 1;
  }
};

const measureElementReach = (node: AST.Element): number => {
  switch (node.type) {
    case 'Quantifier':
      return measureElementReach(node.element);
    case 'Group':
    case 'CapturingGroup':
      return measureReach(node.alternatives);
    case 'Assertion': {
      if (!('alternatives' in node)) return 0;
      return measureReach(node.alternatives) + (node.kind === 'lookahead' ? measureMaxLength(node.alternatives) : 0);
    }
    default:
      return 0;
  }
};

const measureReach = (alternatives: readonly AST.Alternative[]): number =>
  sumNumbers(alternatives.map(({ elements }) => sumNumbers(elements.map(measureElementReach))));

const isLookahead = (node: AST.Element): node is AST.LookaheadAssertion =>
  node.type === 'Assertion' && node.kind === 'lookahead';

const isStart = (node: AST.Element | undefined) => node?.type === 'Assertion' && node.kind === 'start';

/** Lookaheads directly after `^` are evaluated once; lookaheads inside them may still be evaluated often. */
const measureAlternativeReach = ({ elements }: AST.Alternative): number => {
  if (!isStart(elements[0])) return sumNumbers(elements.map(measureElementReach));
  const rest = elements.slice(1);
  const end = rest.findIndex((node) => !isLookahead(node));
  const prefixLength = end < 0 ? rest.length : end;
  const once = rest.slice(0, prefixLength).filter(isLookahead);
  return sumNumbers([
    ...once.map(({ alternatives }) => measureReach(alternatives)),
    ...rest.slice(prefixLength).map(measureElementReach),
  ]);
};

/**
 * Maximum number of characters that all lookaheads of a pattern read together at each character of a text. Lookaheads
 * that directly follow a `^` at the beginning of the pattern do not count.
 *
 * @returns infinite where one of them has no bound
 */
export const measureLookaheadReach = (alternatives: readonly AST.Alternative[]): number =>
  sumNumbers(alternatives.map(measureAlternativeReach));
