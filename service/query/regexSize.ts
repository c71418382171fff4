/** Estimates the size of the automaton that PostgreSQL builds from a pattern, and what a search with it costs. */
import type { AST } from '@eslint-community/regexpp';
import { sumNumbers } from './sumNumbers.ts';

const mayBeEmpty = (node: AST.Element): boolean => {
  switch (node.type) {
    case 'Quantifier':
      return node.min === 0 || mayBeEmpty(node.element);
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.some(({ elements }) => elements.every(mayBeEmpty));
    default:
      return node.type === 'Assertion';
  }
};

/** Number of parts that each optional copy of a counted element counts as. */
type OptionalCopyWeight = number;

/**
 * A counted element is repeated in the automaton. One that may be empty can be followed by any other repetition, so
 * transitions exist between all of them.
 */
const measureQuantifier = ({ element, min, max }: AST.Quantifier, optionalParts: OptionalCopyWeight) => {
  const size = measureElement(element, optionalParts);
  // An assertion is evaluated once, whatever its count.
  if (element.type === 'Assertion') return size;
  const optional = Number.isFinite(max) ? max - min : 0;
  const times = Math.max(1, min + optional * optionalParts);
  return size * (mayBeEmpty(element) ? times ** 2 : times);
};

const measureElement = (node: AST.Element, optionalParts: OptionalCopyWeight): number => {
  switch (node.type) {
    case 'Quantifier':
      return measureQuantifier(node, optionalParts);
    case 'Group':
    case 'CapturingGroup':
      return measureAlternatives(node.alternatives, optionalParts);
    case 'Assertion':
      return 'alternatives' in node ? measureAlternatives(node.alternatives, optionalParts) : 1;
    default:
      return 1;
  }
};

const measureAlternatives = (alternatives: readonly AST.Alternative[], optionalParts: OptionalCopyWeight): number =>
  sumNumbers(
    alternatives.map(({ elements }) => sumNumbers(elements.map((element) => measureElement(element, optionalParts)))),
  );

/**
 * The size of a pattern: its characters and classes with every count written out, plus the transitions between them.
 */
export const measurePattern = (alternatives: readonly AST.Alternative[]): number =>
  measureAlternatives(alternatives, 1);

/** The cost of a search: from each optional copy, as in `.?` or `.{0,30}`, a search goes on in several ways. */
export const estimatePatternCost = (alternatives: readonly AST.Alternative[]): number =>
  measureAlternatives(alternatives, 8);
