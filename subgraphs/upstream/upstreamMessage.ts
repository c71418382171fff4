/** A parsed message of upstream (semantics 1.3.1). */
export interface UpstreamMessage {
  /** The message without the parenthesis that names members. */
  readonly text: string;
  /** The members it names, in wire form and dotted, e.g. `plugin_info.plugin_id`; several for a unique combination. */
  readonly members: readonly string[];
  /** The same as written in the message, e.g. `project_id or project_group_id`; empty where none is named. */
  readonly named: string;
  /** The value that was refused. */
  readonly value: string | undefined;
  /** `reason = …` or `type = …`, as written. */
  readonly detail: string | undefined;
}

/** `(key = name)`, `(key = user_id, value = x)`, `(key = name, reason = too long)`, `(key = domain_id, name)`, `(key = a or b)`. */
const KEYED =
  /^(?<text>.*?)\s*\(key = (?<named>[^=]+?)(?:, (?:value = (?<value>.*)|(?<detail>(?:reason|type) = .*)))?\)$/s;
/** `(project_id = x)`, the format of other deployments; a reason names no member. */
const NAMED = /^(?<text>.*?)\s*\((?!(?:reason|type) = )(?<named>[a-z]\w*(?:\.\w+)*) = (?<value>[^=]*)\)$/is;

/** Parses a message of upstream; a message that names no member consists of text only. */
export const parseUpstreamMessage = (message: string): UpstreamMessage => {
  const { text, named, value, detail } = (KEYED.exec(message) ?? NAMED.exec(message))?.groups ?? {};
  if (text === undefined || named === undefined)
    return { text: message, members: [], named: '', value: undefined, detail: undefined };
  return { text, members: named.split(/, | or /), named, value, detail };
};

/** `, value = ` of `(key = id, value = x)`, and ` = ` of `(project_id = x)`. */
const VALUE_START = /, value = |(?<!\(key|reason|type) = /;

/** A message that is too long ends before the value that it repeats: a part of a value could not be recognised. */
export const truncateMessage = (message: string, maxLength: number): string => {
  const end = message.length > maxLength ? message.search(VALUE_START) : -1;
  const kept = end < 0 ? message : `${message.slice(0, end)})`;
  return kept.slice(0, maxLength).toWellFormed();
};

/** A message without the value that it repeats. */
export const removeValue = (message: string): string => {
  const { text, named, value } = parseUpstreamMessage(message);
  return value === undefined ? message : `${text} (key = ${named})`;
};
