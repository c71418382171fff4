/**
 * Translates patterns from ECMAScript to PostgreSQL (semantics 2.2.4). The pattern is parsed and printed again from its
 * syntax tree, so no text of the caller reaches the other dialect unparsed. Matching only decides whether there is a
 * match, so laziness and groups are dropped.
 */
import { type AST, RegExpParser, RegExpSyntaxError } from '@eslint-community/regexpp';
import { ServiceError } from '../errors.ts';
import type { SpendQueryCost } from './queryCost.ts';
import { LINE_END_CLASS, MATCH_NOTHING, printCharacter, printClass, printSet, WORD_CLASS } from './regexClass.ts';
import { measureLookaheadReach } from './regexLookahead.ts';
import { estimatePatternCost, measurePattern } from './regexSize.ts';

/** Maximum length of a pattern, in characters (semantics 2.2.4). */
const MAX_PATTERN_LENGTH = 256;
/** Maximum count PostgreSQL accepts in `{}`. */
const MAX_REPEAT = 255;
/**
 * Maximum size of one pattern: nested counts multiply, neighbouring counts add up. A larger automaton overflows the
 * stack of the embedded store and ends the store.
 */
const MAX_SIZE = 1000;

/** Maximum number of characters that lookaheads may read: the cost of a search multiplies by it. */
const MAX_LOOKAHEAD = 32;

class NotExpressibleError extends Error {}
const refusePattern = (reason: string): never => {
  throw new NotExpressibleError(reason);
};

/** Flags that `(?ms-s:…)` switches inside a pattern. */
interface PatternModes {
  readonly multiline: boolean;
  readonly dotAll: boolean;
}

const switchModes = (modes: PatternModes, modifiers: AST.Modifiers | null): PatternModes => {
  if (!modifiers) return modes;
  const { add, remove } = modifiers;
  if (remove?.ignoreCase) return refusePattern('parts that are case-sensitive in a case-insensitive pattern');
  return {
    ...modes,
    multiline: (modes.multiline || Boolean(add?.multiline)) && !remove?.multiline,
    dotAll: (modes.dotAll || Boolean(add?.dotAll)) && !remove?.dotAll,
  };
};

const printAssertion = (node: AST.Assertion, modes: PatternModes): string => {
  switch (node.kind) {
    case 'lookahead':
    case 'lookbehind': {
      const sign = `${node.kind === 'lookbehind' ? '<' : ''}${node.negate ? '!' : '='}`;
      return `(?${sign}${printAlternatives(node.alternatives, modes)})`;
    }
    case 'word': {
      const [inside, outside] = [`(?<=[${WORD_CLASS}])`, `(?<![${WORD_CLASS}])`];
      const [before, after] = [`(?![${WORD_CLASS}])`, `(?=[${WORD_CLASS}])`];
      return node.negate ? `(?:${inside}${after}|${outside}${before})` : `(?:${inside}${before}|${outside}${after})`;
    }
    case 'start':
      return modes.multiline ? `(?<![^${LINE_END_CLASS}])` : '^';
    case 'end':
      return modes.multiline ? `(?![^${LINE_END_CLASS}])` : '$';
  }
};

const printQuantifier = (node: AST.Quantifier, modes: PatternModes): string => {
  const { min, max, element } = node;
  // A repeated assertion has the same result; an assertion that may occur zero times has no effect.
  if (element.type === 'Assertion') return min === 0 ? '(?:)' : printAssertion(element, modes);
  const highest = Number.isFinite(max) ? max : min;
  if (highest > MAX_REPEAT) return refusePattern(`a repetition count above ${MAX_REPEAT}`);
  return `(?:${printElement(element, modes)})${printCount(min, max)}`;
};

const printCount = (min: number, max: number) => {
  if (max !== Number.POSITIVE_INFINITY) return `{${min},${max}}`;
  if (min > 1) return `{${min},}`;
  return min === 0 ? '*' : '+';
};

const printElement = (node: AST.Element, modes: PatternModes): string => {
  switch (node.type) {
    case 'Character':
      return printCharacter(node.value) ?? refusePattern('an unpaired surrogate');
    case 'CharacterSet':
      return node.kind === 'any' && modes.dotAll ? '.' : (printSet(node) ?? refusePattern('a Unicode property'));
    case 'CharacterClass':
      return printClass(node) ?? refusePattern('an unsupported character class');
    case 'Group':
      return `(?:${printAlternatives(node.alternatives, switchModes(modes, node.modifiers))})`;
    case 'CapturingGroup':
      return `(?:${printAlternatives(node.alternatives, modes)})`;
    case 'Assertion':
      return printAssertion(node, modes);
    case 'Quantifier':
      return printQuantifier(node, modes);
    case 'Backreference':
      return refusePattern('a back reference, which makes matching exponential');
    case 'ExpressionCharacterClass':
      return refusePattern('set operations in a character class');
  }
};

