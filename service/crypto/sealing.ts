/** Encrypts the data of trusted secrets that come through the directory, before any of it is stored. */
import { wrongTypeError } from '../errors.ts';
import { isObject } from '../values/jsonObject.ts';
import type { Vault } from './vault.ts';

type Members = Record<string, unknown>;

const SEALED_KIND = 'trusted_secrets';

/** Data that arrives encrypted was not encrypted by this service, so its members are not accepted. */
const sealRecord = (vault: () => Vault, record: Members, at: string): Members => {
  const { data, encrypted_data: _data, encrypt_options: _options, ...rest } = record;
  if (data === undefined || data === null) return rest;
  if (!isObject(data)) throw wrongTypeError(`${at}.data`, 'object');
  return { ...rest, ...vault().seal(data) };
};

/**
 * Records of a kind in the form in which they are staged and put: trusted secrets encrypted, other kinds unchanged.
 *
 * @throws {ServiceError} ERROR_INVALID_PARAMETER_TYPE for data that is no object
 */
export const sealRecords = (vault: () => Vault, kind: string, records: readonly Members[]): readonly Members[] =>
  kind === SEALED_KIND ? records.map((record, index) => sealRecord(vault, record, `records.${index}`)) : records;

/** A bootstrap file with its trusted secrets encrypted. */
export const sealBootstrap = (vault: Vault, bootstrap: Members): Members => {
  const { [SEALED_KIND]: records } = bootstrap;
  return Array.isArray(records)
    ? { ...bootstrap, [SEALED_KIND]: sealRecords(() => vault, SEALED_KIND, records) }
    : bootstrap;
};
