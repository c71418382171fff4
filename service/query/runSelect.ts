/** Runs SELECTs and translates PostgreSQL errors that the query caused. */
import type { RawBuilder } from 'kysely';
import { ServiceError } from '../errors.ts';
import type { Database } from '../store/database.ts';

/** SQLSTATE codes that only the caller's query can cause. */
const reasonsByCode: Readonly<Record<string, string>> = {
  '2201B': 'The pattern is too complex.',
  '22003': 'A number is out of range.',
  '54000': 'The query is too complex.',
  '54001': 'The query is too complex.',
  '54011': 'The rows have too many members.',
  '54023': 'The query is too complex.',
};

/**
 * Runs a SELECT.
 *
 * @throws ServiceError ERROR_DB_QUERY when the caller's query is the cause of the failure
 */
export const runSelect = async <Row>(db: Database, query: RawBuilder<Row>): Promise<Row[]> => {
  try {
    return (await query.execute(db)).rows;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = reasonsByCode[code];
    throw reason ? new ServiceError('ERROR_DB_QUERY', reason, 'query') : error;
  }
};
