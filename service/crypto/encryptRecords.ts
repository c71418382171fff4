/** Encrypts the data of trusted secrets that come through the directory, before any of it is stored. */
import { wrongTypeError } from '../errors.ts';
import { isObject, type JsonMembers } from '../values/jsonObject.ts';
import type { SecretCipher } from './secretCipher.ts';

const ENCRYPTED_KIND = 'trusted_secrets';

/** Data that arrives encrypted was not encrypted by this service, so its members are not accepted. */
const encryptRecord = (cipher: () => SecretCipher, record: JsonMembers, at: string): JsonMembers => {
  const { data, encrypted_data: _data, encrypt_options: _options, ...rest } = record;
  if (data === undefined || data === null) return rest;
  if (!isObject(data)) throw wrongTypeError(`${at}.data`, 'object');
  return { ...rest, ...cipher().encrypt(data) };
};

/**
 * Records of a kind in the form in which they are staged and put: trusted secrets encrypted, other kinds unchanged.
 *
 * @throws {ServiceError} ERROR_INVALID_PARAMETER_TYPE for data that is not an object
 */
export const encryptRecords = (
  cipher: () => SecretCipher,
  kind: string,
  records: readonly JsonMembers[],
): readonly JsonMembers[] =>
  kind === ENCRYPTED_KIND ? records.map((record, index) => encryptRecord(cipher, record, `records.${index}`)) : records;

/** A bootstrap file with its trusted secrets encrypted. */
export const encryptBootstrap = (cipher: SecretCipher, bootstrap: JsonMembers): JsonMembers => {
  const { [ENCRYPTED_KIND]: records } = bootstrap;
  return Array.isArray(records)
    ? { ...bootstrap, [ENCRYPTED_KIND]: encryptRecords(() => cipher, ENCRYPTED_KIND, records) }
    : bootstrap;
};
