/** Estimates the size of the automaton that PostgreSQL builds from a pattern, and what a search with it costs. */
import type { AST } from '@eslint-community/regexpp';

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

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
type OptionalParts = number;

/**
 * A counted element is repeated in the automaton. One that may be empty can be followed by any other repetition, so
 * transitions exist between all of them.
 */
const sizeOfQuantifier = ({ element, min, max }: AST.Quantifier, optionalParts: OptionalParts) => {
  const size = sizeOfElement(element, optionalParts);
  // An assertion is evaluated once, whatever its count.
  if (element.type === 'Assertion') return size;
  const optional = Number.isFinite(max) ? max - min : 0;
  const times = Math.max(1, min + optional * optionalParts);
  return size * (mayBeEmpty(element) ? times ** 2 : times);
};

const sizeOfElement = (node: AST.Element, optionalParts: OptionalParts): number => {
  switch (node.type) {
    case 'Quantifier':
      return sizeOfQuantifier(node, optionalParts);
    case 'Group':
    case 'CapturingGroup':
      return sizeOfAll(node.alternatives, optionalParts);
    case 'Assertion':
      return 'alternatives' in node ? sizeOfAll(node.alternatives, optionalParts) : 1;
    default:
      return 1;
  }
};

const sizeOfAll = (alternatives: readonly AST.Alternative[], optionalParts: OptionalParts): number =>
  sum(alternatives.map(({ elements }) => sum(elements.map((element) => sizeOfElement(element, optionalParts)))));

/**
 * The size of a pattern: its characters and classes with every count written out, plus the transitions between them.
 */
export const sizeOf = (alternatives: readonly AST.Alternative[]): number => sizeOfAll(alternatives, 1);

/** The cost of a search: from each optional copy, as in `.?` or `.{0,30}`, a search goes on in several ways. */
export const costOf = (alternatives: readonly AST.Alternative[]): number => sizeOfAll(alternatives, 8);
