import { join } from 'node:path';
import type { Plugin } from 'esbuild';

const tabs = join(import.meta.dirname, '..', 'page', 'Tabs.tsx');

/** An esbuild plugin that replaces GraphiQL's tabs, and with them the animation library that only they use. */
export const ownTabs: Plugin = {
  name: 'own tabs',
  setup(build) {
    build.onLoad({ filter: /@graphiql[\\/]react[\\/]dist[\\/]components[\\/]tabs[\\/]index\.js$/ }, () => ({
      contents: `export { Tab, Tabs } from ${JSON.stringify(tabs)};`,
      resolveDir: import.meta.dirname,
    }));
  },
};
