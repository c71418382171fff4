/**
 * Number of cases of generated tests: 100, the same each time. The nightly run, which sets PROPERTY_RUNS, uses a random seed and
 * prints it; PROPERTY_SEED repeats a run.
 */
const { PROPERTY_RUNS, PROPERTY_SEED } = process.env;

export const IS_NIGHTLY = PROPERTY_RUNS !== undefined;
export const RUNS = Number(PROPERTY_RUNS ?? 100);
export const SEED = Number(PROPERTY_SEED ?? (IS_NIGHTLY ? Date.now() % 2_147_483_647 : 1));
if (IS_NIGHTLY) process.stderr.write(`Asking ${RUNS} cases; PROPERTY_SEED=${SEED} asks them again.\n`);
