/** The scope of a user who signs in without naming one: the same as that of a session of a browser. */
import { createClient, type TokenSource } from '../client/index.ts';
import { CommandError, UnavailableError } from './error.ts';
import { askPassword } from './prompt.ts';
import { createSignInSource, type SignInOptions } from './token.ts';

interface OwnWorkspaces {
  readonly me: {
    readonly workspaces: readonly { readonly roleType: string; readonly workspace: { readonly id: string } }[] | null;
  } | null;
}

const OWN_WORKSPACES = 'query OwnWorkspaces { me { workspaces { roleType workspace { id } } } }';

/** The roles of users who are not administrators of the domain. */
const ROLES = new Set(['WORKSPACE_OWNER', 'WORKSPACE_MEMBER', 'USER']);

type SignInScope = Pick<SignInOptions, 'scope' | 'workspace'>;

/** Administrators have no role in single workspaces. A gateway of another graph does not list workspaces. */
const findWiderScope = async (url: string, tokens: TokenSource): Promise<SignInScope | undefined> => {
  const client = createClient({ url, tokens });
  const data = await client.query<OwnWorkspaces, object>(OWN_WORKSPACES, {}).catch(() => undefined);
  const workspaces = data?.me?.workspaces;
  if (!workspaces) return undefined;
  if (!workspaces.some(({ roleType }) => ROLES.has(roleType))) return { scope: 'DOMAIN' };
  const [only, ...others] = workspaces;
  return only && others.length === 0 ? { workspace: only.workspace.id } : undefined;
};

/**
 * Tokens of a user, with the scope that is named, else the domain for its administrators, the workspace of users who have
 * exactly one, otherwise the user.
 *
 * @throws {CommandError} the sign-in is refused
 */
export const signInWithOwnScope = async (options: SignInOptions): Promise<TokenSource> => {
  if (options.scope !== undefined || options.workspace !== undefined) return createSignInSource(options);
  let asked: Promise<string> | undefined;
  const askOnce = (user: string) => {
    asked ??= askPassword(user);
    return asked;
  };
  const own = await createSignInSource(options, askOnce);
  const scope = await own.token().then(() => findWiderScope(options.url, own));
  if (scope === undefined) return own;
  const wider = await createSignInSource({ ...options, ...scope }, askOnce);
  return wider.token().then(
    () => wider,
    (cause) => {
      if (cause instanceof CommandError && !(cause instanceof UnavailableError)) return own;
      throw cause;
    },
  );
};
