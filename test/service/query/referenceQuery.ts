/** A plain implementation of semantics section 2, record by record. It shares no code with the compiler. */
import type { ThingRecord } from './thingResource.ts';

const TIMES = ['created_at', 'closed_at'];
const SECRETS = ['password'];
const ALIASES: Record<string, string> = { part: 'parts.name', project_id: 'projects' };
/** Members of messages that are strings: `""` counts as null there (2.1.3). */
const TEXTS = ['thing_id', 'domain_id', 'title', 'state', 'urgency', 'report_month', ...TIMES];
const NESTED_TEXTS = /^(parts(\.\d+)?\.name|plugin\.version)$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readStep = (value: unknown, name: string): unknown[] => {
  if (Array.isArray(value)) {
    if (!/^\d+$/.test(name)) return value.flatMap((element) => readStep(element, name));
    return Number(name) < value.length ? [value[Number(name)]] : [];
  }
  return isObject(value) && Object.hasOwn(value, name) ? [value[name]] : [];
};

/** Values at a path; `""` in a message is null (2.1.2, 2.1.3). */
export const readValues = (record: ThingRecord, key: string): unknown[] => {
  const path = ALIASES[key] ?? key;
  const steps = path.split('.');
  if (SECRETS.includes(steps[0] ?? '')) return [];
  let values: unknown[] = [record];
  for (const name of steps) values = values.flatMap((value) => readStep(value, name));
  const isText = TEXTS.includes(path) || NESTED_TEXTS.test(path);
  return isText ? values.map((value) => (value === '' ? null : value)) : values;
};

const listCandidates = (record: ThingRecord, key: string) =>
  readValues(record, key).flatMap((value) => (Array.isArray(value) ? value : [value]));

export const isEqualJson = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((element, index) => isEqualJson(element, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqualJson(one[name], other[name]))
  );
};

const parseInstant = (text: unknown): number | undefined => {
  if (typeof text !== 'string') return undefined;
  const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d:\d\d)?)?$/.exec(text);
  // JavaScript accepts the 30th of February as a time.
  if (!match || !new Date(`${match[1]}T00:00:00Z`).toISOString().startsWith(String(match[1]))) return undefined;
  const at = Date.parse(`${match[1]}T${match[2] ?? '00:00:00'}${match[3] ?? 'Z'}`);
  return Number.isNaN(at) ? undefined : at;
};

const isTime = (key: string) => TIMES.includes(key);
const isNested = (key: string) => NESTED_TEXTS.test(ALIASES[key] ?? key);

const isEqual = (record: ThingRecord, key: string, value: unknown): boolean => {
  const unsetText = value === '' && (TEXTS.includes(key) || isNested(key));
  if (value === null || unsetText) {
    return readValues(record, key).length === 0 || listCandidates(record, key).includes(null);
  }
  if (isTime(key)) {
    const at = parseInstant(value);
    return at !== undefined && listCandidates(record, key).some((candidate) => parseInstant(candidate) === at);
  }
  return listCandidates(record, key).some((candidate) => isEqualJson(candidate, value));
};

const compareCodePoints = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));

const isInOrder = (difference: number, order: string) => {
  if (order === 'gt') return difference > 0;
  if (order === 'gte') return difference >= 0;
  return order === 'lt' ? difference < 0 : difference <= 0;
};

const isOrdered = (record: ThingRecord, key: string, value: unknown, order: string): boolean =>
  listCandidates(record, key).some((candidate) => {
    if (isTime(key)) {
      const [one, other] = [parseInstant(candidate), parseInstant(value)];
      return one !== undefined && other !== undefined && isInOrder(one - other, order);
    }
    if (typeof candidate === 'number' && typeof value === 'number') return isInOrder(candidate - value, order);
    return (
      typeof candidate === 'string' &&
      typeof value === 'string' &&
      isInOrder(compareCodePoints(candidate, value), order)
    );
  });

/** A number in decimal notation with all digits. */
const printDecimal = (value: string | number) => {
  if (typeof value === 'string') return value;
  if (Number.isInteger(value)) return BigInt(value).toString();
  return Math.abs(value) < 1e-6 ? value.toFixed(7) : String(value);
};

const containsText = (record: ThingRecord, key: string, value: unknown): boolean =>
  listCandidates(record, key).some(
    (candidate) =>
      (typeof candidate === 'string' || typeof candidate === 'number') &&
      printDecimal(candidate)
        .toLowerCase()
        .includes(printDecimal(value as string | number).toLowerCase()),
  );

/** Flag u makes a character outside the BMP one character. */
const matchesPattern = (record: ThingRecord, key: string, value: unknown): boolean =>
  listCandidates(record, key).some(
    (candidate) => typeof candidate === 'string' && new RegExp(String(value), 'iu').test(candidate),
  );

const matchesMembers = (record: ThingRecord, key: string, value: Record<string, unknown>): boolean =>
  listCandidates(record, key).some(
    (candidate) =>
      isObject(candidate) &&
      Object.entries(value).every(
        ([name, member]) => Object.hasOwn(candidate, name) && isEqualJson(candidate[name], member),
      ),
  );

/** Whether a record meets a condition. */
export const meetsCondition = (
  record: ThingRecord,
  { k = '', o = '', v = null }: { k?: string; o?: string; v?: unknown },
): boolean => {
  const several = v as unknown[];
  const exists = () => readValues(record, k).some((value) => value !== null);
  switch (o) {
    case 'eq':
      return isEqual(record, k, v);
    case 'not':
      return !isEqual(record, k, v);
    case 'in':
      return several.some((value) => isEqual(record, k, value));
    case 'not_in':
      return !several.some((value) => isEqual(record, k, value));
    case 'exists':
      return exists() === v;
    case 'contain':
      return containsText(record, k, v);
    case 'not_contain':
      return !containsText(record, k, v);
    case 'contain_in':
      return several.some((value) => containsText(record, k, value));
    case 'not_contain_in':
      return !several.some((value) => containsText(record, k, value));
    case 'regex':
      return matchesPattern(record, k, v);
    case 'regex_in':
      return several.some((value) => matchesPattern(record, k, value));
    case 'match':
      return matchesMembers(record, k, v as Record<string, unknown>);
    default:
      if (!o.startsWith('datetime_')) return isOrdered(record, k, v, o);
      return listCandidates(record, k).some((candidate) => {
        const at = parseInstant(candidate);
        return at !== undefined && isInOrder(at - Number(parseInstant(v)), o.slice('datetime_'.length));
      });
  }
};

const rankType = (value: unknown): number => {
  if (value === null || value === undefined) return 0;
  if (typeof value === 'number') return 1;
  if (typeof value === 'string') return 2;
  if (Array.isArray(value)) return 4;
  if (typeof value === 'object') return 3;
  return value ? 6 : 5;
};

/** Order of 2.4.3. The order of objects among objects and of lists among lists is undefined; they count as equal. */
export const compareValues = (one: unknown, other: unknown): number => {
  if (rankType(one) !== rankType(other)) return rankType(one) - rankType(other);
  if (typeof one === 'number') return one - Number(other);
  return typeof one === 'string' ? compareCodePoints(one, String(other)) : 0;
};

/** The value by which a record is sorted: its smallest or largest candidate (2.4.3). */
export const findSortValue = (record: ThingRecord, key: string, desc: boolean): unknown => {
  const sorted = listCandidates(record, key).sort(compareValues);
  return (desc ? sorted.at(-1) : sorted[0]) ?? null;
};
