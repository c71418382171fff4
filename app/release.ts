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

const readText = (...path: readonly string[]): string | undefined => {
  try {
    return readFileSync(resolve(...path), 'utf8').trim();
  } catch {
    return undefined;
  }
};

/** The commit that a name such as `refs/heads/main` stands for. */
const findCommitOfName = (folder: string, name: string): string | undefined =>
  readText(folder, name) ??
  readText(folder, 'packed-refs')
    ?.split('\n')
    .find((line) => line.endsWith(` ${name}`))
    ?.split(' ')[0];

/** The commit of a checkout, from its files: git may be missing, and refuses checkouts of other users. */
const findCommit = (checkout: string): string | undefined => {
  const git = join(checkout, '.git');
  const [, worktree] = /^gitdir: (.+)$/.exec(readText(git) ?? '') ?? [];
  const own = worktree === undefined ? git : resolve(checkout, worktree);
  const head = readText(own, 'HEAD');
  const [, name] = /^ref: (.+)$/.exec(head ?? '') ?? [];
  return name === undefined ? head : findCommitOfName(resolve(own, readText(own, 'commondir') ?? '.'), name);
};

const manifest: { readonly version: string; readonly commit?: string } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
);

/** The release of this program. The build of a package or an image writes the commit into its package.json. */
export const release: Release = {
  version: manifest.version,
  commit: manifest.commit || (findCommit(ROOT) ?? null),
};

/** A release for people: `0.2.0 (commit 1f42fe60…)`. */
export const printRelease = ({ version, commit }: Release): string =>
  commit === null ? version : `${version} (commit ${commit})`;
