const names: Readonly<Record<string, string>> = { aws: 'AWS', azure: 'Azure', google_cloud: 'Google Cloud' };

/** The name of a provider; its identifier if it is not a common one. */
export const providerName = (id: string): string => names[id] ?? id;

/** Where the colour of each series is in the palette. A provider has its own in all charts; the others come after them. */
export const seriesColors = (series: readonly { readonly name: string }[]): readonly number[] => {
  const fixed = Object.values(names);
  const isByProvider = series.some(({ name }) => fixed.includes(name));
  const others = series.filter(({ name }) => !fixed.includes(name)).map(({ name }) => name);
  return series.map(({ name }) =>
    fixed.includes(name) ? fixed.indexOf(name) : others.indexOf(name) + (isByProvider ? fixed.length : 0),
  );
};
