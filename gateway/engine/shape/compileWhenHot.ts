/** Calls after which a function of an operation counts as hot. */
const HOT_AFTER = 5;

/**
 * Runs `cold` for the first calls, and the function that `compile` returns once the function is hot. Generating code
 * costs more than a few cold calls.
 *
 * @param isHot whether a call is so large that the function is hot at once
 */
export const compileWhenHot = <Arguments extends readonly unknown[], Result>(
  cold: (...args: Arguments) => Result,
  compile: () => (...args: Arguments) => Result,
  isHot: (...args: Arguments) => boolean = () => false,
): ((...args: Arguments) => Result) => {
  let calls = 0;
  let current = cold;
  return (...args) => {
    if (current === cold && (++calls >= HOT_AFTER || isHot(...args))) current = compile();
    return current(...args);
  };
};
