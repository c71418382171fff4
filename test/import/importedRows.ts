/** What an import has written, and why it was refused. */
import { type CostReportDataRecord, costReportData } from '../../contract/cost-analysis/costReportData.ts';
import type { TestDomain } from '../service/testDomain.ts';

/** The rows of costs of a domain. */
export const listRows = async ({ admin }: TestDomain): Promise<readonly CostReportDataRecord[]> =>
  (await admin.call(costReportData.list, {})).results;

/** The message of an import that fails. */
export const refusal = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'was not refused',
    (error: Error) => error.message,
  );
