import { abstractTypes } from './abstractTypes.ts';
import { aliases } from './aliases.ts';
import type { SupergraphFeature } from './feature.ts';
import { furtherFeatures } from './furtherFeatures.ts';
import { inaccessible } from './inaccessible.ts';
import { inputs } from './inputs.ts';
import { interfaceObjects } from './interfaceObjects.ts';
import { keys } from './keys.ts';
import { overrides } from './overrides.ts';
import { partialUnions } from './partialUnions.ts';
import { provides } from './provides.ts';
import { requires } from './requires.ts';

/** All features, one case each. */
export const features: readonly SupergraphFeature[] = [
  ...keys,
  ...requires,
  ...provides,
  ...overrides,
  ...interfaceObjects,
  ...abstractTypes,
  ...aliases,
  ...partialUnions,
  ...inaccessible,
  ...inputs,
  ...furtherFeatures,
];
