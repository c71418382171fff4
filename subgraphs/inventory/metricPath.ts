/**
 * Paths of the records that metrics analyse. Upstream analyses more types than the graph has, so members are renamed
 * without a schema; keys below free-form members are not.
 */
import { CloudService, ServiceAccount, User, Workspace } from '../../contract/directory.ts';

const records = [CloudService, ServiceAccount, User, Workspace];

/** Members with fixed names inside, although the contract declares them free-form. */
const FIXED: ReadonlySet<string> = new Set(['collection_info', 'reference']);

const freeForm: ReadonlySet<string> = new Set(
  records
    .flatMap(({ properties }) => Object.entries<object>(properties))
    .filter(([name, schema]) => 'type' in schema && schema.type === 'object' && !FIXED.has(name))
    .map(([name]) => name),
);

/** `collectionInfo.serviceAccountId` → `collection_info.service_account_id`, `data.powerState` as it is. */
export const toWirePath = (path: string): string => {
  const [first = '', ...rest] = path.split('.');
  const member = toSnakeCase(first);
  return [member, ...(freeForm.has(member) ? rest : rest.map(toSnakeCase))].join('.');
};

/** The reverse of `toWirePath`. */
export const toGraphPath = (path: string): string => {
  const [first = '', ...rest] = path.split('.');
  return [toCamelCase(first), ...(freeForm.has(first) ? rest : rest.map(toCamelCase))].join('.');
};

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toCamelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `toGraphPath` of a text. Any other value is left as it is. */
export const readPath = (value: unknown): unknown => (typeof value === 'string' ? toGraphPath(value) : value);
