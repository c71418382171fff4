import type { AccessRequirement, AccessRequirements } from './requirements.ts';

/** What is known about the caller of a request. */
export interface AuthorizedCaller {
  /** Whether somebody verified who calls: for `@authenticated`. */
  readonly isAuthenticated: boolean;
  /** For `@requiresScopes`. */
  readonly scopes: Pick<ReadonlySet<string>, 'has'>;
}

/** Says who calls, and decides policies. */
export interface AuthorizationOptions<Context> {
  /** Called once per request whose operation needs it. */
  caller(context: Context): AuthorizedCaller;
  /**
   * Decides `@policy`: returns those of the policies that the caller meets. Called once per request with all policies that
   * its operation names. If it throws or rejects, the request fails.
   */
  readonly policies?: (context: Context, policies: readonly string[]) => Iterable<string> | Promise<Iterable<string>>;
}

/** The requirements that a caller does not meet. */
export type UnmetRequirements = ReadonlySet<AccessRequirement>;

/** Decides which of an operation's requirements the caller of a request does not meet. */
export type Authorize<Context> = (
  requirements: readonly AccessRequirement[],
  context: Context,
) => UnmetRequirements | Promise<UnmetRequirements>;

export const NONE_UNMET: UnmetRequirements = new Set();

/**
 * Creates the decisions for a supergraph.
 *
 * @throws {Error} it has requirements that nothing can decide
 */
export const createAuthorizer = <Context>(
  requirements: AccessRequirements,
  options: AuthorizationOptions<Context> | undefined,
): Authorize<Context> => {
  const kinds = new Set([...requirements.values()].flatMap((some) => some.map(({ kind }) => kind)));
  const directives = [...kinds].map((kind) => DIRECTIVES[kind]).join(', ');
  if (kinds.size > 0 && options === undefined)
    throw new Error(`The supergraph has ${directives}, but nothing identifies the caller: ${REMEDY}`);
  if (kinds.has('policies') && options?.policies === undefined)
    throw new Error('The supergraph has @policy, which needs the function `authorization.policies` of the library.');
  return (asked, context) => {
    if (asked.length === 0 || options === undefined) return NONE_UNMET;
    const caller = options.caller(context);
    const policies = collectPolicies(asked);
    if (policies.length === 0) return findUnmet(asked, caller, new Set());
    const met = options.policies?.(context, policies) ?? [];
    if (!(met instanceof Promise)) return findUnmet(asked, caller, new Set(met));
    return met.then((decided) => findUnmet(asked, caller, new Set(decided)));
  };
};

const REMEDY = 'set a key that verifies tokens (JWT_…), or the option `authorization` of the library.';

const DIRECTIVES = { authenticated: '@authenticated', scopes: '@requiresScopes', policies: '@policy' } as const;

const collectPolicies = (requirements: readonly AccessRequirement[]): string[] => [
  ...new Set(requirements.flatMap((one) => (one.kind === 'policies' ? one.anyOf.flat() : []))),
];

const findUnmet = (
  requirements: readonly AccessRequirement[],
  { isAuthenticated, scopes }: AuthorizedCaller,
  policies: ReadonlySet<string>,
): UnmetRequirements => {
  const isMet = (requirement: AccessRequirement): boolean => {
    if (requirement.kind === 'authenticated') return isAuthenticated;
    const held = requirement.kind === 'scopes' ? scopes : policies;
    return requirement.anyOf.some((all) => all.every((name) => held.has(name)));
  };
  const unmet = requirements.filter((requirement) => !isMet(requirement));
  return unmet.length === 0 ? NONE_UNMET : new Set(unmet);
};
