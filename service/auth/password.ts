import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const TERMS = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };

const derive = promisify(argon2);

const tag = (password: string, nonce: Buffer) => derive('argon2id', { message: password, nonce, ...TERMS });

/** Hashes a password: `argon2id$<salt>$<hash>`, both base64url, under the terms above. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const hash = await tag(password, nonce);
  return `argon2id$${nonce.toString('base64url')}$${hash.toString('base64url')}`;
};

/** A hash no password fits: what unknown users are checked against, so that they take as long as known ones. */
const NOBODYS = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`;

const FORM = /^argon2id\$([\w-]{22})\$([\w-]{43})$/;

/** Whether a text is a hash that `hashPassword` could have made. */
export const isPasswordHash = (text: string): boolean => FORM.test(text);

/** Whether a password fits a hash; compares in constant time, and takes as long when there is no hash. */
export const passwordFits = async (password: string, hashed = NOBODYS): Promise<boolean> => {
  const [, nonce = '', hash = ''] = FORM.exec(hashed) ?? FORM.exec(NOBODYS) ?? [];
  const expected = Buffer.from(hash, 'base64url');
  const actual = await tag(password, Buffer.from(nonce, 'base64url'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};
