/** Why a store is not copied, in a sentence for whoever runs the command. */
export class StoreCopyError extends Error {
  override readonly name = 'StoreCopyError';
}
