/** Reads a connection page by page. */

/** The part of a connection that paging needs. */
export interface Connection<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined };
}

/**
 * The nodes of all pages, in order. A page is fetched when its first node is asked for.
 *
 * @param fetchPage fetches the page after a cursor, the first page for null
 * @throws whatever `fetchPage` throws; Error for a connection that is null, or whose cursor does not move
 */
export async function* iterateNodes<Node>(
  fetchPage: (after: string | null) => Promise<Connection<Node> | null | undefined>,
): AsyncGenerator<Node, void, undefined> {
  let after: string | null = null;
  for (;;) {
    const page: Connection<Node> | null | undefined = await fetchPage(after);
    if (!page) throw new Error('The answer has no such connection');
    yield* page.nodes;
    const { hasNextPage, endCursor } = page.pageInfo;
    if (!hasNextPage) return;
    if (!endCursor || endCursor === after)
      throw new Error('The document must select pageInfo { hasNextPage endCursor } and use $after');
    after = endCursor;
  }
}
