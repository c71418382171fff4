/** Colours of series that people with the common forms of colour blindness can distinguish, for the scheme's surface. */
export const palette = {
  light: ['#1f7a80', '#d1812f', '#6271c4', '#b0487a', '#4f8f5b', '#8793a6'],
  dark: ['#5cc0c4', '#e6a45c', '#97a4f0', '#e08bb3', '#85c98f', '#94a1b5'],
} as const;

/** Colours of axes and text in charts. */
export const chartInk = {
  light: { text: '#566175', strong: '#1c2430', line: '#e4e9f0', surface: '#ffffff', warn: '#a6301f', mark: '#dcebf7' },
  dark: { text: '#a3afc0', strong: '#e6ebf2', line: '#2b3442', surface: '#1a212b', warn: '#ff9c8a', mark: '#213a4d' },
} as const;
