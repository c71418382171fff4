/** How large the machine becomes that PostgreSQL makes of a pattern: what is counted is made so many times over. */
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

/** Where what is counted may be empty, each of the many may be followed by any other: there are ways among all of them. */
const sizeOfQuantifier = ({ element, min, max }: AST.Quantifier) => {
  // It is asked once, however often it is counted.
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

/** The size of a pattern: its characters and classes once every count in it is written out, and the ways among them. */
export const sizeOf = (alternatives: readonly AST.Alternative[]): number =>
  sum(alternatives.map(({ elements }) => sum(elements.map(sizeOfElement))));
