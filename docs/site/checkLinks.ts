/** Fails if a page of the built site leads nowhere: to a file that is not there, or to a heading that the page does not have. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const dist = join(import.meta.dirname, '.vitepress/dist');

const pages = new Map(
  globSync('**/*.html', { cwd: dist }).map((file) => [file, readFileSync(join(dist, file), 'utf8')]),
);

const findAttributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value.replaceAll('&amp;', '&'));

/** The file that an address of the site names; undefined if there is none. */
const findFile = (path: string): string | undefined =>
  [path, `${path}.html`, posix.join(path, 'index.html')].find(
    (file) => /\.\w+$/.test(file) && existsSync(join(dist, file)),
  );

const idsByPage = new Map<string, ReadonlySet<string>>();
const readIds = (file: string) => {
  const ids = idsByPage.get(file) ?? new Set(findAttributes(pages.get(file) ?? '', 'id'));
  idsByPage.set(file, ids);
  return ids;
};

/** Whether a link of a page leads to a file, and to a heading if it names one. */
const leadsSomewhere = (page: string, link: string) => {
  const { pathname, hash } = new URL(link, `http://site/${page}`);
  const file = pathname === `/${page}` ? page : findFile(decodeURIComponent(pathname).slice(1));
  return file !== undefined && (hash === '' || readIds(file).has(decodeURIComponent(hash.slice(1))));
};

const isInternal = (link: string) => link !== '' && !/^(\w+:|\/\/)/.test(link);

const deadLinks = [...pages].flatMap(([page, html]) =>
  [...new Set([...findAttributes(html, 'href'), ...findAttributes(html, 'src')])]
    .filter((link) => isInternal(link) && !leadsSomewhere(page, link))
    .map((link) => `${page}: ${link}`),
);
for (const line of deadLinks) process.stderr.write(`leads nowhere: ${line}\n`);
if (deadLinks.length > 0) process.exitCode = 1;
