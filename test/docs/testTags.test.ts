import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { testTags } from '../testTags.ts';

it('names of tests have no tags but those of test/testTags.ts, of which each has a test', () => {
  const files = globSync('test/**/*.test.ts', {
    cwd: join(import.meta.dirname, '../..'),
    exclude: ['**/node_modules'],
  });
  const used = files.flatMap((file) => basename(file, '.test.ts').split('.').slice(1));

  expect([...new Set(used)].toSorted()).toEqual(Object.keys(testTags).toSorted());
});
