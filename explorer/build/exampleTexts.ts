import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'esbuild';

const folder = join(import.meta.dirname, '..', 'examples');

/** An esbuild plugin: `skein:examples` is a module with the text of each example by name. */
export const exampleTexts: Plugin = {
  name: 'example texts',
  setup(build) {
    build.onResolve({ filter: /^skein:examples$/ }, ({ path }) => ({ path, namespace: 'examples' }));
    build.onLoad({ filter: /.*/, namespace: 'examples' }, async () => {
      const files = (await readdir(folder)).filter((file) => file.endsWith('.graphql')).sort();
      const read = async (file: string) => [basename(file, '.graphql'), await readFile(join(folder, file), 'utf8')];
      return { contents: JSON.stringify(Object.fromEntries(await Promise.all(files.map(read)))), loader: 'json' };
    });
  },
};
