/** Writes a POST as one line with everything that was sent. */
import { allOperations } from '../../../contract/index.ts';
import { isObject, type JsonObject } from '../../../subgraphs/wire/jsonObject.ts';
import type { ReceivedPost } from '../../subgraphs/stub.ts';

const nameOf = new Map([...allOperations.values()].map(({ path, id }) => [path, id]));

/** Longest list of values that is written out. Of longer lists, only the length is written. */
const WRITTEN_OUT = 8;

const valueText = (value: unknown): string => {
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  return value.length > WRITTEN_OUT ? `${value.length} values` : `[${value.map(valueText).join(' ')}]`;
};

const conditionText = ({ k, v, o }: JsonObject) => `${k} ${o} ${valueText(v)}`;
const sortText = ({ key, desc }: JsonObject) => `${key}${desc === true ? ' descending' : ''}`;
/** `each of projects`, `count by projects`. A group without keys is written as JSON. */
const stageText = (stage: JsonObject) => {
  const { unwind, group } = stage;
  if (isObject(unwind)) return `each of ${unwind.path}`;
  const keys = isObject(group) ? objectsIn(group.keys).map(({ key }) => key) : [];
  return keys.length > 0 ? `count by ${keys.join(' ')}` : JSON.stringify(stage);
};
const objectsIn = (list: unknown): JsonObject[] => (Array.isArray(list) ? list.filter(isObject) : []);

/** `monitoring.alert.list: state eq ERROR; rows 1–20; only alert_id title`: conditions, words, order, rows, members. */
const queryParts = ({ filter, filter_or, keyword, sort, page, count_only, only, aggregate, ...rest }: JsonObject) => [
  ...objectsIn(filter).map(conditionText),
  ...(filter_or ? [`any of ${objectsIn(filter_or).map(conditionText).join(', ')}`] : []),
  ...(keyword ? [`words ${keyword}`] : []),
  ...(sort ? [`by ${objectsIn(sort).map(sortText).join(' ')}`] : []),
  ...(isObject(page) ? [`rows ${page.start}–${Number(page.start) + Number(page.limit) - 1}`] : []),
  ...objectsIn(aggregate).map(stageText),
  ...(count_only ? ['count'] : []),
  ...(Array.isArray(only) ? [`only ${only.join(' ')}`] : []),
  ...restParts(rest),
];

const restParts = (rest: JsonObject) => Object.entries(rest).map(([name, value]) => `${name} ${valueText(value)}`);

/** The domain of the token is not written. */
const bodyParts = ({ query, domain_id, only, ...rest }: JsonObject) => [
  ...(domain_id === undefined || domain_id === 'domain-1' ? [] : [`in ${domain_id}`]),
  ...restParts(rest),
  ...(isObject(query) ? queryParts(query) : []),
  ...(Array.isArray(only) ? [`only ${only.join(' ')}`] : []),
];

/** A POST as one line. */
export const postText = ({ path, body }: ReceivedPost): string => {
  const parts = bodyParts(body);
  return [nameOf.get(path) ?? path, ...(parts.length > 0 ? [parts.join('; ')] : [])].join(': ');
};
