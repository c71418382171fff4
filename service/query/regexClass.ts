/** Translates characters and character classes from ECMAScript to PostgreSQL. */
import type { AST } from '@eslint-community/regexpp';

const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0');

/** A character, escaped unless it is a letter or digit; undefined for one half of a surrogate pair. */
export const printCharacter = (code: number): string | undefined => {
  if (code >= 0xd800 && code <= 0xdfff) return undefined;
  const character = String.fromCodePoint(code);
  if (/^[A-Za-z0-9]$/.test(character)) return character;
  return code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`;
};

/** Bracket contents: what `\w`, `\d` and `\s` stand for in ECMAScript, and what `.` excludes. */
export const WORD_CLASS = 'A-Za-z0-9\\u005f';
const DIGIT_CLASS = '0-9';
const SPACE_CLASS = '\\u0009-\\u000d\\u0020\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
export const LINE_END_CLASS = '\\u000a\\u000d\\u2028\\u2029';
/** Matches nowhere. */
export const MATCH_NOTHING = '(?!)';
/** Any character, line ends included. */
const MATCH_ANY = '.';

const escapes = { word: WORD_CLASS, digit: DIGIT_CLASS, space: SPACE_CLASS } as const;

/** `.`, `\w` and the like outside brackets; undefined for Unicode properties. */
export const printSet = (node: AST.CharacterSet): string | undefined => {
  if (node.kind === 'any') return `[^${LINE_END_CLASS}]`;
  if (node.kind === 'property') return undefined;
  return `[${node.negate ? '^' : ''}${escapes[node.kind]}]`;
};

/** Contents of a bracket expression: `listed` characters, and sets of which every character `outside` belongs to it. */
interface BracketContents {
  listed: string;
  readonly outside: string[];
}

const addElement = (contents: BracketContents, node: AST.CharacterClass['elements'][number]): boolean => {
  if (node.type === 'Character') return appendListed(contents, printCharacter(node.value));
  if (node.type === 'CharacterClassRange') {
    const [from, to] = [printCharacter(node.min.value), printCharacter(node.max.value)];
    return appendListed(contents, from && to && `${from}-${to}`);
  }
  if (node.type !== 'CharacterSet' || node.kind === 'property') return false;
  if (node.negate) contents.outside.push(escapes[node.kind]);
  else contents.listed += escapes[node.kind];
  return true;
};

const appendListed = (contents: BracketContents, text: string | undefined): boolean => {
  contents.listed += text ?? '';
  return text !== undefined;
};

/** `[…]`; undefined where PostgreSQL cannot express it. */
export const printClass = (node: AST.CharacterClass): string | undefined => {
  const contents: BracketContents = { listed: '', outside: [] };
  if (node.unicodeSets || !node.elements.every((element) => addElement(contents, element))) return undefined;
  return node.negate ? printOutside(contents) : printInside(contents);
};

const printInside = ({ listed, outside }: BracketContents) => {
  const choices = [...(listed ? [`[${listed}]`] : []), ...outside.map((set) => `[^${set}]`)];
  return choices.length ? `(?:${choices.join('|')})` : MATCH_NOTHING;
};

/** Characters that are not listed and lie inside every set of `outside`. */
const printOutside = ({ listed, outside }: BracketContents) => {
  const [last, ...others] = outside;
  if (!last) return listed ? `[^${listed}]` : MATCH_ANY;
  const notListed = listed ? `(?![${listed}])` : '';
  return `(?:${notListed}${others.map((set) => `(?=[${set}])`).join('')}[${last}])`;
};
