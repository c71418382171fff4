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
  fontFamily: 'var(--font)',
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
    '--mantine-color-text': 'var(--ink)',
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
