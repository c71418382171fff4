/** Writes a POST as one line with everything that was sent. */
import { allOperations } from '../../../contract/index.ts';
import { isObject, type JsonObject } from '../../../subgraphs/wire/jsonObject.ts';
import { filterObjects, type StubbedPost } from '../../subgraphs/postApiStub.ts';

const operationIds = new Map([...allOperations.values()].map(({ path, id }) => [path, id]));

/** Longest list of values that is written out. Of longer lists, only the length is written. */
const MAX_PRINTED_VALUES = 8;

const printValue = (value: unknown): string => {
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  return value.length > MAX_PRINTED_VALUES ? `${value.length} values` : `[${value.map(printValue).join(' ')}]`;
};

const printCondition = ({ k, v, o }: JsonObject) => `${k} ${o} ${printValue(v)}`;
const printSort = ({ key, desc }: JsonObject) => `${key}${desc === true ? ' descending' : ''}`;
/** `each of projects`, `count by projects`. A group without keys is written as JSON. */
const printStage = (stage: JsonObject) => {
  const { unwind, group } = stage;
  if (isObject(unwind)) return `each of ${unwind.path}`;
  const keys = isObject(group) ? filterObjects(group.keys).map(({ key }) => key) : [];
  return keys.length > 0 ? `count by ${keys.join(' ')}` : JSON.stringify(stage);
};

/** `monitoring.alert.list: state eq ERROR; rows 1–20; only alert_id title`: conditions, words, order, rows, members. */
const printQuery = ({ filter, filter_or, keyword, sort, page, count_only, only, aggregate, ...rest }: JsonObject) => [
  ...filterObjects(filter).map(printCondition),
  ...(filter_or ? [`any of ${filterObjects(filter_or).map(printCondition).join(', ')}`] : []),
  ...(keyword ? [`words ${keyword}`] : []),
  ...(sort ? [`by ${filterObjects(sort).map(printSort).join(' ')}`] : []),
  ...(isObject(page) ? [`rows ${page.start}–${Number(page.start) + Number(page.limit) - 1}`] : []),
  ...filterObjects(aggregate).map(printStage),
  ...(count_only ? ['count'] : []),
  ...(Array.isArray(only) ? [`only ${only.join(' ')}`] : []),
  ...printFurtherMembers(rest),
];

const printFurtherMembers = (rest: JsonObject) =>
  Object.entries(rest).map(([name, value]) => `${name} ${printValue(value)}`);

/** The domain of the token is not written. */
const printBody = ({ query, domain_id, only, ...rest }: JsonObject) => [
  ...(domain_id === undefined || domain_id === 'domain-1' ? [] : [`in ${domain_id}`]),
  ...printFurtherMembers(rest),
  ...(isObject(query) ? printQuery(query) : []),
  ...(Array.isArray(only) ? [`only ${only.join(' ')}`] : []),
];

/** A POST as one line. */
export const printPost = ({ path, body }: StubbedPost): string => {
  const parts = printBody(body);
  return [operationIds.get(path) ?? path, ...(parts.length > 0 ? [parts.join('; ')] : [])].join(': ');
};
