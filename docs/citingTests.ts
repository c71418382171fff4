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

const citationOf = (name: string) => CITATION.exec(name)?.[0] ?? '';
const sectionsOf = (name: string) => citationOf(name).match(/[\d.]+/g) ?? [];

interface Suite {
  readonly isGroup: boolean;
  readonly title: string;
  /** The table passed to `.each`. */
  readonly rows: ts.Expression | undefined;
}

/** A call of `it`, `test` or `describe`, plain or with `.each(rows)`; undefined for anything else. */
const suiteOf = (node: ts.Node): Suite | undefined => {
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
const textsOf = (rows: ts.Expression | undefined, member: string): string[] => {
  if (!rows || !ts.isArrayLiteralExpression(rows)) return [];
  const assignments = rows.elements.flatMap((row) => (ts.isObjectLiteralExpression(row) ? [...row.properties] : []));
  return assignments.flatMap((each) =>
    ts.isPropertyAssignment(each) && each.name.getText() === member && ts.isStringLiteralLike(each.initializer)
      ? [each.initializer.text]
      : [],
  );
};

/** The sections in a title; where the title takes them from the rows of a table, those of all rows. */
const citationsOf = ({ title, rows }: Suite) => {
  const [, member] = /^\$(\w+) /.exec(title) ?? [];
  return member ? textsOf(rows, member).flatMap(sectionsOf) : sectionsOf(title);
};

/** A name without its sections and without placeholders for values. */
const plainName = (name: string) =>
  name
    .slice(citationOf(name).length)
    .replace(/^\$\w+ /, '')
    .replace(/\$[\w.]+|%[sdijo]/g, '…')
    .trim();

const childrenOf = (node: ts.Node) => {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  return children;
};

/** @param inherited sections that the groups around the node cite */
const testsUnder = (node: ts.Node, inherited: readonly string[], file: string): CitingTest[] => {
  const suite = suiteOf(node);
  const sections = suite ? [...new Set([...inherited, ...citationsOf(suite)])] : inherited;
  if (!suite || suite.isGroup) return childrenOf(node).flatMap((child) => testsUnder(child, sections, file));
  return sections.length > 0 ? [{ file, name: plainName(suite.title), sections }] : [];
};

const testsIn = (file: string) => {
  const text = readFileSync(`${root}/${file}`, 'utf8');
  return testsUnder(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), [], file);
};

/** Every test of the service that cites a section, by file and position. */
export const citingTests = (): readonly CitingTest[] =>
  globSync('test/service/**/*.test.ts', { cwd: root }).toSorted().flatMap(testsIn);
