/** Loaded first by programs that a test starts with other constants: takes them from the variable CONSTANTS. */
import { constants } from '../app/config/constants.ts';

Object.assign(constants, JSON.parse(process.env.CONSTANTS ?? '{}'));
