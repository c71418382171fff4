/** Enumerations that several resources of the area share. */
import { enumeration } from '../members.ts';

export const State = enumeration(
  'cost_analysis.State',
  ['ENABLED', 'DISABLED'],
  'Whether a schedule or a provider filter is active.',
);
