/** Compiles a Relay project: relay-compiler over its sources, then a bundler with Relay's transform. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin } from 'esbuild';
import { apiSchema } from '../codegenWorkspace.ts';

const run = promisify(execFile);
const compiler = join(import.meta.dirname, '..', 'node_modules', 'relay-compiler', 'cli.js');

/**
 * Whether relay-compiler runs on this machine. It must on a build server; elsewhere a warning is
 * printed.
 *
 * @throws {Error} on a build server where it does not run
 */
export const hasRelayCompiler = async (): Promise<boolean> => {
  const failed = await run(process.execPath, [compiler, '--version']).then(
    () => undefined,
    (error: Error) => error,
  );
  if (failed === undefined) return true;
  const missing = `relay-compiler does not run here: ${failed.message}`;
  if (process.env.CI === 'true') throw new Error(missing);
  console.warn(`\n*** Relay is NOT tested: ${missing}. ***\n`);
  return false;
};

/** Copies the project into a folder and compiles its documents. */
export const compileProject = async (folder: string): Promise<void> => {
  await cp(join(import.meta.dirname, 'project'), folder, { recursive: true });
  await compileDocuments(folder);
};

/** Compiles the documents in a folder against the graph's schema, with default settings but for the given ones. */
export const compileDocuments = async (folder: string, settings: object = {}): Promise<void> => {
  await mkdir(join(folder, '__generated__'));
  const config = { src: '.', schema: apiSchema, language: 'typescript', artifactDirectory: '__generated__' };
  await writeFile(join(folder, 'relay.config.json'), JSON.stringify({ ...config, ...settings }));
  await run(process.execPath, [compiler], { cwd: folder });
};

const DOCUMENT = /graphql`\s*(?:query|mutation|fragment)\s+(\w+)[^`]*`/g;

/** Replaces each document by its compiled artifact, as babel-plugin-relay does. */
const compiledDocuments: Plugin = {
  name: 'compiled-documents',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.tsx$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const names = [...source.matchAll(DOCUMENT)].map(([, name]) => name);
      const imports = names.map((name) => `import ${name} from './__generated__/${name}.graphql';`);
      return { contents: [...imports, source.replace(DOCUMENT, '$1')].join('\n'), loader: 'tsx' };
    });
  },
};

/** Bundles the project for the browser, including Relay's own warnings. */
export const bundleProject = async (folder: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'main.tsx')],
    bundle: true,
    write: false,
    jsx: 'automatic',
    preserveSymlinks: true,
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [compiledDocuments],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
};
