import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breaksBetween } from '../../schema/breaks.ts';

const root = join(import.meta.dirname, '../..');
const NONE: ReadonlySet<string> = new Set();

describe('a change of the graph', () => {
  const before = `type Query { alert(id: ID): Alert, alerts: [Alert] }
    type Alert { id: ID!, title: String, state: State } enum State { OPEN CLOSED } input Raise { title: String }`;

  it.each([
    { given: 'a field removed', from: ', title: String', to: '', told: 'Alert.title was removed.' },
    {
      given: 'a field that may be null now',
      from: 'id: ID!',
      to: 'id: ID',
      told: 'Alert.id changed type from ID! to ID.',
    },
    { given: 'a value removed', from: 'OPEN ', to: '', told: 'OPEN was removed from enum type State.' },
    {
      given: 'an argument that is needed now',
      from: 'id: ID)',
      to: 'id: ID!)',
      told: 'Query.alert arg id has changed type from ID to ID!.',
    },
    {
      given: 'a new input that is needed',
      from: 'Raise { ',
      to: 'Raise { key: ID! ',
      told: 'A required field key on input type Raise was added.',
    },
  ])('is reported as breaking: $given', ({ from, to, told }) => {
    const after = before.replace(from, to);

    expect(breaksBetween(before, after, NONE)).toEqual([told]);
    expect(breaksBetween(before, after, new Set([told]))).toEqual([]);
  });

  it('is not where it only adds, or deprecates', () => {
    const after = before.replace('title: String, state', 'title: String @deprecated(reason: "x"), rule: ID, state');

    expect(breaksBetween(before, after, NONE)).toEqual([]);
  });
});

/** A checkout of its own: the schema, the decisions, and what composes them. */
const openCheckout = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skein-schema-'));
  for (const part of ['schema', 'docs/adr', 'package.json'])
    await cp(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    read: (file: string) => readFile(join(folder, file), 'utf8'),
    write: (file: string, text: string) => writeFile(join(folder, file), text),
    compose: () => spawnSync(process.execPath, [join(folder, 'schema/compose.ts')], { encoding: 'utf8' }),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
};

describe('`npm run generate`', () => {
  it('refuses a graph that breaks what was promised, until an ADR names the change', async () => {
    await using checkout = await openCheckout();
    const [sdl, promised] = await Promise.all(['schema/monitoring.graphql', 'schema/api.graphql'].map(checkout.read));
    const field = /\n {2}"[^"\n]*"\n {2}imageUrl: String\n/;
    await checkout.write('schema/monitoring.graphql', sdl?.replace(field, '\n') ?? '');

    const refused = checkout.compose();
    const kept = await checkout.read('schema/api.graphql');
    await checkout.write('docs/adr/9999-no-images.md', '# 9999: No images\n\n- Breaks: Alert.imageUrl was removed.\n');
    const admitted = checkout.compose();

    expect(sdl).toMatch(field);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('- Breaks: Alert.imageUrl was removed.');
    expect(kept).toBe(promised);
    expect([admitted.status, admitted.stderr]).toEqual([0, '']);
    expect(breaksBetween(kept, await checkout.read('schema/api.graphql'), NONE)).toEqual([
      'Alert.imageUrl was removed.',
    ]);
  });
});
