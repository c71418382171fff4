import { createHash } from 'node:crypto';

/** A record in one version. */
export interface Version {
  readonly id: string;
  /** `updated_at` of the record, as on the wire. Null if it was deleted. */
  readonly updatedAt: string | null;
}

/**
 * How long a change may become visible after its `updated_at`, in milliseconds: the time is that of the call, and calls
 * end in another order than they begin. Clocks of replicas differ, too.
 */
export const OVERLAP_MS = 10_000;

/** Milliseconds since 1970; 0 for a text that is not a time. */
export const parseInstant = (time: string): number => Date.parse(time) || 0;

/** The time of a version in milliseconds since 1970; that of a deletion is after all others. */
export const timeOfVersion = ({ updatedAt }: Version): number =>
  updatedAt === null ? Number.MAX_SAFE_INTEGER : parseInstant(updatedAt);

/** Characters of a key, of `A-Z a-z 0-9 _ -`. */
export const KEY_LENGTH = 6;

/** A key of 36 bits of a hash. All subscribers of a list need those of the same changes, so each is computed once. */
const createKeyFunction = (textOf: (version: Version) => string) => {
  const keys = new WeakMap<Version, string>();
  return (version: Version): string => {
    const known = keys.get(version);
    if (known !== undefined) return known;
    const key = createHash('sha1').update(textOf(version)).digest('base64url').slice(0, KEY_LENGTH);
    keys.set(version, key);
    return key;
  };
};

/** The key of a version: enough to distinguish the versions of one instant. */
export const versionKey = createKeyFunction(({ id, updatedAt }) => `${id} ${updatedAt}`);

/** The key of the record of a version. */
export const recordKey = createKeyFunction(({ id }) => id);

/** Orders changes by the keys of their records. */
export const compareKeys = (one: Version, other: Version): number => {
  const [key, otherKey] = [recordKey(one), recordKey(other)];
  return key < otherKey ? -1 : Number(key > otherKey);
};

/** Orders versions by their time, then by their key: the order in which subscribers get them. Deletions are last. */
export const compareVersions = (one: Version, other: Version): number =>
  timeOfVersion(one) - timeOfVersion(other) || (versionKey(one) < versionKey(other) ? -1 : 1);
