/** The tags of a charge. They choose its project and nothing else, so that no tag is a reason to refuse a charge. */

type TagsObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is TagsObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Azure exports the members of the object without its braces, unless a column says otherwise. */
const parseTags = (text: string): unknown => parseJson(text) ?? (text[0] === '"' ? parseJson(`{${text}}`) : undefined);

/** Key and value of one element of a list: `key`, `Key` or `TagKey`, and the same of the value. */
const readEntry = (element: unknown): readonly [key: unknown, value: unknown] | undefined => {
  if (!isObject(element)) return undefined;
  const members = new Map(Object.entries(element).map(([name, value]) => [normalizeName(name), value]));
  return members.has('key') ? [members.get('key'), members.get('value')] : undefined;
};

const normalizeName = (name: string) => name.toLowerCase().replace(/^tag_?/, '');

const toText = (value: unknown): string => (typeof value === 'object' ? '' : String(value ?? '').trim());

const findInList = (list: readonly unknown[], key: string): string | undefined => {
  const entries = list.map(readEntry);
  if (entries.includes(undefined)) return undefined;
  return entries.flatMap((entry) => (entry?.[0] === key ? toText(entry[1]) : [])).find(Boolean) ?? '';
};

/**
 * Reads the value of a tag: of a JSON object, with or without its braces, or of a list of keys and values, as Google
 * Cloud exports it.
 *
 * @returns empty where the charge does not have the tag; undefined where the text is in none of these forms, or the value
 *   cannot be stored
 */
export const readTag = (tags: string, key: string): string | undefined => {
  if (tags === '') return '';
  const parsed = parseTags(tags);
  if (Array.isArray(parsed)) return dropUnstorable(findInList(parsed, key));
  if (!isObject(parsed)) return undefined;
  return dropUnstorable(Object.hasOwn(parsed, key) ? toText(parsed[key]) : '');
};

const dropUnstorable = (value: string | undefined) => (value === undefined || isStorable(value) ? value : undefined);

/** Whether a text can be stored: the store holds no NUL, and no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
