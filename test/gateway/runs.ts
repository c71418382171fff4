/**
 * How much generated tests ask. The build asks the same each time; the nightly form, which sets PROPERTY_RUNS, asks anew
 * and tells its seed, by which PROPERTY_SEED asks the same again.
 */
const { PROPERTY_RUNS, PROPERTY_SEED } = process.env;

export const RUNS = Number(PROPERTY_RUNS ?? 500);
export const SEED = Number(PROPERTY_SEED ?? (PROPERTY_RUNS === undefined ? 1 : Date.now() % 2_147_483_647));
if (PROPERTY_RUNS !== undefined) process.stderr.write(`Asking ${RUNS} cases; PROPERTY_SEED=${SEED} asks them again.\n`);
