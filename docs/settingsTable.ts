/** Writes the tables of all settings in docs/settings.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { documentedSettings, type Setting, type Settings } from '../app/config/index.ts';
import { fileVariableOf } from '../app/config/secretFiles.ts';

const root = `${import.meta.dirname}/..`;

/** The comment of a declaration, on one line. */
const commentOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** Comments of the members that are declared in a file, by their names. */
const commentsIn = (file: string): ReadonlyMap<string, string> => {
  const source = ts.createSourceFile(file, readFileSync(`${root}/${file}`, 'utf8'), ts.ScriptTarget.Latest, true);
  const comments = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    const isMember = ts.isPropertyAssignment(node) || ts.isPropertySignature(node);
    const comment = isMember ? commentOf(node) : '';
    if (isMember && comment !== '') comments.set(node.name.getText(source), comment);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return comments;
};

const MIB = 1024 * 1024;

const members = (value: object): string => {
  const pairs = Object.entries(value).map(([name, each]) => `${name}=${each}`);
  return pairs.length === 0 ? 'none' : `\`${pairs.join(',')}\``;
};

const plain = (value: unknown): string => {
  if (value === undefined) return 'unset';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : `\`${value.join(',')}\``;
  if (typeof value === 'object' && value !== null) return members(value);
  if (typeof value === 'number' && value >= MIB && value % MIB === 0) return `${value / MIB} MiB`;
  return `\`${value}\``;
};

const defaultOf = ({ fallback, inProduction }: Setting<unknown>): string =>
  inProduction === undefined ? plain(fallback) : `${plain(fallback)}; in production ${plain(inProduction)}`;

const nameOf = ({ variable, isSecret }: Setting<unknown>): string =>
  isSecret ? `\`${variable}\`, \`${fileVariableOf(variable)}\`` : `\`${variable}\``;

const row = (setting: Setting<unknown>, meaning: string): string =>
  `| ${nameOf(setting)} | ${defaultOf(setting)} | ${meaning.replaceAll('|', '\\|')} |`;

/** Settings without a comment, which would have an empty row. */
const uncommented: string[] = [];

/** The settings for one purpose: a heading and a table. */
const sectionOf = (title: string, settings: Settings, comments: ReadonlyMap<string, string>): readonly string[] => {
  const rows = Object.entries(settings).map(([name, setting]) => {
    const meaning = comments.get(name);
    if (!meaning) uncommented.push(setting.variable);
    return row(setting, meaning ?? '');
  });
  return [`## ${title}`, '', '| Variable | Default | Meaning |', '|---|---|---|', ...rows, ''];
};

/** The text with lines between its markers. */
const withLines = (text: string, what: string, lines: readonly string[]): string => {
  const [begin, end] = [`<!-- ${what}: written by \`npm run generate\` -->`, `<!-- end of ${what} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the page has no ${begin} … ${end}`);
  return `${text.slice(0, from + begin.length)}\n\n${lines.join('\n')}\n${text.slice(to)}`;
};

/**
 * docs/settings.md with its tables regenerated.
 *
 * @throws Error when the markers of the tables are missing, or a setting has no comment
 */
export const guideWithSettings = (text: string): string => {
  const comments = new Map([...commentsIn('gateway/engine/base/limits.ts'), ...commentsIn('app/config/settings.ts')]);
  const lines = Object.entries(documentedSettings).flatMap(([title, settings]) => sectionOf(title, settings, comments));
  if (uncommented.length > 0) throw new Error(`settings without a comment: ${uncommented.join(', ')}`);
  return withLines(text, 'settings', lines);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const page = `${import.meta.dirname}/settings.md`;
  writeFileSync(page, guideWithSettings(readFileSync(page, 'utf8')));
}
