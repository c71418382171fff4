import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bundleKey } from './key.ts';
import { lean } from './lean.ts';

const here = import.meta.dirname;
const page = join(here, 'page');

/** The page as files, ready to be served. */
export interface Bundle {
  /** Names this content; part of each asset's path, so that browsers may keep assets for good. */
  readonly key: string;
  /** Where the files are: each one plain, as `.br` and as `.gz`. */
  readonly directory: string;
}

/**
 * The bundle of the page as it stands in this checkout: made with esbuild when there is none yet for exactly these
 * sources and these versions of the libraries, else as it was made before.
 *
 * @param log told once before bundling and once after; not at all when the bundle is there
 * @throws {Error} when it must be made and esbuild or a library of the page is not installed
 */
export async function ensureBundle(log: (message: string) => void): Promise<Bundle> {
  const key = await bundleKey(here);
  const directory = join(here, 'dist', key);
  if (existsSync(directory)) return { key, directory };

  const startedAt = performance.now();
  log('explorer: bundling the page; this happens once for each version of it');
  await makeBundle(key, directory);
  log(`explorer: bundled in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return { key, directory };
}

/** Made aside and moved into place in one step: no start ever sees half a bundle, also when two bundle at once. */
async function makeBundle(key: string, directory: string): Promise<void> {
  const aside = `${directory}.${process.pid}`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  try {
    const eager = await runEsbuild(aside);
    await writeHtml(aside, `/explorer/${key}/`, eager);
    await copyFile(join(page, 'icon.svg'), join(aside, 'icon.svg'));
    await compressAll(aside);
    await rename(aside, directory).catch((error: Error) => {
      // Another start was faster, with the same content.
      if (!existsSync(directory)) throw error;
    });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  await dropOthers(key);
}

/** Bundles into `outdir`; returns the scripts that `main.js` imports at once, for the browser to fetch beside it. */
async function runEsbuild(outdir: string): Promise<string[]> {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    entryPoints: {
      main: join(page, 'main.tsx'),
      page: join(page, 'page.css'),
      explorer: join(page, 'explorer.css'),
      'editor.worker': 'monaco-editor/esm/vs/editor/editor.worker.js',
      'json.worker': 'monaco-editor/esm/vs/language/json/json.worker.js',
      'graphql.worker': 'monaco-graphql/esm/graphql.worker.js',
    },
    absWorkingDir: outdir,
    nodePaths: [join(here, '..', 'node_modules')],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'linked',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.graphql': 'text', '.ttf': 'file' },
    plugins: [lean],
    tsconfig: join(page, 'tsconfig.json'),
    metafile: true,
    logLevel: 'silent',
  });
  return staticImports(metafile.outputs, 'main.js').slice(1);
}

type Outputs = Readonly<Record<string, { imports: readonly { path: string; kind: string }[] }>>;

function staticImports(outputs: Outputs, entry: string, seen = new Set<string>()): string[] {
  if (seen.has(entry)) return [];
  seen.add(entry);
  for (const { path, kind } of outputs[entry]?.imports ?? []) {
    if (kind === 'import-statement') staticImports(outputs, path, seen);
  }
  return [...seen];
}

async function writeHtml(outdir: string, base: string, eager: readonly string[]): Promise<void> {
  const preload = eager.map((file) => `    <link rel="modulepreload" href="${base}${file}" />`).join('\n');
  const template = await readFile(join(page, 'index.html'), 'utf8');
  await writeFile(join(outdir, 'index.html'), template.replaceAll('{{base}}', base).replace('{{preload}}', preload));
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
// One step below the slowest ones: quality 11 takes over ten times as long for some percent.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 } };

async function compressAll(directory: string): Promise<void> {
  const compress = async (file: string) => {
    const path = join(directory, file);
    const content = await readFile(path);
    await Promise.all([
      toBrotli(content, brotliOptions).then((brotli) => writeFile(`${path}.br`, brotli)),
      toGzip(content, { level: 9 }).then((zipped) => writeFile(`${path}.gz`, zipped)),
    ]);
  };
  await Promise.all((await readdir(directory)).map(compress));
}

async function dropOthers(key: string): Promise<void> {
  const dist = join(here, 'dist');
  const others = (await readdir(dist)).filter((name) => !name.startsWith(key));
  await Promise.all(others.map((name) => rm(join(dist, name), { recursive: true, force: true })));
}

// `node explorer/bundle.ts` makes the bundle ahead, e.g. while an image is built.
if (import.meta.main) await ensureBundle(console.log);
