/** Names as both sides spell them: `createdAt` in the graph, `created_at` on the wire. */

/** Those who look after a service are spelt in a way of their own on the wire. */
const wireNames = new Map([
  ['users', 'USER'],
  ['userGroups', 'USER_GROUP'],
]);
const graphNames = new Map([...wireNames].map(([graph, wire]) => [wire, graph]));

/** `createdAt` → `created_at`. Remembers what it has seen: only names of the schema come here. */
export const wireName = (graphName: string): string => {
  const known = wireNames.get(graphName);
  if (known !== undefined) return known;
  const name = graphName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  wireNames.set(graphName, name);
  return name;
};

/** `created_at` → `createdAt`. */
export const graphName = (wire: string): string =>
  graphNames.get(wire) ?? wire.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
