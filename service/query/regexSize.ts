/** Estimates the size of the automaton that PostgreSQL builds from a pattern: counted elements are repeated in it. */
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

/**
 * A counted element that may be empty can be followed by any other repetition, so transitions exist between all of
 * them.
 */
const sizeOfQuantifier = ({ element, min, max }: AST.Quantifier) => {
  // An assertion is evaluated once, whatever its count.
  if (element.type === 'Assertion') return sizeOfElement(element);
  const times = Math.max(1, Number.isFinite(max) ? max : min);
  return sizeOfElement(element) * (mayBeEmpty(element) ? times ** 2 : times);
};

const sizeOfElement = (node: AST.Element): number => {
  switch (node.type) {
    case 'Quantifier':
      return sizeOfQuantifier(node);
    case 'Group':
    case 'CapturingGroup':
      return sizeOf(node.alternatives);
    case 'Assertion':
      return 'alternatives' in node ? sizeOf(node.alternatives) : 1;
    default:
      return 1;
  }
};

/**
 * The size of a pattern: its characters and classes with every count written out, plus the transitions between them.
 */
export const sizeOf = (alternatives: readonly AST.Alternative[]): number =>
  sum(alternatives.map(({ elements }) => sum(elements.map(sizeOfElement))));
