/** Removes after each test file what would affect the next file. */
import { afterAll } from 'vitest';
import { removePlugins } from './monitoring/fixtures.ts';

afterAll(removePlugins);
