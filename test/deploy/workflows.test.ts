import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const workflows = globSync('.github/workflows/*.yml', { cwd: root });
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
}

const writesOf = ({ permissions = {} }: Job) => Object.values(permissions).filter((right) => right === 'write');

describe.each(workflows)('%s', (file) => {
  it('names each action by its commit, with the version beside it', () => {
    const used = textOf(file).match(/uses: .+/g) ?? [];

    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((text) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(text))).toEqual([]);
  });

  it('may read the repository, and no more, unless a job says so', () => {
    expect(parse(textOf(file)).permissions).toEqual({ contents: 'read' });
  });
});

it('what runs scripts of packages for a release may not publish it', () => {
  const { jobs } = parse(textOf('.github/workflows/release.yml')) as { readonly jobs: Readonly<Record<string, Job>> };
  const building = Object.entries(jobs).filter(([, job]) => JSON.stringify(job).includes('npm ci'));

  expect(building.map(([name, job]) => [name, writesOf(job)])).toEqual([['build', []]]);
});
