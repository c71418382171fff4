import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const teal: MantineColorsTuple = [
  '#eef7f7',
  '#d9ecec',
  '#b3d9da',
  '#8ac6c8',
  '#6cc3c6',
  '#4fa9ad',
  '#3d999d',
  '#2b7f84',
  '#1f6a6f',
  '#16555a',
];
const slate: MantineColorsTuple = [
  '#e6ebf2',
  '#c3ccd9',
  '#a3afc0',
  '#76839a',
  '#36404f',
  '#2b3442',
  '#222a35',
  '#1a212b',
  '#131922',
  '#0e131a',
];

/** The look of the page. Text has a contrast of at least 4.5:1 in both schemes. */
export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 8, dark: 7 },
  colors: { teal, dark: slate },
  fontFamily: '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  headings: { fontWeight: '650', sizes: { h1: { fontSize: '1.6rem', lineHeight: '1.25' } } },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontSmoothing: true,
});

/** Colours of Mantine that are too pale for small text, replaced. */
export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': '#1c2430',
    '--mantine-color-dimmed': '#566175',
    '--mantine-color-placeholder': '#6a7588',
    '--mantine-color-error': '#a6301f',
    '--mantine-color-default-border': '#d8dee7',
    '--mantine-color-anchor': '#1f6a6f',
  },
  dark: {
    '--mantine-color-dimmed': '#a3afc0',
    '--mantine-color-placeholder': '#95a1b4',
    '--mantine-color-error': '#ff9c8a',
    '--mantine-color-anchor': '#7fd0d3',
  },
});

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
