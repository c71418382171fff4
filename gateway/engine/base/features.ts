import { type DirectiveNode, type DocumentNode, Kind, type NameNode, visit } from 'graphql';
import { readPlainArguments } from './directiveArguments.ts';

/** A feature that a supergraph declares by `@link`, or by `@core`, its former name. */
interface LinkedFeature {
  /** Without the version, such as `https://specs.apollo.dev/join`. */
  readonly identity: string;
  /** Such as `v0.5`. Empty if the URL has none. */
  readonly version: string;
  /** `SECURITY` or `EXECUTION` if a gateway must understand the feature. */
  readonly purpose: string | undefined;
  /** The name of its main directive in the supergraph, if it is not that of the feature. */
  readonly otherName: string | undefined;
  /** The names of its directives in the supergraph. */
  readonly directives: readonly string[];
}

const SPECIFICATIONS = 'https://specs.apollo.dev/';

/** The versions of the features that this gateway understands. */
const SUPPORTED_VERSIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['link', ['v1.0']],
  ['core', ['v0.1', 'v0.2']],
  ['join', ['v0.2', 'v0.3', 'v0.4', 'v0.5']],
  ['tag', ['v0.1', 'v0.2', 'v0.3']],
  ['inaccessible', ['v0.1', 'v0.2']],
  ['cost', ['v0.1']],
  ['context', ['v0.1']],
  ['authenticated', ['v0.1']],
  ['requiresScopes', ['v0.1']],
  ['policy', ['v0.1']],
]);

/** Features without which data is wrong or visible to the wrong caller, whatever purpose the link states. */
const ESSENTIAL = new Set(['join', 'inaccessible', 'authenticated', 'requiresScopes', 'policy', 'context', 'connect']);

/** Features whose directive is read by its own name. */
const RENAMED_BACK = new Set(['tag', 'inaccessible', 'authenticated', 'requiresScopes', 'policy', 'context']);

/**
 * Refuses a supergraph with features that must be understood and are not (https://specs.apollo.dev/link/v1.0/).
 *
 * @throws {Error} which names them, their versions, and what is supported
 */
export const checkFeatures = (supergraph: DocumentNode): void => {
  const refused = readFeatures(supergraph).filter(
    (feature) => isRequiredFeature(feature) && !isSupportedFeature(feature),
  );
  if (refused.length === 0) return;
  const names = refused.map(
    ({ identity, version }) => `${toFeatureName(identity) ?? identity} ${version || '(no version)'}`,
  );
  const supported = [...SUPPORTED_VERSIONS].map(([name, versions]) => `${name} ${versions.join(', ')}`).join('; ');
  throw new Error(
    `The supergraph needs features that are not supported: ${names.join('; ')}. Supported: ${supported}.`,
  );
};

/** Gives directives that the supergraph imports under other names their own names, by which all other code reads them. */
export const restoreDirectiveNames = (supergraph: DocumentNode): DocumentNode => {
  const names = new Map(readFeatures(supergraph).flatMap(findRenamedDirective));
  if (names.size === 0) return supergraph;
  const rename = <Node extends { readonly name: NameNode }>(node: Node): Node | undefined => {
    const name = names.get(node.name.value);
    return name === undefined ? undefined : { ...node, name: { ...node.name, value: name } };
  };
  return visit(supergraph, {
    Directive: (node) =>
      readFeature(node).flatMap(findRenamedDirective).length > 0 ? removeLinkNames(node) : rename(node),
    DirectiveDefinition: rename,
  });
};

/** The name of a feature's directive in the supergraph, and its own, if they differ. */
const findRenamedDirective = ({ identity, otherName }: LinkedFeature): (readonly [string, string])[] => {
  const name = toFeatureName(identity);
  return name !== undefined && otherName !== undefined && RENAMED_BACK.has(name) ? [[otherName, name]] : [];
};

const removeLinkNames = ({ arguments: given = [], ...link }: DirectiveNode): DirectiveNode => ({
  ...link,
  arguments: given.filter(({ name }) => name.value !== 'as' && name.value !== 'import'),
});

/** Whether a supergraph declares the feature. */
export const hasFeature = (supergraph: DocumentNode, name: string): boolean =>
  readFeatures(supergraph).some(({ identity }) => toFeatureName(identity) === name);

/** The names of the directives that Federation adds to a supergraph, as far as its links name them. */
export const findFederationDirectives = (supergraph: DocumentNode): ReadonlySet<string> =>
  new Set(
    readFeatures(supergraph)
      .filter(({ identity }) => toFeatureName(identity) !== undefined)
      .flatMap(({ directives }) => directives),
  );

const isRequiredFeature = ({ identity, purpose }: LinkedFeature): boolean =>
  purpose !== undefined || ESSENTIAL.has(toFeatureName(identity) ?? '');

const isSupportedFeature = ({ identity, version, otherName }: LinkedFeature): boolean => {
  const name = toFeatureName(identity);
  if (name === undefined || SUPPORTED_VERSIONS.get(name)?.includes(version) !== true) return false;
  return name !== 'join' || otherName === undefined;
};

/** The name of a feature of Federation. Undefined for those of others, whatever they are called. */
const toFeatureName = (identity: string): string | undefined =>
  identity.startsWith(SPECIFICATIONS) ? identity.slice(SPECIFICATIONS.length) : undefined;

const readFeatures = ({ definitions }: DocumentNode): LinkedFeature[] =>
  definitions
    .filter(({ kind }) => kind === Kind.SCHEMA_DEFINITION || kind === Kind.SCHEMA_EXTENSION)
    .flatMap((schema) => ('directives' in schema ? (schema.directives ?? []) : []))
    .flatMap(readFeature);

const readFeature = (link: DirectiveNode): LinkedFeature[] => {
  const values = readPlainArguments(link);
  const url: unknown = values.url ?? values.feature;
  if (typeof url !== 'string') return [];
  const [, identity = url, version = ''] = /^(.+?)\/(v\d+\.\d+)\/?$/.exec(url) ?? [];
  const name = identity.slice(identity.lastIndexOf('/') + 1);
  const imported = readImportedDirectives(values.import);
  const inSupergraph = imported.get(name) ?? (typeof values.as === 'string' ? values.as : name);
  return [
    {
      identity,
      version,
      purpose: typeof values.for === 'string' ? values.for : undefined,
      otherName: inSupergraph === name ? undefined : inSupergraph,
      directives: [inSupergraph, ...imported.values()],
    },
  ];
};

/** The directives that a link imports, `"@tag"` or `{name: "@tag", as: "@label"}`: their names in the supergraph by their own. */
const readImportedDirectives = (imports: unknown): ReadonlyMap<string, string> => {
  const directives = new Map<string, string>();
  for (const entry of Array.isArray(imports) ? imports : []) {
    const { name, as = name } = typeof entry === 'string' ? { name: entry } : Object(entry);
    if (isDirectiveName(name) && isDirectiveName(as)) directives.set(name.slice(1), as.slice(1));
  }
  return directives;
};

const isDirectiveName = (name: unknown): name is string => typeof name === 'string' && name.startsWith('@');
