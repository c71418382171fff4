import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBreaks } from '../../schema/breaks.ts';

const root = join(import.meta.dirname, '../..');
const row = (coordinate: string) => `| \`${coordinate}\` | gone |`;

describe('a change of the graph', () => {
  const before = `type Query { alert(id: ID): Alert, alerts: [Alert] @semanticNonNull }
    directive @semanticNonNull on FIELD_DEFINITION
    type Alert { id: ID!, title: String, state: State } enum State { OPEN CLOSED } input Raise { title: String }`;

  it.each([
    {
      given: 'a field removed',
      from: ', title: String',
      to: '',
      at: 'Alert.title',
      message: 'Alert.title was removed.',
    },
    {
      given: 'a field that becomes nullable',
      from: 'id: ID!',
      to: 'id: ID',
      at: 'Alert.id',
      message: 'Alert.id changed type from ID! to ID.',
    },
    {
      given: 'a field that may be null without an error',
      from: ' @semanticNonNull',
      to: '',
      at: 'Query.alerts',
      message: 'Query.alerts changed type from [Alert]! to [Alert].',
    },
    {
      given: 'a removed enum value',
      from: 'OPEN ',
      to: '',
      at: 'State.OPEN',
      message: 'OPEN was removed from enum type State.',
    },
    {
      given: 'an argument that becomes required',
      from: 'id: ID)',
      to: 'id: ID!)',
      at: 'Query.alert(id:)',
      message: 'Query.alert arg id has changed type from ID to ID!.',
    },
    {
      given: 'a new required input field',
      from: 'Raise { ',
      to: 'Raise { key: ID! ',
      at: 'Raise.key',
      message: 'A required field key on input type Raise was added.',
    },
  ])('is reported as breaking: $given', ({ from, to, at, message }) => {
    const after = before.replace(from, to);

    expect(findBreaks(before, after, [row('Alert.other')])).toEqual([`\`${at}\`: ${message}`]);
    expect(findBreaks(before, after, [row(at)])).toEqual([]);
    expect(findBreaks(before, after, [row(at.replace(/^[A-Z]\w+/, '*'))])).toEqual([]);
  });

  it('is not breaking if it only adds or deprecates', () => {
    const after = before.replace('title: String, state', 'title: String @deprecated(reason: "x"), rule: ID, state');

    expect(findBreaks(before, after, [])).toEqual([]);
  });
});

/** A checkout with contract, schema and documents, from which the graph is composed. */
const openCheckout = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skein-schema-'));
  for (const part of ['contract', 'schema', 'docs', 'package.json', 'gateway'])
    await cp(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => !path.endsWith('node_modules'),
    });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    read: (file: string) => readFile(join(folder, file), 'utf8'),
    write: (file: string, text: string) => writeFile(join(folder, file), text),
    compose: () => spawnSync(process.execPath, [join(folder, 'schema/compose.ts')], { encoding: 'utf8' }),
    breaks: () => spawnSync(process.execPath, [join(folder, 'schema/breaks.ts'), 'HEAD'], { encoding: 'utf8' }),
    commit: () => {
      const git = (...words: string[]) =>
        spawnSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...words], { cwd: folder });
      git('init', '-q');
      git('add', 'schema', 'docs');
      git('commit', '-qm', 'graph');
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
};

describe('`npm run generate`', () => {
  it('refuses a breaking change until it is listed', async () => {
    await using checkout = await openCheckout();
    const [sdl, promised] = await Promise.all(['schema/monitoring.graphql', 'schema/api.graphql'].map(checkout.read));
    const field = /\n {2}"[^"\n]*"\n {2}opened: Int!\n/;
    await checkout.write('schema/monitoring.graphql', sdl?.replace(field, '\n') ?? '');

    const refused = checkout.compose();
    const kept = await checkout.read('schema/api.graphql');
    await checkout.write('docs/breaking-changes.md', `# Changes\n\n${row('AlertBucket.opened')}\n`);
    const admitted = checkout.compose();

    expect(sdl).toMatch(field);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('`AlertBucket.opened`: AlertBucket.opened was removed.');
    expect(kept).toBe(promised);
    expect([admitted.status, admitted.stderr]).toEqual([0, '']);
    expect(findBreaks(kept, await checkout.read('schema/api.graphql'), [])).toEqual([
      '`AlertBucket.opened`: AlertBucket.opened was removed.',
    ]);
  });
});

describe('`npm test -- breaks`', () => {
  it('permits changes of rows that the base lacks, and fails when the same coordinate breaks again', async () => {
    await using checkout = await openCheckout();
    const before = 'type Query { title: String, rule: String }';
    const after = 'type Query { title: String }';
    await checkout.write('schema/api.graphql', before);
    checkout.commit();
    await checkout.write('schema/api.graphql', after);
    const unlisted = checkout.breaks();
    await checkout.write('docs/breaking-changes.md', `${row('Query.rule')}\n`);
    const listed = checkout.breaks();

    await checkout.write('schema/api.graphql', before);
    checkout.commit();
    await checkout.write('schema/api.graphql', after);
    const again = checkout.breaks();

    expect([unlisted.status, listed.status, again.status]).toEqual([1, 0, 1]);
    expect(again.stderr).toContain('`Query.rule`: Query.rule was removed.');
  });
});
