/** Finds the sections that tests cite: a name begins with them, as in `3.16.5 refuses …` or `3.4.3, 2.1 counts …`. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A test, or a table of tests, that cites sections in its name or in the name of a group around it. */
export interface CitingTest {
  /** Path relative to the root of the project. */
  readonly file: string;
  /** Name without the sections. */
  readonly name: string;
  readonly sections: readonly string[];
}

const root = `${import.meta.dirname}/..`;

/**
 * A list of section numbers. A number without a dot, such as 6, counts only first or after a comma; elsewhere it is a
 * quantity.
 */
const CITATION = /^(\d+(?:\.\d+){0,2})(?:,? +\d+(?:\.\d+){1,2}|, +\d+)*(?= |$)/;

const readCitation = (name: string) => CITATION.exec(name)?.[0] ?? '';
const readSections = (name: string) => readCitation(name).match(/[\d.]+/g) ?? [];

interface TestDeclaration {
  readonly isGroup: boolean;
  readonly title: string;
  /** The table passed to `.each`. */
  readonly rows: ts.Expression | undefined;
}

/** A call of `it`, `test` or `describe`, plain or with `.each(rows)`; undefined for anything else. */
const parseTestDeclaration = (node: ts.Node): TestDeclaration | undefined => {
  if (!ts.isCallExpression(node)) return undefined;
  const each = ts.isCallExpression(node.expression) ? node.expression : undefined;
  const callee = each?.expression ?? node.expression;
  const word = ts.isPropertyAccessExpression(callee) && callee.name.text === 'each' ? callee.expression : callee;
  const [title] = node.arguments;
  if (!ts.isIdentifier(word) || !['it', 'test', 'describe'].includes(word.text)) return undefined;
  if (!title || !ts.isStringLiteralLike(title)) return undefined;
  return { isGroup: word.text === 'describe', title: title.text, rows: each?.arguments[0] };
};

/** The texts of one member in the rows of a table. */
const readTexts = (rows: ts.Expression | undefined, member: string): string[] => {
  if (!rows || !ts.isArrayLiteralExpression(rows)) return [];
  const assignments = rows.elements.flatMap((row) => (ts.isObjectLiteralExpression(row) ? [...row.properties] : []));
  return assignments.flatMap((each) =>
    ts.isPropertyAssignment(each) && each.name.getText() === member && ts.isStringLiteralLike(each.initializer)
      ? [each.initializer.text]
      : [],
  );
};

/** The sections in a title; where the title takes them from the rows of a table, those of all rows. */
const findCitations = ({ title, rows }: TestDeclaration) => {
  const [, member] = /^\$(\w+) /.exec(title) ?? [];
  return member ? readTexts(rows, member).flatMap(readSections) : readSections(title);
};

/** A name without its sections and without placeholders for values. */
const removeCitation = (name: string) =>
  name
    .slice(readCitation(name).length)
    .replace(/^\$\w+ /, '')
    .replace(/\$[\w.]+|%[sdijo]/g, '…')
    .trim();

const listChildren = (node: ts.Node) => {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  return children;
};

/** @param inherited sections that the groups around the node cite */
const findTestsUnder = (node: ts.Node, inherited: readonly string[], file: string): CitingTest[] => {
  const suite = parseTestDeclaration(node);
  const sections = suite ? [...new Set([...inherited, ...findCitations(suite)])] : inherited;
  if (!suite || suite.isGroup) return listChildren(node).flatMap((child) => findTestsUnder(child, sections, file));
  return sections.length > 0 ? [{ file, name: removeCitation(suite.title), sections }] : [];
};

const findTestsIn = (file: string) => {
  const text = readFileSync(`${root}/${file}`, 'utf8');
  return findTestsUnder(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), [], file);
};

/** Every test of the service that cites a section, by file and position. */
export const findCitingTests = (): readonly CitingTest[] =>
  globSync('test/service/**/*.test.ts', { cwd: root }).toSorted().flatMap(findTestsIn);
