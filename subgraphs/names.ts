/** Names as both sides spell them: `createdAt` in the graph, `created_at` on the wire. */

const wireNames = new Map<string, string>();

/** `createdAt` → `created_at`. Remembers what it has seen: only names of the schema come here. */
export const wireName = (graphName: string): string => {
  const known = wireNames.get(graphName);
  if (known !== undefined) return known;
  const name = graphName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  wireNames.set(graphName, name);
  return name;
};

/** `created_at` → `createdAt`. */
export const graphName = (wire: string): string => wire.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
