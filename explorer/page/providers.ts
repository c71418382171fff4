/** Cloud providers: what people call them, and their colours, which are the same in all charts. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['aws', 'AWS'],
  ['azure', 'Azure'],
  ['google_cloud', 'Google Cloud'],
]);

/** The name of a common provider; another text as it is. */
export const providerName = (id: string): string => NAMES.get(id) ?? id;

/** Where the colours of series are in a palette: those of providers at their own places, others after them in their order. */
export const colorIndexes = (names: readonly string[]): readonly number[] => {
  const providers = [...NAMES.values()];
  let next = names.some((name) => providers.includes(name)) ? providers.length : 0;
  return names.map((name) => (providers.includes(name) ? providers.indexOf(name) : next++));
};
