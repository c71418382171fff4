import { useMonaco } from '@graphiql/react';
import { useEffect } from 'react';
import { chartInk } from '../../examples/dashboard/src/palette.ts';

interface EditorColorScheme {
  readonly primary: string;
  readonly surface: string;
  readonly hover: string;
  readonly quiet: string;
  readonly comment: string;
  readonly variable: string;
  readonly number: string;
}

const schemes = {
  light: {
    primary: '#1f6a6f',
    surface: chartInk.light.surface,
    hover: '#eef4f5',
    quiet: chartInk.light.text,
    comment: '#3b7a2a',
    variable: '#5564b0',
    number: '#0b6b47',
  },
  dark: {
    primary: '#6cc3c6',
    surface: chartInk.dark.surface,
    hover: '#222a35',
    quiet: chartInk.dark.text,
    comment: '#86b878',
    variable: '#9aa6ee',
    number: '#b5cea8',
  },
} satisfies Record<string, EditorColorScheme>;

const TRANSPARENT = '#ffffff00';

/** The colours of the page for the editor, all with a contrast of at least 4.5:1, also those of line numbers. */
const createTheme = (base: 'vs' | 'vs-dark', { primary, surface, hover, quiet, ...text }: EditorColorScheme) => ({
  base,
  inherit: true,
  rules: [
    { token: 'comment.gql', foreground: text.comment },
    { token: 'argument.identifier.gql', foreground: text.variable },
    { token: 'number', foreground: text.number },
  ],
  colors: {
    'editor.background': TRANSPARENT,
    'scrollbar.shadow': TRANSPARENT,
    'editorLineNumber.foreground': quiet,
    'editorLineNumber.dimmedForeground': quiet,
    'editorHoverWidget.background': surface,
    'editorWidget.background': surface,
    'editorSuggestWidget.background': surface,
    'editorSuggestWidget.selectedBackground': hover,
    'editorSuggestWidget.selectedForeground': primary,
    'editorSuggestWidget.highlightForeground': primary,
    'editorSuggestWidget.focusHighlightForeground': primary,
    'list.hoverBackground': hover,
    'list.highlightForeground': primary,
    'list.focusHighlightForeground': primary,
    'menu.background': surface,
    'menu.selectionBackground': hover,
    'menu.selectionForeground': primary,
    'quickInput.background': surface,
    'textLink.foreground': primary,
    'textLink.activeForeground': primary,
    'editorLink.activeForeground': primary,
    focusBorder: primary,
  },
});

/** Gives the editor the colours of the page once it is loaded. The themes have the names under which GraphiQL sets them. */
export const useEditorColors = (): void => {
  const monaco = useMonaco((state) => state.monaco);
  useEffect(() => {
    monaco?.editor.defineTheme('graphiql-LIGHT', createTheme('vs', schemes.light));
    monaco?.editor.defineTheme('graphiql-DARK', createTheme('vs-dark', schemes.dark));
  }, [monaco]);
};
