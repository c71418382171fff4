/** Runs the steps of `deploy/Dockerfile` without Docker: in namespaces, as an unprivileged user. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** Namespaces of the caller's own; root becomes nobody first. */
const UNSHARE = [
  ...(isRoot ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : []),
  ...['unshare', '--user', '--map-root-user', '--mount'],
];

/** Why images cannot be run on this machine, or undefined if they can. */
export const whyNoContainers = (): string | undefined => {
  const [program = '', ...args] = [...UNSHARE, 'mount', '-t', 'tmpfs', 'tmp', '/mnt'];
  const { status } = spawnSync(program, args, { stdio: 'ignore' });
  return status === 0 ? undefined : 'skipped: no user namespaces here (Linux, unshare, setpriv)';
};

const container = readFileSync(join(import.meta.dirname, 'container'), 'utf8');

/** Instructions and their arguments, by stage. */
const [buildStage, finalStage] = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8')
  .split(/^FROM .*$/m)
  .slice(1)
  .map((stage) => [...stage.matchAll(/^([A-Z]+) (.+)$/gm)].map(([, keyword = '', text = '']) => ({ keyword, text })));
if (!buildStage || !finalStage) throw new Error('expected two stages in the Dockerfile');

const finalOf = (keyword: string) => finalStage.filter((each) => each.keyword === keyword).map(({ text }) => text);

/** The command of an instruction in JSON form, after its flags. */
const stringsOf = (keyword: string): string[] => {
  const [text = ''] = finalOf(keyword);
  return JSON.parse(text.slice(text.indexOf('[')));
};

/** What the image says of its containers. */
export const image = {
  entrypoint: stringsOf('ENTRYPOINT'),
  command: stringsOf('CMD'),
  health: stringsOf('HEALTHCHECK'),
  user: finalOf('USER')[0],
  env: Object.fromEntries(finalOf('ENV').map((text) => text.split('=', 2))) as Record<string, string>,
};

/** Copies what `docker build` sends: the files of the checkout without those that `.dockerignore` names. */
const copyContext = (to: string) => {
  const script = `git ls-files -z --cached --others --exclude-standard | tar --create --null --files-from=- --ignore-failed-read |
    tar --extract --no-same-owner --directory="$1" && cd "$1" && rm -rf -- $(grep -v '^#' .dockerignore)`;
  execFileSync('bash', ['-O', 'globstar', '-c', script, 'context', to], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

/** The environment of this machine without what npm sets for the programs that it starts, such as the place of its cache. */
const ownEnvironment = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

/** A built image, in a directory of this machine. */
export interface Image extends Disposable {
  /** Runs a command in a container, with the image's variables and these. */
  readonly run: (command: readonly string[], env?: Readonly<Record<string, string>>) => ReturnType<typeof spawn>;
}

/**
 * Follows the steps of the build stage: copies what COPY names, runs what RUN says.
 *
 * @throws Error a step fails; its output is that of the test
 */
export const buildImage = (): Image => {
  const work = mkdtempSync(join(tmpdir(), 'skein-image-'));
  const [context, app, data, temporary] = ['context', 'app', 'data', 'tmp'].map((name) => {
    mkdirSync(join(work, name));
    return join(work, name);
  }) as [string, string, string, string];
  const argsFor = (mode: string, command: readonly string[]) =>
    [...UNSHARE, 'bash', '-c', container, 'container', app, data, mode, ...command] as [string, ...string[]];

  copyContext(context);
  const own = () => isRoot && execFileSync('chown', ['--recursive', `${NOBODY}:${NOBODY}`, work]);
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const copy = (sources: readonly string[]) => {
    for (const source of sources) cpSync(join(context, source), join(app, source), { recursive: true });
  };
  for (const { keyword, text } of buildStage) {
    if (keyword === 'COPY') copy(text.split(' ').slice(0, -1));
    own();
    if (keyword !== 'RUN') continue;
    const [program, ...args] = argsFor('rw', ['sh', '-c', text]);
    const env = {
      ...ownEnvironment(),
      HOME: '/tmp',
      TMPDIR: temporary,
      npm_config_registry: registry,
      npm_config_loglevel: 'error',
    };
    execFileSync(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return {
    run: (command, env = {}) => {
      const variables = Object.entries({ ...image.env, ...env }).map(([name, value]) => `${name}=${value}`);
      const [program, ...args] = argsFor('ro', ['--ignore-environment', ...variables, ...command]);
      return spawn(program, args, { env: { ...process.env, TMPDIR: temporary }, stdio: ['ignore', 'pipe', 'pipe'] });
    },
    [Symbol.dispose]: () => rmSync(work, { recursive: true, force: true }),
  };
};
