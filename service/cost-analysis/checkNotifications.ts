import type { BudgetRecord } from '../../contract/cost-analysis/budget.ts';
import { ServiceError } from '../errors.ts';

type BudgetNotifications = BudgetRecord['notifications'];

/**
 * Checks thresholds (semantics 3.13.8). The contract validates unit and type.
 *
 * @throws {ServiceError} ERROR_THRESHOLD_IS_WRONG below 0, ERROR_THRESHOLD_IS_WRONG_IN_PERCENT_TYPE above 100 percent
 */
export const checkNotifications = (notifications: BudgetNotifications): void => {
  for (const [index, { threshold, unit }] of notifications.entries()) {
    const key = `notifications.${index}.threshold`;
    if (threshold < 0) throw new ServiceError('ERROR_THRESHOLD_IS_WRONG', 'A threshold must be 0 or more.', key);
    if (unit === 'PERCENT' && threshold > 100)
      throw new ServiceError('ERROR_THRESHOLD_IS_WRONG_IN_PERCENT_TYPE', 'A percentage must be at most 100.', key);
  }
};
