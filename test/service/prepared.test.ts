import { describe, expect, it } from 'vitest';
import { statementNames } from '../../service/store/prepared.ts';

const ask = (text: string, times: number, nameOf: ReturnType<typeof statementNames>) =>
  Array.from({ length: times }, () => nameOf(text)).at(-1);

describe('the names of statements', () => {
  it('are given to what comes again and again, and stay', () => {
    const nameOf = statementNames();

    expect(ask('select 1', 2, nameOf)).toBeUndefined();
    const name = ask('select 1', 10, nameOf);
    expect(name).toEqual(expect.any(String));
    expect(ask('select 1', 10, nameOf)).toBe(name);
  });

  it('are one for each text', () => {
    const nameOf = statementNames();
    const names = Array.from({ length: 50 }, (_, index) => ask(`select ${index}`, 10, nameOf));

    expect(new Set(names).size).toBe(50);
  });

  it('are limited, whatever callers think of', () => {
    const nameOf = statementNames();
    const names = Array.from({ length: 2000 }, (_, index) => ask(`select ${index}`, 10, nameOf));

    expect(names.filter(Boolean).length).toBeLessThanOrEqual(300);
    expect(ask(`select '${'x'.repeat(100_000)}'`, 10, statementNames())).toBeUndefined();
  });
});
