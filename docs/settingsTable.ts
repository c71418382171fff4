/** Writes the tables of all settings in docs/settings.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { documentedSettings, type Setting, type SettingDeclarations } from '../app/config/index.ts';
import { formatFileVariable } from '../app/config/secretFiles.ts';

const root = `${import.meta.dirname}/..`;

/** The comment of a declaration, on one line. */
const readComment = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** Comments of the members that are declared in a file, by their names. */
const readComments = (file: string): ReadonlyMap<string, string> => {
  const source = ts.createSourceFile(file, readFileSync(`${root}/${file}`, 'utf8'), ts.ScriptTarget.Latest, true);
  const comments = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    const isMember = ts.isPropertyAssignment(node) || ts.isPropertySignature(node);
    const comment = isMember ? readComment(node) : '';
    if (isMember && comment !== '') comments.set(node.name.getText(source), comment);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return comments;
};

const MIB = 1024 * 1024;

const printMembers = (value: object): string => {
  const pairs = Object.entries(value).map(([name, each]) => `${name}=${each}`);
  return pairs.length === 0 ? 'none' : `\`${pairs.join(',')}\``;
};

const printDefault = (value: unknown): string => {
  if (value === undefined) return 'unset';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : `\`${value.join(',')}\``;
  if (typeof value === 'object' && value !== null) return printMembers(value);
  if (typeof value === 'number' && value >= MIB && value % MIB === 0) return `${value / MIB} MiB`;
  return `\`${value}\``;
};

const printDefaults = ({ fallback, inProduction }: Setting<unknown>): string =>
  inProduction === undefined
    ? printDefault(fallback)
    : `${printDefault(fallback)}; in production ${printDefault(inProduction)}`;

const printNames = ({ variable, isSecret }: Setting<unknown>): string =>
  isSecret ? `\`${variable}\`, \`${formatFileVariable(variable)}\`` : `\`${variable}\``;

const printRow = (setting: Setting<unknown>, meaning: string): string =>
  `| ${printNames(setting)} | ${printDefaults(setting)} | ${meaning.replaceAll('|', '\\|')} |`;

/** Settings without a comment, which would have an empty row. */
const uncommentedSettings: string[] = [];

/** The settings for one purpose: a heading and a table. */
const printSection = (
  title: string,
  settings: SettingDeclarations,
  comments: ReadonlyMap<string, string>,
): readonly string[] => {
  const rows = Object.entries(settings).map(([name, setting]) => {
    const meaning = comments.get(name);
    if (!meaning) uncommentedSettings.push(setting.variable);
    return printRow(setting, meaning ?? '');
  });
  return [`## ${title}`, '', '| Variable | Default | Meaning |', '|---|---|---|', ...rows, ''];
};

/** The text with lines between its markers. */
const replaceBetweenMarkers = (text: string, what: string, lines: readonly string[]): string => {
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
export const replaceSettingsTables = (text: string): string => {
  const comments = new Map([
    ...readComments('gateway/engine/base/limits.ts'),
    ...readComments('app/config/settings.ts'),
  ]);
  const lines = Object.entries(documentedSettings).flatMap(([title, settings]) =>
    printSection(title, settings, comments),
  );
  if (uncommentedSettings.length > 0) throw new Error(`settings without a comment: ${uncommentedSettings.join(', ')}`);
  return replaceBetweenMarkers(text, 'settings', lines);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const page = `${import.meta.dirname}/settings.md`;
  writeFileSync(page, replaceSettingsTables(readFileSync(page, 'utf8')));
}
