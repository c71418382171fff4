import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { progressBar, progressLines } from '../../cli/progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('progress without a terminal', () => {
  it('is a line every ten seconds, until it is stopped', () => {
    const lines: string[] = [];
    const { add, stop } = progressLines(2_500_000, (line) => lines.push(line));

    add(1_000_000);
    vi.advanceTimersByTime(9_999);
    expect(lines).toEqual([]);
    vi.advanceTimersByTime(1);
    add(500_000);
    vi.advanceTimersByTime(10_000);
    stop();
    vi.advanceTimersByTime(60_000);

    expect(lines).toEqual(['1.0 of 2.5 MB read after 10 s.\n', '1.5 of 2.5 MB read after 20 s.\n']);
  });
});

describe('progress at a terminal', () => {
  it('is a bar with the share and the time left, and is removed at the end', () => {
    const shown: string[] = [];
    const { add, stop } = progressBar(2_500_000, (text) => shown.push(text));

    vi.advanceTimersByTime(100);
    add(1_000_000);
    vi.advanceTimersByTime(9_900);
    const bars = shown.map((text) => text.replace('\r\x1b[K', ''));
    stop();
    vi.advanceTimersByTime(60_000);

    expect(bars[0]).toBe(`Reading ${'░'.repeat(40)} 0 % of 2.5 MB`);
    expect(bars.at(-1)).toBe(`Reading ${'█'.repeat(16)}${'░'.repeat(24)} 40 % of 2.5 MB, 15 s left`);
    expect(shown.slice(bars.length)).toEqual(['\r\x1b[K']);
  });
});
