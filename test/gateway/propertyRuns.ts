/**
 * How much generated tests ask. The build asks the same each time; the nightly form, which sets PROPERTY_RUNS, asks anew
 * and tells its seed, by which PROPERTY_SEED asks the same again.
 */
const { PROPERTY_RUNS, PROPERTY_SEED } = process.env;

export const IS_NIGHTLY = PROPERTY_RUNS !== undefined;
export const RUNS = Number(PROPERTY_RUNS ?? 500);
export const SEED = Number(PROPERTY_SEED ?? (IS_NIGHTLY ? Date.now() % 2_147_483_647 : 1));
if (IS_NIGHTLY) process.stderr.write(`Asking ${RUNS} cases; PROPERTY_SEED=${SEED} asks them again.\n`);
