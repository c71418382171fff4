import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** What a hash costs to compute. */
interface HashCost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
}

/** OWASP's recommendation for argon2id, with one lane. */
const DEFAULT_HASH_COST: HashCost = { memory: 19 * 1024, passes: 2 };

const derive = promisify(argon2);

const deriveHash = (password: string, nonce: Buffer, cost: HashCost) =>
  derive('argon2id', { message: password, nonce, ...cost, parallelism: 1, tagLength: 32 });

/**
 * Hashes a password: `argon2id$<salt>$<hash>`, both base64url. A hash of another cost names it, so that it can be checked:
 * `argon2id$m=<KiB>,t=<passes>$<salt>$<hash>`.
 */
export const hashPassword = async (password: string, cost: HashCost = DEFAULT_HASH_COST): Promise<string> => {
  const nonce = randomBytes(16);
  const hash = await deriveHash(password, nonce, cost);
  const named = cost === DEFAULT_HASH_COST ? '' : `m=${cost.memory},t=${cost.passes}$`;
  return `argon2id$${named}${nonce.toString('base64url')}$${hash.toString('base64url')}`;
};

/** A hash that no password matches. Unknown users are checked against it, so that they take as long as known ones. */
const UNMATCHABLE_HASH = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`;

/** At most 99,999 KiB and nine passes: a stored hash determines the cost of each attempt to sign in. */
const HASH_PATTERN = /^argon2id\$(?:m=([89]|[1-9]\d{1,4}),t=([1-9])\$)?([\w-]{22})\$([\w-]{43})$/;

/** Whether a text has the form of a hash that `hashPassword` returns. */
export const isPasswordHash = (text: string): boolean => HASH_PATTERN.test(text);

/** Whether a password matches a hash. Compares in constant time, and takes as long when there is no hash. */
export const verifyPassword = async (password: string, hashed = UNMATCHABLE_HASH): Promise<boolean> => {
  const [, memory, passes, nonce = '', hash = ''] =
    HASH_PATTERN.exec(hashed) ?? HASH_PATTERN.exec(UNMATCHABLE_HASH) ?? [];
  const cost = memory === undefined ? DEFAULT_HASH_COST : { memory: Number(memory), passes: Number(passes) };
  const expected = Buffer.from(hash, 'base64url');
  const actual = await deriveHash(password, Buffer.from(nonce, 'base64url'), cost);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};
