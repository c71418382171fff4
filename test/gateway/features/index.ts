import { abstract } from './abstract.ts';
import { aliases } from './aliases.ts';
import type { Feature } from './feature.ts';
import { inaccessible } from './inaccessible.ts';
import { inputs } from './inputs.ts';
import { interfaceObjects } from './interfaceObjects.ts';
import { keys } from './keys.ts';
import { others } from './others.ts';
import { overrides } from './overrides.ts';
import { partialUnions } from './partialUnions.ts';
import { provides } from './provides.ts';
import { requires } from './requires.ts';

/** All features, one case each. */
export const features: readonly Feature[] = [
  ...keys,
  ...requires,
  ...provides,
  ...overrides,
  ...interfaceObjects,
  ...abstract,
  ...aliases,
  ...partialUnions,
  ...inaccessible,
  ...inputs,
  ...others,
];
