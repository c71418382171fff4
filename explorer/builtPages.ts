import { join } from 'node:path';

/** A page that is shipped built: where its files are, and the paths that serve them. */
export interface BuiltPage {
  /** For messages; `npm run build -- <name>` builds the page. */
  readonly name: string;
  /** Folder with `manifest.json` and the compressed files. */
  readonly dist: string;
  /** Path of `index.html`. */
  readonly root: string;
  /**
   * Path of another file. It changes with the content of the file, so that browsers may cache the file forever.
   *
   * @param key the key of the manifest
   */
  readonly pathOf: (file: string, key: string) => string;
  /** Changes `index.html` when the page is opened. */
  readonly editRoot?: (html: string) => string;
}

/** GraphiQL over the graph. */
export const explorerPage: BuiltPage = {
  name: 'explorer',
  dist: join(import.meta.dirname, 'dist'),
  root: '/',
  pathOf: (file, key) => `/explorer/${key}/${file}`,
};

/** The example application. The names of its files contain hashes. */
export const dashboardPage: BuiltPage = {
  name: 'dashboard',
  dist: join(import.meta.dirname, '..', 'examples', 'dashboard', 'dist'),
  root: '/dashboard/',
  pathOf: (file) => `/dashboard/${file}`,
};
