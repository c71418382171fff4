/** `skein token`: signs a user in and prints an access token. */
import { type Command, Option } from 'commander';
import {
  ClientError,
  DeadlineError,
  NetworkError,
  type SignIn,
  signInMessage,
  signInTokens,
  type TokenSource,
} from '../client/index.ts';
import { createUrlOption } from './endpoint.ts';
import { CommandError, createNoAnswerError, UnavailableError, UsageError } from './error.ts';
import { askPassword, readPassword } from './prompt.ts';

/** Whom to sign in, and with which scope. */
export interface SignInOptions {
  readonly url: string;
  readonly domain: string;
  readonly user: string;
  readonly scope?: SignIn['scope'];
  readonly workspace?: string;
  readonly verifyCode?: string;
}

interface TokenCommandOptions extends SignInOptions {
  readonly json?: true;
}

/** The scope of the token. A workspace and another scope contradict each other. */
const toScope = ({ scope, workspace }: SignInOptions): Pick<SignIn, 'scope' | 'workspaceId'> => {
  if (workspace === undefined) {
    if (scope === 'WORKSPACE') throw new UsageError('--workspace: expected with --scope WORKSPACE.');
    return { scope: scope ?? 'USER' };
  }
  if (scope !== undefined && scope !== 'WORKSPACE')
    throw new UsageError(`--workspace: expected without --scope ${scope}.`);
  return { scope: 'WORKSPACE', workspaceId: workspace };
};

/**
 * Tokens of a user, whose password is in SKEIN_PASSWORD or asked for.
 *
 * @param askFor default: asks at the terminal
 * @throws {CommandError} the sign-in is refused, by the token that is asked for
 */
export const createSignInSource = async (options: SignInOptions, askFor = askPassword): Promise<TokenSource> => {
  const { url, domain, user, verifyCode } = options;
  const scope = toScope(options);
  const password = process.env.SKEIN_PASSWORD || (await askFor(user));
  const code = verifyCode === undefined ? {} : { verifyCode };
  const credentials = { user_id: user, password };
  const source = signInTokens({ url, domainId: domain, credentials, ...scope, ...code });
  return { token: (refused) => source.token(refused).catch((cause) => failSignIn(url, cause)) };
};

const failSignIn = (url: string, cause: Error): never => {
  if (!(cause instanceof ClientError)) throw cause;
  const isAnswer = !(cause instanceof NetworkError || cause instanceof DeadlineError);
  if (isAnswer) throw new CommandError(`${cause.code}: ${signInMessage(cause)}`, { cause });
  throw cause instanceof NetworkError
    ? createNoAnswerError(url, cause)
    : new UnavailableError(`${url}: ${cause.message}`, { cause });
};

/**
 * The option `--scope`.
 *
 * @param fallback what its description says of the default
 */
export const createScopeOption = (fallback = 'USER'): Option =>
  new Option('--scope <scope>', `scope of the token; default: ${fallback}`).choices(['DOMAIN', 'WORKSPACE', 'USER']);

/** The option `--workspace`. */
export const createWorkspaceOption = (): Option =>
  new Option('--workspace <id>', 'workspace of a token of scope WORKSPACE');

const NOTES = `
The password is read from SKEIN_PASSWORD, asked for at the terminal, or the first line of standard input; it is not an option,
because every user of the machine can see the options of a program. A token of scope USER reads the user's own records, such as workspaces. Exit
codes: 0, 1 if the sign-in is refused, 2 for wrong usage, 3 if there is no answer.

Examples:
  skein token --domain domain-demo --user owner@example.com
  SKEIN_TOKEN=$(skein token --domain domain-demo --user admin@example.com --scope DOMAIN)`;

/** Adds the command. */
export const addToken = (program: Command): void => {
  program
    .command('token')
    .summary('sign in and print an access token')
    .description('Sign a user in through the graph, and print the access token, and nothing else.')
    .requiredOption('--domain <id>', 'domain of the user')
    .requiredOption('--user <id>', 'user, e.g. owner@example.com')
    .addOption(createScopeOption())
    .addOption(createWorkspaceOption())
    .option('--verify-code <code>', 'code of the second factor, where the user has one')
    .option('--json', 'print the token as JSON')
    .addOption(createUrlOption())
    .addHelpText('after', NOTES)
    .action(async (options: TokenCommandOptions) => {
      const token = await (await createSignInSource(options, readPassword)).token();
      process.stdout.write(`${options.json ? JSON.stringify({ token }) : token}\n`);
    });
};
