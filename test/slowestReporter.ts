import { relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';

const SHOWN = 10;

/** At the end of a run, names the tests that passed only when repeated, with their errors, and the ten slowest, hooks not counted. */
export default class SlowestReporter implements Reporter {
  readonly #durations: { readonly name: string; readonly ms: number }[] = [];

  readonly #flaky: string[] = [];

  onTestCaseResult(test: TestCase): void {
    const name = `${relative(process.cwd(), test.module.moduleId)} > ${test.fullName}`;
    const { duration = 0, flaky = false } = test.diagnostic() ?? {};
    this.#durations.push({ name, ms: duration });
    if (!flaky) return;
    const errors = test.result().errors ?? [];
    this.#flaky.push(name, ...errors.map(({ stack, message }) => stack ?? message));
  }

  onTestRunEnd(): void {
    if (this.#flaky.length > 0) process.stdout.write(`\nPassed only when repeated:\n${this.#flaky.join('\n')}\n`);
    if (this.#durations.length <= SHOWN) return;
    const slowest = this.#durations.sort((a, b) => b.ms - a.ms).slice(0, SHOWN);
    const lines = slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
    process.stdout.write(`\nSlowest tests:\n${lines.join('\n')}\n`);
  }
}
