/** After each file: what its tests left where others would meet it is removed. */
import { afterAll } from 'vitest';
import { forgetPlugins } from './monitoring/fixtures.ts';

afterAll(forgetPlugins);
