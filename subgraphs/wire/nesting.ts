/** Maximum nesting of a free-form value, with the message around it. */
export const MAX_VALUE_DEPTH = 200;

/**
 * Whether a value nests objects and lists deeper than a number of levels: writing it as JSON could overflow the stack.
 */
export const nestsDeeper = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const inner of Object.values(value)) if (nestsDeeper(inner, levels - 1)) return true;
  return false;
};
