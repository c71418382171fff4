/**
 * What an error does to the rest of an answer, as the request member `onError` of graphql-spec#1163 chooses:
 *
 * - `PROPAGATE`: a null at a non-null field empties the objects and lists around it, up to a nullable place. The default.
 * - `NULL`: each field that failed is null, non-null or not. Nothing else is lost.
 * - `HALT`: the first error ends the operation. Its data is null.
 */
export type ErrorBehavior = (typeof ERROR_BEHAVIORS)[number];

/** The values of `onError`. */
export const ERROR_BEHAVIORS = ['NULL', 'PROPAGATE', 'HALT'] as const;

/** Whether a value is one of `onError`. */
export const isErrorBehavior = (value: unknown): value is ErrorBehavior =>
  ERROR_BEHAVIORS.some((behavior) => behavior === value);