const isSurrogateHalf = (node: AST.Element | undefined, from: number): node is AST.Character =>
  node?.type === 'Character' && node.value >= from && node.value < from + 0x400;

/** A sequence. `\ud83d\ude00` is two characters in ECMAScript and one in PostgreSQL. */
const printAlternative = ({ elements }: AST.Alternative, modes: PatternModes): string => {
  const printed: string[] = [];
  for (let at = 0; at < elements.length; at += 1) {
    const [here, next] = [elements[at], elements[at + 1]];
    if (!here) continue;
    if (isSurrogateHalf(here, 0xd800) && isSurrogateHalf(next, 0xdc00)) {
      printed.push(printCharacter(((here.value - 0xd800) << 10) + (next.value - 0xdc00) + 0x10000) ?? MATCH_NOTHING);
      at += 1;
    } else printed.push(printElement(here, modes));
  }
  return printed.join('') || '(?:)';
};

const printAlternatives = (alternatives: readonly AST.Alternative[], modes: PatternModes) =>
  alternatives.map((alternative) => printAlternative(alternative, modes)).join('|');

const parser = new RegExpParser();

/** PostgreSQL reads a character above U+FFFF as one character; ECMAScript does so only with flag u. */
const parsePattern = (pattern: string) =>
  parser.parsePattern(pattern, 0, pattern.length, { unicode: /[\u{10000}-\u{10ffff}]/u.test(pattern) });

const checkLookaheads = (alternatives: readonly AST.Alternative[]) => {
  if (measureLookaheadReach(alternatives) <= MAX_LOOKAHEAD) return;
  refusePattern(
    `lookaheads that read more than ${MAX_LOOKAHEAD} characters and do not directly follow ^ at its beginning`,
  );
};

/** A pattern in PostgreSQL's syntax, and its cost. */
export interface TranslatedPattern {
  readonly text: string;
  readonly cost: number;
}

/** Number of characters read by lookaheads that double the cost of a pattern. */
const LOOKAHEAD_DOUBLING = 16;

const translateParsed = (alternatives: readonly AST.Alternative[]): TranslatedPattern => {
  const size = measurePattern(alternatives);
  if (size > MAX_SIZE) refusePattern(`repetition counts that make more than ${MAX_SIZE} of its parts`);
  checkLookaheads(alternatives);
  const cost = Math.ceil(
    estimatePatternCost(alternatives) * (1 + measureLookaheadReach(alternatives) / LOOKAHEAD_DOUBLING),
  );
  return { text: printAlternatives(alternatives, { multiline: false, dotAll: false }), cost };
};

/** The parser's message ends with the reason. It repeats the pattern before, which a caller sent. */
const describeSyntaxError = ({ message }: RegExpSyntaxError) =>
  `The pattern is not valid: ${message.slice(message.lastIndexOf(': ') + 2)}.`;

const translatePattern = (pattern: unknown, key: string): TranslatedPattern => {
  if (typeof pattern !== 'string') throw new ServiceError('ERROR_DB_QUERY', 'A pattern must be a string.', key);
  if (pattern.length > MAX_PATTERN_LENGTH) {
    throw new ServiceError('ERROR_DB_QUERY', `A pattern must have at most ${MAX_PATTERN_LENGTH} characters.`, key);
  }
  try {
    return translateParsed(parsePattern(pattern).alternatives);
  } catch (error) {
    if (error instanceof RegExpSyntaxError) throw new ServiceError('ERROR_DB_QUERY', describeSyntaxError(error), key);
    if (error instanceof NotExpressibleError) {
      throw new ServiceError('ERROR_DB_QUERY', `The pattern has ${error.message}: not supported.`, key);
    }
    throw error;
  }
};

/**
 * Translates ECMAScript patterns with flag i to one pattern for PostgreSQL's `~*` that matches where any of them
 * matches, and what a search with it costs. PostgreSQL compiles it once instead of per row.
 *
 * @param spend limits the cost of the patterns
 * @throws ServiceError ERROR_DB_QUERY when one is not a valid pattern, is longer than 256 characters, has too many parts, or
 * cannot be expressed in PostgreSQL (back references, Unicode properties, `(?-i:…)`, counts above 255), and what `spend`
 * throws
 */
export const translatePatterns = (
  patterns: readonly unknown[],
  key: string,
  spend: SpendQueryCost,
): TranslatedPattern => {
  let total = 0;
  const texts = patterns.map((pattern) => {
    const { text, cost } = translatePattern(pattern, key);
    spend(cost, key);
    total += cost;
    return `(?:${text})`;
  });
  return { text: texts.length === 0 ? MATCH_NOTHING : texts.join('|'), cost: total };
};
