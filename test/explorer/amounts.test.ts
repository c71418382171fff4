/** Amounts as the pages write them. */
import { describe, expect, it } from 'vitest';
import { formatMoney, formatShortMoney } from '../../examples/dashboard/src/ui/format.ts';
import { formatValue } from '../../explorer/page/series.ts';

describe('an amount', () => {
  it('of a virtual currency has its name behind the number', () => {
    expect(formatValue(41.5, 'Credits')).toBe('41.5 Credits');
    expect(formatMoney(98_000, 'Snow Credits')).toMatch(/^98.?000 Snow Credits$/);
    expect(formatShortMoney(98_000, 'Credits')).toMatch(/^98.* Credits$/);
  });

  it('of a code of three letters has its symbol or its code', () => {
    expect([formatValue(41.5, 'USD'), formatValue(41.5, 'DBU')]).toEqual(['$41.50', 'DBU\u00a041.50']);
  });
});
