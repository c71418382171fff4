import { Lexer, Source, TokenKind } from 'graphql';

/**
 * Whether brackets of a document nest deeper than `maxNesting`. Called before parsing, so that no recursive function
 * overflows the stack. Ignores brackets in strings and comments. Checks an invalid document up to its first lexical
 * error.
 */
export const nestsDeeper = (text: string, maxNesting: number): boolean => {
  // Nearly all documents have fewer opening brackets in all. They need no lexer.
  return countOpeningBrackets(text) > maxNesting && measureNesting(text, maxNesting) > maxNesting;
};

/** Counts `{`, `[` and `(`, including those in strings: an upper bound of the nesting. */
const countOpeningBrackets = (text: string): number => {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x7b || code === 0x5b || code === 0x28) count++;
  }
  return count;
};

const DEPTH_CHANGES: ReadonlyMap<TokenKind, 1 | -1> = new Map([
  [TokenKind.BRACE_L, 1],
  [TokenKind.BRACKET_L, 1],
  [TokenKind.PAREN_L, 1],
  [TokenKind.BRACE_R, -1],
  [TokenKind.BRACKET_R, -1],
  [TokenKind.PAREN_R, -1],
]);

const measureNesting = (text: string, enough: number): number => {
  const lexer = new Lexer(new Source(text));
  let [depth, deepest] = [0, 0];
  try {
    while (deepest <= enough && lexer.advance().kind !== TokenKind.EOF) {
      depth += DEPTH_CHANGES.get(lexer.token.kind) ?? 0;
      deepest = Math.max(deepest, depth);
    }
  } catch {
    // The parser stops at the same lexical error, at the same depth at most.
  }
  return deepest;
};
