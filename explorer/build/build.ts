/** `npm run build -- explorer`: builds the page into `explorer/dist`, which is committed and shipped. */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, stop } from 'esbuild';
import { hashExplorer } from '../sourcesHash.ts';
import { compressFiles } from './compress.ts';
import { exampleTexts } from './exampleTexts.ts';
import { leanStyles } from './leanStyles.ts';
import { ownTabs } from './ownTabs.ts';

const explorer = join(import.meta.dirname, '..');
const page = join(explorer, 'page');
const dist = join(explorer, 'dist');

/** Bundles the page into `dist`. Returns the static imports of `main.js`, which the page preloads. */
const bundle = async (): Promise<string[]> => {
  const { metafile } = await build({
    entryPoints: {
      main: join(page, 'main.tsx'),
      page: join(page, 'page.css'),
      explorer: join(page, 'explorer.css'),
      'editor.worker': 'monaco-editor/esm/vs/editor/editor.worker.js',
      'json.worker': 'monaco-editor/esm/vs/language/json/json.worker.js',
      'graphql.worker': 'monaco-graphql/esm/graphql.worker.js',
    },
    absWorkingDir: explorer,
    outdir: dist,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'linked',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.ttf': 'file', '.woff2': 'file' },
    plugins: [leanStyles, exampleTexts, ownTabs],
    tsconfig: join(page, 'tsconfig.json'),
    metafile: true,
    logLevel: 'warning',
  });
  return listStaticImports(metafile.outputs, 'dist/main.js')
    .slice(1)
    .map((path) => path.replace('dist/', ''));
};

type BundleOutputs = Readonly<Record<string, { imports: readonly { path: string; kind: string }[] }>>;

const listStaticImports = (outputs: BundleOutputs, entry: string, seen = new Set<string>()): string[] => {
  if (seen.has(entry)) return [];
  seen.add(entry);
  for (const { path, kind } of outputs[entry]?.imports ?? []) {
    if (kind === 'import-statement') listStaticImports(outputs, path, seen);
  }
  return [...seen];
};

const writeHtml = async (base: string, preloaded: readonly string[]): Promise<void> => {
  const links = preloaded.map((file) => `    <link rel="modulepreload" href="${base}${file}" />`).join('\n');
  const template = await readFile(join(page, 'index.html'), 'utf8');
  await writeFile(join(dist, 'index.html'), template.replaceAll('{{base}}', base).replace('{{preload}}', links));
};

await rm(dist, { recursive: true, force: true });
await mkdir(dist);
const key = await hashExplorer();
// Relative: a proxy may serve the page under a path of its own.
await writeHtml(`explorer/${key}/`, await bundle());
await stop();
await copyFile(join(page, 'icon.svg'), join(dist, 'icon.svg'));
await compressFiles(dist, key);
