/**
 * Compiles a generated function body. It may contain names of clients only as `quote`, `quoteKey` and `quoteRead` write them.
 *
 * @param parameter the function's parameter
 */
export const compileSource = <Compiled>(parameter: string, body: string): ((argument: unknown) => Compiled) =>
  // biome-ignore lint/nursery/noImpliedEval: the only place that compiles source
  new Function(parameter, body) as (argument: unknown) => Compiled;

/** The source of a constant. */
export const quote = (constant: string | null): string => JSON.stringify(constant);

/** The source of a key in an object literal. The plain key `__proto__` would set the object's prototype. */
export const quoteKey = (key: string): string => (key === '__proto__' ? '["__proto__"]' : quote(key));

/** The source that reads a property. `{ constructor }` must not return the property that every JavaScript object inherits. */
export const quoteRead = (object: string, key: string): string => {
  const read = `${object}[${quote(key)}]`;
  return key in Object.prototype ? `(Object.hasOwn(${object}, ${quote(key)}) ? ${read} : null)` : read;
};
