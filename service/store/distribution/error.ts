/** Why a store cannot be distributed, as the command shows it. */
export class DistributionError extends Error {
  override readonly name = 'DistributionError';
}
