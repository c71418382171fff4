import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

const icons = join('base', 'browser', 'ui', 'codicons', 'codicon', 'codicon.ttf');

/**
 * An esbuild plugin that reduces the style sheets. GraphiQL's style sheet embeds its fonts, which are three quarters of
 * its bytes. The plugin removes the text fonts, because the page has that of the dashboard, and replaces the editor's icon font
 * by a file that the browser fetches when it first shows an icon. GraphiQL's style sheet also contains all styles of the
 * editor, so the plugin omits those that the editor's scripts import.
 */
export const leanStyles: Plugin = {
  name: 'lean',
  setup(build) {
    build.onLoad({ filter: /graphiql[\\/]dist[\\/]style\.css$/ }, async ({ path }) => {
      const contents = (await readFile(path, 'utf8')).replaceAll(/@font-face\s*\{[^}]*\}/g, (rule) =>
        rule.includes('codicon') ? iconFont : '',
      );
      return { contents, loader: 'css' };
    });
    build.onLoad({ filter: /monaco-editor[\\/].*\.css$/ }, () => ({ contents: '', loader: 'css' }));
  },
};

const iconFont = `@font-face {
  font-family: codicon;
  font-display: block;
  src: url("monaco-editor/esm/vs/${icons.replaceAll('\\', '/')}") format("truetype");
}`;
