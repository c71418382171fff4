/** Encrypts the data of trusted secrets that come through the directory, before anything of them is stored. */
import { wrongType } from '../errors.ts';
import type { Vault } from './vault.ts';

type Members = Record<string, unknown>;

const KIND = 'trusted_secrets';

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What comes in encrypted already was encrypted by nobody we know. */
const sealedRecord = (vault: () => Vault, record: Members, at: string): Members => {
  const { data, encrypted_data: _data, encrypt_options: _options, ...rest } = record;
  if (data === undefined || data === null) return rest;
  if (!isObject(data)) throw wrongType(`${at}.data`, 'object');
  return { ...rest, ...vault().seal(data) };
};

/**
 * Records of a kind as they may be laid aside and put. Those of other kinds are given back as they are.
 *
 * @throws {ServiceError} ERROR_INVALID_PARAMETER_TYPE for data that is no object
 */
export const sealedRecords = (vault: () => Vault, kind: string, records: readonly Members[]): readonly Members[] =>
  kind === KIND ? records.map((record, index) => sealedRecord(vault, record, `records.${index}`)) : records;

/** A bootstrap file as it may be loaded. */
export const sealedBootstrap = (vault: Vault, bootstrap: Members): Members => {
  const { [KIND]: records } = bootstrap;
  return Array.isArray(records) ? { ...bootstrap, [KIND]: sealedRecords(() => vault, KIND, records) } : bootstrap;
};
