import type { FieldShape, ObjectShape, Shape } from '../shape/shape.ts';

/**
 * The elements of the schema at a path of response names, such as `Alert.project`: one, or one for each possible type where the field is
 * selected on some types of an interface or union. Empty if the operation does not select it.
 */
export const findCoordinates = (shape: ObjectShape, path: readonly string[]): string[] => {
  const found = path.reduce<readonly FoundField[]>(
    (parents, name) => parents.flatMap(({ child }) => fieldsNamed(child, name)),
    [{ coordinate: '', child: shape }],
  );
  return path.length === 0 ? [] : [...new Set(found.map(({ coordinate }) => coordinate))];
};

interface FoundField {
  readonly coordinate: string;
  readonly child: Shape | undefined;
}

const fieldsNamed = (parent: Shape | undefined, name: string): FoundField[] => {
  if (parent === undefined) return [];
  if (parent.kind === 'object')
    return parent.fields.filter((field) => field.name === name).map(ofType(parent.typeName));
  const shared = fieldsNamed(parent.findShape(undefined), name);
  return shared.length > 0
    ? shared
    : parent.listTypeNames().flatMap((typeName) => fieldsNamed(parent.findShape(typeName), name));
};

const ofType =
  (typeName: string) =>
  ({ fieldName, child }: FieldShape): FoundField => ({ coordinate: `${typeName}.${fieldName}`, child });
