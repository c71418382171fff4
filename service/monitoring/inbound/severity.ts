/** The words and numbers by which senders give the severity: semantics 3.17.13a. */
import { toObject, toText } from './bodyValues.ts';

/** Severities of the contract by the words that senders use, in lower case. */
const severityByWord: ReadonlyMap<string, string> = new Map(
  Object.entries({
    CRITICAL: [
      ...['critical', 'crit', 'fatal', 'emergency', 'emerg', 'disaster', 'alert', 'urgent', 'severe'],
      ...['sev0', 'sev1', 'p0', 'p1', 'page', 'high'],
    ],
    ERROR: ['error', 'err', 'major', 'sev2', 'p2', 'average'],
    WARNING: ['warning', 'warn', 'minor', 'sev3', 'p3', 'medium'],
    INFO: [
      ...['info', 'informational', 'information', 'notice', 'low', 'debug', 'not_classified'],
      ...['sev4', 'sev5', 'p4', 'p5'],
    ],
    NOT_AVAILABLE: ['not_available'],
    NONE: ['none'],
  }).flatMap(([severity, texts]) => texts.map((text): [string, string] => [text, severity])),
);

/** The severity that a word means, in any letter case; undefined where it is not known. */
export const parseSeverity = (word: unknown): string | undefined =>
  severityByWord.get(
    toText(word)
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  );

/** Labels that have it, the most usual first. */
const SEVERITY_LABELS = ['severity', 'priority', 'level'];

/** The severity in the labels of an alert; NONE where there is no known word. */
export const findLabelSeverity = (labels: unknown): string => {
  const given = toObject(labels);
  return SEVERITY_LABELS.map((label) => parseSeverity(given[label])).find(Boolean) ?? 'NONE';
};

/**
 * The severity of a score from 0 to 10, by the bands of security findings: 4 is medium, 7 high, 9 critical.
 */
export const scoreToSeverity = (score: number): string => {
  if (score >= 9) return 'CRITICAL';
  if (score >= 7) return 'ERROR';
  return score >= 4 ? 'WARNING' : 'INFO';
};
