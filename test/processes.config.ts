import config from '../vitest.config.ts';
import { PROCESS_TESTS } from './tiers.ts';

/** The tests that `npm test` leaves out, alone. */
export default { ...config, test: { ...config.test, include: PROCESS_TESTS } };
