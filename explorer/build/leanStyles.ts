import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

const icons = join('base', 'browser', 'ui', 'codicons', 'codicon', 'codicon.ttf');

/**
 * Makes the styles lean. GraphiQL's style sheet carries its fonts inside, three quarters of its bytes: the text fonts go,
 * since the page sets the system's; the editor's icons become a file that is fetched when an icon is first shown. It
 * also holds all of the editor's styles, so those that the editor's own scripts import are left out.
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
