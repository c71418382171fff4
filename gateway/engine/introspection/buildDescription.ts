import { type ExecutionResult, type GraphQLError, locatedError } from 'graphql';
import type { ResponseData } from '../base/responseData.ts';
import { TimeSlices } from '../base/timeSlices.ts';
import type { Variables } from '../document/conditions.ts';
import type { IntrospectionField, IntrospectionSelection } from './compileIntrospection.ts';

/** An object of the answer to fill, and where it stands. */
interface UnfilledObject {
  readonly object: ResponseData;
  readonly source: unknown;
  readonly selection: IntrospectionSelection;
  readonly path: LinkedPath | undefined;
}

interface LinkedPath {
  readonly before: LinkedPath | undefined;
  readonly key: string | number;
}

/** The data, and the errors of wrong arguments. */
export type Description = Required<Pick<ExecutionResult<ResponseData>, 'data' | 'errors'>>;

/** Describes the schema as selected, and yields to the event loop between the parts. */
export const buildDescription = async (
  selection: IntrospectionSelection,
  variables: Variables,
): Promise<Description> => {
  const data: ResponseData = {};
  const errors: GraphQLError[] = [];
  const slices = new TimeSlices();
  const open: UnfilledObject[] = [{ object: data, source: undefined, selection, path: undefined }];
  for (let unfilled = open.pop(); unfilled !== undefined; unfilled = open.pop()) {
    fillObject(unfilled, variables, { open, errors });
    const pause = slices.yieldIfLong();
    if (pause !== undefined) await pause;
  }
  return { data, errors };
};

interface FillState {
  readonly open: UnfilledObject[];
  readonly errors: GraphQLError[];
}

const fillObject = (
  { object, source, selection, path }: UnfilledObject,
  variables: Variables,
  { open, errors }: FillState,
): void => {
  for (const field of selection.fields) {
    const here = { before: path, key: field.key };
    try {
      object[field.key] = completeValue(field, field.resolve(source, variables), here, open);
    } catch (error) {
      object[field.key] = null;
      errors.push(locatedError(error, field.node, toPathKeys(here)));
    }
  }
};

/** The value in the answer. Its objects are filled later. */
const completeValue = (
  field: IntrospectionField,
  value: unknown,
  path: LinkedPath,
  open: UnfilledObject[],
): unknown => {
  const { selection } = field;
  if (value === undefined || value === null) return null;
  if (selection === undefined) return value;
  if (Array.isArray(value)) return value.map((item, key) => completeValue(field, item, { before: path, key }, open));
  const unfilled = { object: {}, source: value, selection, path };
  open.push(unfilled);
  return unfilled.object;
};

const toPathKeys = (path: LinkedPath): (string | number)[] => {
  const keys: (string | number)[] = [];
  for (let at: LinkedPath | undefined = path; at !== undefined; at = at.before) keys.unshift(at.key);
  return keys;
};
