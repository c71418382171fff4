import type { DemoSession } from '../../app/demo/session.ts';
import { type AlertRecord, alert } from '../../contract/monitoring/alert.ts';

/** The date of the demo: a Tuesday, and the third of its month. */
export const DEMO_NOW = new Date('2026-03-03T10:30:00.000Z');

/** All alerts, by number. */
export const readAllAlerts = async (who: DemoSession) => {
  const rows: AlertRecord[] = [];
  for (let start = 1; ; start += 200) {
    const query = { page: { start, limit: 200 }, sort: [{ key: 'workspace_id' }, { key: 'alert_number' }] };
    const { results, total_count } = await who.call(alert.list, { query });
    rows.push(...results);
    if (rows.length >= total_count) return rows;
  }
};
