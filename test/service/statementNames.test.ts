import { describe, expect, it } from 'vitest';
import { createStatementNames } from '../../service/store/statementNames.ts';

const nameAfter = (text: string, times: number, nameOf: ReturnType<typeof createStatementNames>) =>
  Array.from({ length: times }, () => nameOf(text)).at(-1);

describe('names of prepared statements', () => {
  it('are given to repeated statements, and stay the same', () => {
    const nameOf = createStatementNames();

    expect(nameAfter('select 1', 2, nameOf)).toBeUndefined();
    const name = nameAfter('select 1', 10, nameOf);
    expect(name).toEqual(expect.any(String));
    expect(nameAfter('select 1', 10, nameOf)).toBe(name);
  });

  it('are unique for each statement', () => {
    const nameOf = createStatementNames();
    const names = Array.from({ length: 50 }, (_, index) => nameAfter(`select ${index}`, 10, nameOf));

    expect(new Set(names).size).toBe(50);
  });

  it('are limited in number, whatever callers send', () => {
    const nameOf = createStatementNames();
    const names = Array.from({ length: 2000 }, (_, index) => nameAfter(`select ${index}`, 10, nameOf));

    expect(names.filter(Boolean).length).toBeLessThanOrEqual(300);
    expect(nameAfter(`select '${'x'.repeat(100_000)}'`, 10, createStatementNames())).toBeUndefined();
  });
});
