import { matchesGlob, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { processTests } from './testTags.ts';

const isLong = ({ moduleId }: TestSpecification): boolean =>
  processTests.some((glob) => matchesGlob(relative(process.cwd(), moduleId), glob));

/**
 * Starts with the files that take longest, so that no process waits at the end for another. Without results of an earlier run Vitest
 * sorts by size; and where the last run skipped a file, as those of replicas on the embedded store, it takes it for the shortest.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}
