/** Why a store cannot be copied, as a sentence for the person who runs the command. */
export class StoreCopyError extends Error {
  override readonly name = 'StoreCopyError';
}
