import config from '../vitest.config.ts';
import { processTests } from './testTags.ts';

/**
 * The tests that `npm test` leaves out, alone. A program starts in up to three seconds of the processor: in half a minute, where the machine
 * gives a tenth of it. Some tests start four.
 */
export default { ...config, test: { ...config.test, include: [...processTests], testTimeout: 240_000, maxWorkers: 4 } };
