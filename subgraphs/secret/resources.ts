import type { Static } from 'typebox';
import {
  type TrustedSecretDataInfo,
  type TrustedSecretRecord,
  trustedSecret,
} from '../../contract/secret/trustedSecret.ts';
import type { ConnectionPage } from '../read/page.ts';
import { resourceType, type SelectedRow } from '../resourceType.ts';

/** A trusted secret, with the selected members; never with its data. */
export type TrustedSecretRow = SelectedRow<TrustedSecretRecord, 'trusted_secret_id'>;
/** The data of a trusted secret. */
export type TrustedSecretDataRow = Partial<Static<typeof TrustedSecretDataInfo>>;

/** A page of trusted secrets. */
export type TrustedSecretPage = ConnectionPage<TrustedSecretRow>;

/** Trusted secrets, and how they are fetched. */
export const trustedSecrets = resourceType<TrustedSecretRow>('TrustedSecret', trustedSecret, (trusted_secret_id) => ({
  trusted_secret_id,
}));
