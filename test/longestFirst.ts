import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start, kill and wait for processes take long for the size of their files. */
const LONG = /\/(faults|replicas|size)\/|\/([\w-]*crash|shutdown|startup|heap|workers|upgrade)\.test\.ts$/;

/**
 * Starts with the files that take longest, so that no process waits at the end for another. Without results of an earlier run Vitest
 * sorts by size; and where the last run skipped a file, as those of replicas on the embedded store, it takes it for the shortest.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(LONG.test(other.moduleId)) - Number(LONG.test(one.moduleId)));
  }
}
