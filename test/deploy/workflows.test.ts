import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const workflows = globSync('.github/workflows/*.yml', { cwd: root });
const readWorkflow = (file: string) => readFileSync(join(root, file), 'utf8');

interface WorkflowJob {
  readonly permissions?: Readonly<Record<string, string>>;
}

const listWritePermissions = ({ permissions = {} }: WorkflowJob) =>
  Object.values(permissions).filter((right) => right === 'write');

describe.each(workflows)('%s', (file) => {
  it('names each action by its commit, with the version next to it', () => {
    const used = readWorkflow(file).match(/uses: .+/g) ?? [];

    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((text) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(text))).toEqual([]);
  });

  it('may read the repository, and no more, unless a job says so', () => {
    expect(parse(readWorkflow(file)).permissions).toEqual({ contents: 'read' });
  });
});

it('what runs scripts of packages for a release may not publish it', () => {
  const { jobs } = parse(readWorkflow('.github/workflows/release.yml')) as {
    readonly jobs: Readonly<Record<string, WorkflowJob>>;
  };
  const building = Object.entries(jobs).filter(([, job]) => JSON.stringify(job).includes('npm ci'));

  expect(building.map(([name, job]) => [name, listWritePermissions(job)])).toEqual([['build', []]]);
});
