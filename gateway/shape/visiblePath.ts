import { type Data, isObject } from '../execute/data.ts';
import type { FieldShape, ObjectShape, Shape } from './shape.ts';

/**
 * Cuts an error's path where it leaves the answer. Plans fetch what the client did not select (a requirement, a field that
 * only another type's fragment names); when that fails, the error stands at the last field the client knows.
 */
export function visiblePath(root: Shape, data: Data, path: readonly (string | number)[]): readonly (string | number)[] {
  let shape: Shape | undefined = root;
  let value: unknown = data;
  for (const [at, segment] of path.entries()) {
    if (typeof segment === 'number') value = Array.isArray(value) ? value[segment] : undefined;
    else {
      if (shape === undefined || !isObject(value)) return path;
      const member: ObjectShape | undefined = shape.kind === 'object' ? shape : shape.of(value.__typename);
      const field: FieldShape | undefined = member?.fields.find(({ name }) => name === segment);
      if (field === undefined) return path.slice(0, at);
      value = value[field.key];
      shape = field.child;
    }
  }
  return path;
}
