import type { Static } from 'typebox';
import type { Filter as FilterSchema } from '../../contract/core/query.ts';

/** A condition in wire form: `{key|k, value|v, operator|o}`. */
export type Filter = Static<typeof FilterSchema>;
