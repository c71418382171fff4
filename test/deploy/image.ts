/** Runs the steps of `deploy/Dockerfile` without Docker: in namespaces, as an unprivileged user. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  Cmd,
  Copy,
  DockerfileParser,
  Entrypoint,
  Env,
  Healthcheck,
  type Instruction,
  type JSONInstruction,
  Run,
  User,
} from 'dockerfile-ast';

const ROOT = join(import.meta.dirname, '../..');
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** Namespaces of the caller's own; root becomes nobody first. */
const UNSHARE = [
  ...(isRoot ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : []),
  ...['unshare', '--user', '--map-root-user', '--mount'],
];

/** Why images cannot be run on this machine, or undefined if they can. */
export const findContainerSkipReason = (): string | undefined => {
  const [program = '', ...args] = [...UNSHARE, 'mount', '-t', 'tmpfs', 'tmp', '/mnt'];
  const { status } = spawnSync(program, args, { stdio: 'ignore' });
  return status === 0 ? undefined : 'skipped: no user namespaces here (Linux, unshare, setpriv)';
};

const container = readFileSync(join(import.meta.dirname, 'container'), 'utf8');

const instructions = DockerfileParser.parse(readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8')).getInstructions();
const lastFrom = instructions.findLastIndex((each) => each.getKeyword() === 'FROM');
const buildStage = instructions.slice(0, lastFrom);
const finalStage = instructions.slice(lastFrom);

/** The instructions of one kind in the final stage. */
const findFinalInstructions = <Kind extends Instruction>(kind: new (...args: never[]) => Kind): Kind[] =>
  finalStage.filter((each): each is Kind => each instanceof kind);

const readCommand = (instruction: JSONInstruction | undefined): string[] =>
  instruction?.getJSONStrings().map((each) => each.getJSONValue()) ?? [];

/** The command of a health check, which is JSON behind its flags. */
const readHealthCommand = (): string[] => {
  const text = findFinalInstructions(Healthcheck)[0]?.getArgumentsContent() ?? '';
  return JSON.parse(text.slice(text.indexOf('[')));
};

/** What the image says of its containers. */
export const image = {
  entrypoint: readCommand(findFinalInstructions(Entrypoint)[0]),
  command: readCommand(findFinalInstructions(Cmd)[0]),
  health: readHealthCommand(),
  user: findFinalInstructions(User)[0]?.getArgumentsContent(),
  env: Object.fromEntries(
    findFinalInstructions(Env).flatMap((each) =>
      each.getProperties().map((one) => [one.getName(), one.getValue() ?? '']),
    ),
  ),
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
const environmentWithoutNpm = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

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
  for (const step of buildStage) {
    if (step instanceof Copy) copy(step.getArguments().map(String).slice(0, -1));
    own();
    if (!(step instanceof Run)) continue;
    const [program, ...args] = argsFor('rw', ['sh', '-c', step.getArgumentsContent() ?? '']);
    const env = {
      ...environmentWithoutNpm(),
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
