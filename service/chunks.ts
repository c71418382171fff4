/** Divides items into chunks of at most `size`, in their order. */
export function* splitIntoChunks<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
