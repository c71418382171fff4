import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Plugin } from 'vite';
import { type DefaultTheme, defineConfig, type MarkdownOptions } from 'vitepress';
import { findReferencePages, formatTitle } from '../referencePages.ts';
import { sidebarSections } from '../sidebarSections.ts';

const root = join(import.meta.dirname, '../../..');

/** Pages that are not written yet are left out. */
const pageExists = (path: string) => existsSync(join(root, `${path}.md`));

const toUrl = (path: string) => (path === 'README' ? '/' : `/${path.replace(/index$/, '')}`);

/** Drawn here, because browsers otherwise ask for a file at the root. */
const ICON =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><rect width='16' height='16' rx='4' fill='%230f766e'/><path d='M4 8h3m2-4-2 4 2 4M9 8h3M9 4h3M9 12h3' stroke='white' fill='none'/></svg>";

const guides: DefaultTheme.SidebarItem[] = sidebarSections.map(({ text, pages }) => ({
  text,
  items: pages.filter(([, path]) => pageExists(path)).map(([title, path]) => ({ text: title, link: toUrl(path) })),
}));

/** The title of a decision, such as `0001: Staged directory puts`. */
const readTitle = (file: string) =>
  readFileSync(join(root, 'docs/adr', file), 'utf8')
    .split('\n', 1)[0]
    ?.slice(2) ?? file;

const decisions: DefaultTheme.SidebarItem = {
  text: 'Decisions',
  link: '/docs/adr/README',
  items: readdirSync(join(root, 'docs/adr'))
    .filter((file) => file !== 'README.md')
    .map((file) => ({ text: readTitle(file), link: `/docs/adr/${file.slice(0, -'.md'.length)}` })),
};

/** The areas of the reference. Its pages are many, so that each would be large if it listed all. */
const reference: DefaultTheme.SidebarItem[] = [
  { text: 'Reference', link: '/docs/reference/' },
  ...[...new Set(findReferencePages().map(({ area }) => area))].map((area) => ({
    text: formatTitle(area),
    link: `/docs/reference/#${area}`,
  })),
];

type Markdown = Parameters<NonNullable<MarkdownOptions['config']>>[0];

/** Files of the repository that are not pages: their links become text. The README is the first page. */
const replaceFileLinks = (markdown: Markdown) => {
  markdown.core.ruler.push('links-of-the-repository', ({ tokens, env }) => {
    for (const { children } of tokens) {
      let isOpen = false;
      for (const token of children ?? []) {
        if (token.type === 'link_open') isOpen = !becomesText(token, env);
        if (!isOpen && /^link_(open|close)$/.test(token.type))
          Object.assign(token, { type: 'text', tag: '', nesting: 0 });
        if (token.type === 'link_close') isOpen = false;
      }
    }
  });
};

/** Whether a link has to become text; changes the address of a link to the README. */
const becomesText = (
  token: { attrGet(name: string): string | null; attrSet(name: string, value: string): void },
  env: { relativePath: string },
) => {
  const [path = '', hash] = (token.attrGet('href') ?? '').split('#');
  if (path === '' || /^(\w+:|\/)/.test(path)) return false;
  const target = posix.join(posix.dirname(env.relativePath), path);
  if (target === 'README.md') token.attrSet('href', hash ? `/#${hash}` : '/');
  return !target.endsWith('.md') || isLeftOut(target);
};

/** The id of a heading, as GitHub makes it: links work in both places. */
const slugify = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

/** READMEs of folders are for readers of the code, but for those of the examples and the index of decisions. */
const isLeftOut = (path: string) => path.endsWith('/README.md') && !/^(examples|docs\/adr)\//.test(path);

/** Pages are outside of this folder, and so do not find its packages. */
const resolveSitePackages: Plugin = {
  name: 'packages-of-the-site',
  enforce: 'pre',
  resolveId(source, importer, options: { readonly ssr?: boolean }) {
    if (!/^vue($|\/)/.test(source)) return null;
    if (options.ssr) return { id: source, external: true };
    const isOfPage = importer?.startsWith(root) && !importer.includes('/node_modules/');
    return isOfPage ? this.resolve(source, import.meta.filename, { ...options, skipSelf: true }) : null;
  },
};

export default defineConfig({
  title: 'Skein',
  description: 'One GraphQL graph over a cloud-management API',
  lang: 'en',
  head: [['link', { rel: 'icon', href: ICON }]],
  srcDir: root,
  srcExclude: [
    '**/node_modules/**',
    '!(README|CONTRIBUTING|CHANGELOG|SECURITY).md',
    '!(docs|examples|bench)/**/*',
    'bench/**/README.md',
    'docs/!(adr)/**/README.md',
    'docs/README.md',
    'docs/site/**',
  ],
  rewrites: { 'README.md': 'index.md' },
  vite: { plugins: [resolveSitePackages] },
  markdown: { config: replaceFileLinks, anchor: { slugify } },
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      { text: 'Write pages', link: '/docs/cookbook' },
      { text: 'Run it', link: '/docs/production' },
      { text: 'Change it', link: '/CONTRIBUTING' },
      { text: 'Reference', link: '/docs/reference/' },
    ],
    outline: [2, 3],
    sidebar: { '/docs/reference/': reference, '/docs/adr/': [decisions], '/': guides },
  },
});
