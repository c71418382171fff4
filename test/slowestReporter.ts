import { relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';

const SHOWN = 10;

/** Names the ten slowest tests at the end of a run, hooks not counted. */
export default class SlowestReporter implements Reporter {
  readonly #durations: { readonly name: string; readonly ms: number }[] = [];

  onTestCaseResult(test: TestCase): void {
    const file = relative(process.cwd(), test.module.moduleId);
    this.#durations.push({ name: `${file} > ${test.fullName}`, ms: test.diagnostic()?.duration ?? 0 });
  }

  onTestRunEnd(): void {
    if (this.#durations.length <= SHOWN) return;
    const slowest = this.#durations.sort((a, b) => b.ms - a.ms).slice(0, SHOWN);
    const lines = slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
    process.stdout.write(`\nSlowest tests:\n${lines.join('\n')}\n`);
  }
}
