import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };

const derive = promisify(argon2);

const tag = (password: string, nonce: Buffer) => derive('argon2id', { message: password, nonce, ...PARAMETERS });

/** Hashes a password: `argon2id$<salt>$<hash>`, both base64url, with the parameters above. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const hash = await tag(password, nonce);
  return `argon2id$${nonce.toString('base64url')}$${hash.toString('base64url')}`;
};

/** A hash that no password matches. Unknown users are checked against it, so that they take as long as known ones. */
const UNMATCHABLE_HASH = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`;

const FORM = /^argon2id\$([\w-]{22})\$([\w-]{43})$/;

/** Whether a text has the form of a hash that `hashPassword` returns. */
export const isPasswordHash = (text: string): boolean => FORM.test(text);

/** Whether a password matches a hash. Compares in constant time, and takes as long when there is no hash. */
export const verifyPassword = async (password: string, hashed = UNMATCHABLE_HASH): Promise<boolean> => {
  const [, nonce = '', hash = ''] = FORM.exec(hashed) ?? FORM.exec(UNMATCHABLE_HASH) ?? [];
  const expected = Buffer.from(hash, 'base64url');
  const actual = await tag(password, Buffer.from(nonce, 'base64url'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};
