/** Finds the pages of the reference that `writeReference.ts` wrote. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A page of the reference. */
export interface ReferencePage {
  /** Name of the type or root field. */
  readonly title: string;
  /** `monitoring`. */
  readonly area: string;
  /** `queries`, `mutations`, `objects`, `inputs`, `enums`, `unions`, `scalars`. */
  readonly kind: string;
  /** Path from the root of the repository, without `.md`. */
  readonly path: string;
}

const readReferencePage = (file: string): ReferencePage => {
  const [, , area = '', , kind = ''] = file.split('/');
  const [, title = basename(file, '.md')] = /^# (.+)$/m.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  return { title, area, kind, path: file.slice(0, -'.md'.length) };
};

/** All pages of the reference, by area and title; none if it was not written. */
export const findReferencePages = (): readonly ReferencePage[] =>
  existsSync(join(root, 'docs/reference'))
    ? globSync('docs/reference/*/*/*/*.md', { cwd: root })
        .map(readReferencePage)
        .toSorted((one, other) => one.area.localeCompare(other.area) || one.title.localeCompare(other.title))
    : [];

/** `cost-analysis` as `Cost analysis`. */
export const formatTitle = (name: string): string =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');
