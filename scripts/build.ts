/** `npm run build -- NAME`: builds the pages that are committed, the package of the client, a release, the screenshots or the site of the documents. */
import { createRequire } from 'node:module';
import { type CommandStage, runStages, type StageCommand } from './runStages.ts';

const install = (folder: string): CommandStage => [['node', 'scripts/install.ts', folder]];
const createBuildCommand = (folder: string): StageCommand => ['npm', 'run', 'build', '--prefix', folder];

const builds: Readonly<Record<string, readonly CommandStage[]>> = {
  explorer: [
    install('explorer'),
    // The font of both pages.
    install('examples/dashboard'),
    [
      ['tsc', '-p', 'explorer/page'],
      ['tsc', '-p', 'explorer/build'],
    ],
    [['node', 'explorer/build/build.ts']],
  ],
  dashboard: [
    install('examples/dashboard'),
    [createBuildCommand('examples/dashboard')],
    [['node', 'explorer/build/dashboard.ts']],
  ],
  client: [[['node', 'scripts/package/client.ts']]],
  release: [[['node', 'scripts/release/build.ts']]],
  // The test of the screenshots takes them: the one way, so that the build of a commit notices when it fails.
  screenshots: [[['vitest', 'run', '--config', 'test/processes.config.ts', 'test/docs/screenshots.process.test.ts']]],
  docs: [install('docs/site'), [createBuildCommand('docs/site')]],
};

/** Whether the packages of development are installed: `npm ci --omit=dev` leaves out the compiler. */
const hasCompiler = (): boolean => {
  try {
    return createRequire(import.meta.url).resolve('typescript') !== '';
  } catch {
    return false;
  }
};

const refuse = (reason: string): void => {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 2;
};

const [name = ''] = process.argv.slice(2);
const stages = builds[name];
if (stages === undefined) refuse(`${name || 'Nothing named'}: expected one of ${Object.keys(builds).join(', ')}`);
else if (!hasCompiler()) refuse('The packages of development are not installed. Run `npm ci` without `--omit=dev`.');
else await runStages(stages, { SCREENSHOTS: 'docs' });
