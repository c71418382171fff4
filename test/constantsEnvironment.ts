import type { Constants } from '../app/config/index.ts';

/** Variables of a program that a test starts with other constants. In its own process it replaces them in the configuration. */
export const makeConstantsEnvironment = (replaced: Partial<Constants>): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${import.meta.dirname}/replaceConstants.ts`,
  CONSTANTS: JSON.stringify(replaced),
});
