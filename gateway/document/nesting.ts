import { Lexer, Source, TokenKind } from 'graphql';

/**
 * Whether brackets of a document nest deeper than allowed, so that no function that recurses over it overflows the stack.
 * Brackets within strings and comments do not count. A text that is no GraphQL is looked at up to its first error.
 */
export function nestsDeeper(text: string, maxNesting: number): boolean {
  // Nearly all documents have fewer opening brackets in all, and need no lexer.
  return countOpeningBrackets(text) > maxNesting && lexedNesting(text, maxNesting) > maxNesting;
}

/** Counts `{`, `[` and `(`, also those within strings: an upper bound of the nesting. */
function countOpeningBrackets(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x7b || code === 0x5b || code === 0x28) count++;
  }
  return count;
}

const STEPS: ReadonlyMap<TokenKind, 1 | -1> = new Map([
  [TokenKind.BRACE_L, 1],
  [TokenKind.BRACKET_L, 1],
  [TokenKind.PAREN_L, 1],
  [TokenKind.BRACE_R, -1],
  [TokenKind.BRACKET_R, -1],
  [TokenKind.PAREN_R, -1],
]);

function lexedNesting(text: string, enough: number): number {
  const lexer = new Lexer(new Source(text));
  let [depth, deepest] = [0, 0];
  try {
    while (deepest <= enough && lexer.advance().kind !== TokenKind.EOF) {
      depth += STEPS.get(lexer.token.kind) ?? 0;
      deepest = Math.max(deepest, depth);
    }
  } catch {
    // The parser meets the same error, no deeper than this.
  }
  return deepest;
}
