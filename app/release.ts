/** Which release of Skein runs. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A release. */
export interface Release {
  /** As in package.json, e.g. `0.2.0`. */
  readonly version: string;
  /** The commit that it was made from, 40 hexadecimal digits; null if neither package, image nor checkout says. */
  readonly commit: string | null;
}

const ROOT = join(import.meta.dirname, '..');

const textOf = (...path: readonly string[]): string | undefined => {
  try {
    return readFileSync(resolve(...path), 'utf8').trim();
  } catch {
    return undefined;
  }
};

/** The commit that a name such as `refs/heads/main` stands for. */
const commitOf = (folder: string, name: string): string | undefined =>
  textOf(folder, name) ??
  textOf(folder, 'packed-refs')
    ?.split('\n')
    .find((line) => line.endsWith(` ${name}`))
    ?.split(' ')[0];

/** The commit of a checkout, from its files: git may be missing, and refuses checkouts of other users. */
const commitIn = (checkout: string): string | undefined => {
  const git = join(checkout, '.git');
  const [, worktree] = /^gitdir: (.+)$/.exec(textOf(git) ?? '') ?? [];
  const own = worktree === undefined ? git : resolve(checkout, worktree);
  const head = textOf(own, 'HEAD');
  const [, name] = /^ref: (.+)$/.exec(head ?? '') ?? [];
  return name === undefined ? head : commitOf(resolve(own, textOf(own, 'commondir') ?? '.'), name);
};

const manifest: { readonly version: string; readonly commit?: string } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
);

/** The release of this program. The build of a package or an image writes the commit into its package.json. */
export const release: Release = {
  version: manifest.version,
  commit: manifest.commit || (commitIn(ROOT) ?? null),
};

/** A release for people: `0.2.0 (commit 1f42fe60…)`. */
export const releaseText = ({ version, commit }: Release): string =>
  commit === null ? version : `${version} (commit ${commit})`;
