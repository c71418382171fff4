import type { GraphQLError } from 'graphql';
import { isObject, type ResponsePath } from '../base/responseData.ts';
import { isRefusedKey } from '../document/responseNames.ts';
import { clientError } from '../errors/clientError.ts';
import { findObjectShape, type Shape } from '../shape/shape.ts';

/** Where the errors go. */
interface ErrorTarget {
  readonly path: ResponsePath;
  readonly report: (create: () => GraphQLError) => void;
}

/** Reports an error for each field in the data that the caller may not select. */
export const reportRefused = (shape: Shape, data: unknown, report: ErrorTarget['report']): void => {
  reportBelow(shape, data, { path: [], report });
};

/** The errors of the root fields that the caller may not select. */
export const createRefusedErrors = (shape: Shape): GraphQLError[] => {
  const errors: GraphQLError[] = [];
  reportRefused(shape, {}, (create) => errors.push(create()));
  return errors;
};

const reportBelow = (shape: Shape, value: unknown, { path, report }: ErrorTarget): void => {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) reportBelow(shape, item, { path: [...path, index], report });
    return;
  }
  if (!isObject(value)) return;
  const member = findObjectShape(shape, value);
  for (const { key, name, fieldName, child } of member?.fields ?? []) {
    const at = [...path, name];
    if (isRefusedKey(key)) report(() => unauthorizedField(`${member?.typeName}.${fieldName}`, at));
    else if (child !== undefined) reportBelow(child, value[key], { path: at, report });
  }
};

const unauthorizedField = (field: string, path: ResponsePath): GraphQLError =>
  clientError('UNAUTHORIZED_FIELD_OR_TYPE', `The caller is not authorized to select ${field}.`, { path });
