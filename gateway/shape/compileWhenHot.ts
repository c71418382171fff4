/** Calls after which a function of an operation counts as hot. */
const HOT_AFTER = 5;

/**
 * Runs `cold` for the first calls, and the function that `compile` returns once the function is hot. Generating code
 * costs more than a few cold calls.
 */
export const compileWhenHot = <First, Second, Result>(
  cold: (first: First, second: Second) => Result,
  compile: () => (first: First, second: Second) => Result,
): ((first: First, second: Second) => Result) => {
  let calls = 0;
  let current = cold;
  return (first, second) => {
    if (++calls === HOT_AFTER) current = compile();
    return current(first, second);
  };
};
