/** The text of a body as people see it: without credentials, and not too long. */

/** Length of what is shown, in characters. */
const MAX_SHOWN_LENGTH = 4_000;

const MASK = '***';

const SECRET_NAME =
  '[\\w-]{0,40}(?:passw|secret|token|credential|api[_-]?key|access[_-]?key|private[_-]?key|authorization|cookie|signature)[\\w-]{0,40}';

/**
 * What looks like a credential; the first group is kept. Quotes may be escaped, as in JSON within a text. A text that was cut may lack its
 * last quote.
 */
const CREDENTIALS: readonly RegExp[] = [
  new RegExp(`(\\\\{0,9}"${SECRET_NAME}\\\\{0,9}"\\s{0,9}:\\s{0,9}\\\\{0,9}")(?:[^"\\\\]|\\\\[^"])+`, 'gi'),
  new RegExp(`([?&]${SECRET_NAME}=)[^&"\\s\\\\]+`, 'gi'),
  /(\b(?:Bearer|Basic)\s)[\w.~+/=-]+/gi,
  /(:\/\/)[^\s"/@]+(?=@)/g,
  /()\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /()\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
];

/** The first 4,000 characters of a body, with `***` in place of what looks like a credential. */
export const maskBody = (text: string): string => {
  const cut = text.slice(0, 2 * MAX_SHOWN_LENGTH);
  const shown = CREDENTIALS.reduce((rest, credential) => rest.replace(credential, `$1${MASK}`), cut);
  return shown.slice(0, MAX_SHOWN_LENGTH).toWellFormed().replaceAll('\u0000', '\ufffd');
};
