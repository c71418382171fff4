/** `skein init`: writes a bootstrap file and a file of settings, with which Skein starts. */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { CommandError, UsageError } from './error.ts';
import { askPassword, optionOrPrompt } from './prompt.ts';

interface InitCommandOptions {
  readonly domain?: string;
  readonly admin?: string;
  readonly workspace?: string;
  readonly databaseUrl?: string;
  readonly force?: true;
  readonly json?: true;
}

/** The values that the files are written from. */
interface InitAnswers {
  readonly domain: string;
  readonly admin: string;
  readonly workspace: string;
  readonly password: string;
}

/** An identifier from a name: `Acme & Sons` is `acme-sons`; names without Latin letters and digits get a random one. */
const toSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || randomBytes(6).toString('hex');

/** One domain with an administrator who owns a workspace. The file has the hash of the password only. */
const createBootstrap = async ({ domain, admin, workspace, password }: InitAnswers) => {
  // Imported here, since other commands hash nothing.
  const { hashPassword } = await import('../service/crypto/password.ts');
  const domain_id = `domain-${toSlug(domain)}`;
  const workspace_id = `workspace-${toSlug(workspace)}`;
  const password_hash = await hashPassword(password);
  return {
    domains: [{ domain_id, name: domain }],
    users: [{ user_id: admin, domain_id, email: admin, password_hash, role_type: 'DOMAIN_ADMIN' }],
    workspaces: [{ workspace_id, domain_id, name: workspace }],
    role_bindings: [{ user_id: admin, domain_id, workspace_id, role_type: 'WORKSPACE_OWNER' }],
  };
};

const printSetting = (name: string, value: string): string => {
  if (/[\n"]/.test(value)) throw new UsageError(`${name}: expected a text without quotation marks and line breaks.`);
  return /^[\w./:@%+=-]*$/.test(value) ? `${name}=${value}` : `${name}="${value}"`;
};

const printSettings = (directory: string, { databaseUrl }: InitCommandOptions): string =>
  [
    '# Settings of Skein; docs/settings.md lists all of them.',
    printSetting('BOOTSTRAP_FILE', join(directory, 'bootstrap.json')),
    ...(databaseUrl === undefined
      ? [printSetting('DATA_DIR', join(directory, '.data'))]
      : [printSetting('DATABASE_URL', databaseUrl), printSetting('SECRET_KEY', randomBytes(32).toString('base64'))]),
    '# Permits skein directory and skein import with --url.',
    printSetting('INTERNAL_TOKEN', randomBytes(32).toString('base64url')),
    '',
  ].join('\n');

/** Writes a file that only its owner can read, because it has secrets. */
const writeSecret = (path: string, content: string) => {
  try {
    writeFileSync(path, content, { mode: 0o600 });
    chmodSync(path, 0o600);
  } catch (cause) {
    throw new CommandError(`${path}: expected a file that can be written: ${(cause as Error).message}.`, { cause });
  }
};

const checkAbsent = (paths: readonly string[], { force }: InitCommandOptions) => {
  const present = paths.filter((path) => existsSync(path));
  if (present.length > 0 && !force)
    throw new CommandError(`${present.join(', ')}: exists already. --force replaces it, and the secrets in it.`);
};

/** Asks for what was not given. */
const askMissing = async (
  { domain, admin, workspace }: InitCommandOptions,
  password: string | undefined,
): Promise<InitAnswers> => {
  const named = {
    domain: await optionOrPrompt('--domain', domain, { message: 'Name of the domain', example: 'Acme' }),
    admin: await optionOrPrompt('--admin', admin, {
      message: 'User id of its administrator',
      example: 'admin@acme.example',
    }),
    workspace: await optionOrPrompt('--workspace', workspace, {
      message: 'Name of the first workspace',
      example: 'Shop',
    }),
  };
  const chosen = password ?? (await askPassword(named.admin));
  checkPassword(chosen, named.admin);
  return { ...named, password: chosen };
};

/** Shortest password of the administrator, who may do everything in the domain. */
const MIN_PASSWORD_LENGTH = 12;

const checkPassword = (password: string, user: string) => {
  const isEasy = password.toLowerCase() === user.toLowerCase() || new Set(password).size < 5;
  if (password.length >= MIN_PASSWORD_LENGTH && !isEasy) return;
  throw new UsageError(
    `SKEIN_PASSWORD: expected at least ${MIN_PASSWORD_LENGTH} characters, five of them different, and not the user id.`,
  );
};

const init = async (given: string, options: InitCommandOptions, password: string | undefined) => {
  const directory = resolve(given);
  const files = { bootstrap: join(directory, 'bootstrap.json'), settings: join(directory, '.env') };
  checkAbsent(Object.values(files), options);
  const answers = await askMissing(options, password);
  const settings = printSettings(directory, options);
  const bootstrap = await createBootstrap(answers);
  mkdirSync(directory, { recursive: true });
  writeSecret(files.bootstrap, `${JSON.stringify(bootstrap, null, 2)}\n`);
  writeSecret(files.settings, settings);
  const domainId = bootstrap.domains[0]?.domain_id;
  const result = { ...files, domainId, workspaceId: bootstrap.workspaces[0]?.workspace_id, admin: answers.admin };
  const lines = [
    `${files.bootstrap} and ${files.settings} written; only you can read them.`,
    `Start:    skein start --settings ${/^[\w./-]+$/.test(files.settings) ? files.settings : `'${files.settings}'`}`,
    `Sign in:  domain ${domainId}, user ${answers.admin}`,
  ];
  process.stdout.write(`${options.json ? JSON.stringify(result, null, 2) : lines.join('\n')}\n`);
};

const NOTES = `
Without a terminal all options are required, and SKEIN_PASSWORD. The password has at least 12 characters. Files that exist are
never replaced without --force. The bootstrap file has the hash of the password, the file of settings has generated secrets.
Exit codes: 0, 1 if a file exists or cannot be written, 2 for wrong usage.

Examples:
  skein init
  SKEIN_PASSWORD=… skein init /srv/skein --domain Acme --admin admin@acme.example --workspace Shop`;

/** Adds the command. */
export const addInit = (program: Command): void => {
  program
    .command('init')
    .summary('write a bootstrap file and settings')
    .description('Write bootstrap.json and .env, with which Skein starts: a domain, its administrator, a workspace.')
    .argument('[directory]', 'directory of the files', '.')
    .option('--domain <name>', 'name of the domain')
    .option('--admin <id>', 'user id of its administrator, e.g. a mail address')
    .option('--workspace <name>', 'name of the first workspace')
    .option('--database-url <url>', 'PostgreSQL, instead of the embedded store')
    .option('--force', 'replace files that exist')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', NOTES)
    .action((directory: string, options: InitCommandOptions) =>
      init(directory, options, process.env.SKEIN_PASSWORD || undefined),
    );
};
