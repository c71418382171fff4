/**
 * The text of a position, which is the id of an event: `until:` and an entry for each version after it, in order. Times are
 * milliseconds in base 36, those of entries since the entry before. `12.aB3_x9` is one version by its key; `12~aB3_x9` stands
 * for all versions of its instant up to that key.
 */

/** The versions of one instant that a subscriber has. */
export interface InstantVersions {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly keys: readonly string[];
  /** All versions up to this key are included. Null: only those of `keys`. */
  readonly upTo: string | null;
}

/** All versions up to a time, and those of some later instants, in order. */
export interface PolledPositionData {
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly instants: readonly InstantVersions[];
}

/** Longest text. Browsers send it in a header, and proxies limit those. */
const MAX_LENGTH = 256;

/** More entries than fit into a text of this length. */
const MAX_INSTANTS = MAX_LENGTH / 8;

/**
 * Writes a position in at most 256 characters. If it has too many versions, `until` rises over the earliest instants: a
 * change of these that becomes visible later is then not reported after a resumption.
 *
 * @param firstPending time of the earliest version that the subscriber does not have: `until` stays before it, and the
 *   latest versions are left out, so that a resumption reports them twice
 */
export const printPolledPosition = ({ until, instants }: PolledPositionData, firstPending: number): string => {
  // A burst has thousands of instants; a text holds a few dozen.
  const delivered = instants.findIndex(({ at }) => at >= firstPending);
  const most = delivered === -1 ? instants.length : delivered;
  let begin = Math.min(most, Math.max(0, instants.length - MAX_INSTANTS));
  const textFrom = (end: number) => printInstants(instants[begin - 1]?.at ?? until, instants.slice(begin, end));
  let end = Math.min(instants.length, begin + MAX_INSTANTS);
  while (begin < most && textFrom(end).length > MAX_LENGTH) begin++;
  while (textFrom(end).length > MAX_LENGTH) end--;
  return textFrom(end);
};

const printInstants = (until: number, instants: readonly InstantVersions[]): string => {
  let last = until;
  const entries = instants.flatMap(({ at, keys, upTo }) =>
    [...(upTo === null ? [] : [`~${upTo}`]), ...keys.map((key) => `.${key}`)].map((entry) => {
      const since = at - last;
      last = at;
      return `${since.toString(36)}${entry}`;
    }),
  );
  return `${until.toString(36)}:${entries.join('')}`;
};

const TEXT = /^(-?[0-9a-z]{1,9}):((?:[0-9a-z]{1,9}[.~][\w-]{6})*)$/;

/** Reads the text of a position; null if it is not one. */
export const parsePolledPosition = (text: string): PolledPositionData | null => {
  const [, start, entries = ''] = TEXT.exec(text) ?? [];
  if (start === undefined) return null;
  const until = Number.parseInt(start, 36);
  let at = until;
  const instants = [...entries.matchAll(/([0-9a-z]+)([.~])([\w-]{6})/g)].map(([, since = '', kind, key = '']) => {
    at += Number.parseInt(since, 36);
    return kind === '~' ? { at, keys: [], upTo: key } : { at, keys: [key], upTo: null };
  });
  return { until, instants };
};
