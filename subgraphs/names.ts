/** Converts member names: `createdAt` in the graph, `created_at` on the wire. */

/** Wire names that are not the snake_case form of the graph's name. */
const wireNames = new Map([
  ['users', 'USER'],
  ['userGroups', 'USER_GROUP'],
]);
const graphNames = new Map([...wireNames].map(([graph, wire]) => [wire, graph]));

/** `createdAt` → `created_at`. Cached without a limit: it is called with names of the schema only. */
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
