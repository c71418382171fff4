/** `skein schema print` and `skein schema diff`, as processes. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { composeAuthorized } from '../../schema/compose.ts';
import { createTestGraph } from '../graph/testGraph.ts';
import { writeTestFile } from '../import/focusFiles.ts';
import { runSkein } from '../import/runSkein.ts';

const GRAPH = readFileSync(join(import.meta.dirname, '../../schema/api.graphql'), 'utf8');

const diff = (...args: string[]) => runSkein(['schema', 'diff', ...args], {}).ended;

describe('skein schema print', () => {
  it('prints the schema that clients see', async () => {
    expect(await runSkein(['schema', 'print'], {}).ended).toEqual({ code: 0, stdout: GRAPH, stderr: '' });
  });

  it('prints the supergraph with authorization for --authorization, which is not JSON', async () => {
    const print = (...options: string[]) => runSkein(['schema', 'print', '--authorization', ...options], {}).ended;
    const { code, stdout } = await print();
    expect({ code, stdout }).toEqual({ code: 0, stdout: composeAuthorized() });
    expect(stdout).toContain('@requiresScopes(scopes: [["monitoring:Alert.read"]])');
    expect(await print('--json')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--authorization: expected without'),
    });
  });

  it('ends without an error when its reader ends first', () => {
    const cli = join(import.meta.dirname, '../../cli/skein.js');
    const { stdout, stderr } = spawnSync('sh', ['-c', '"$0" "$1" schema print | head -n 1', process.execPath, cli], {
      encoding: 'utf8',
    });
    expect({ stdout, stderr }).toEqual({ stdout: `${GRAPH.split('\n')[0]}\n`, stderr: '' });
  });
});

describe('skein schema diff', () => {
  it('finds nothing between the schema of a gateway of this version and its own', async () => {
    const { gatewayUrl } = await createTestGraph();
    const same = { code: 0, stdout: 'No breaking and no dangerous changes.\n', stderr: '' };
    expect(await diff(`${gatewayUrl}/schema.graphql`)).toEqual(same);
  });

  it('names breaking and dangerous changes, and exits with 1 for breaking ones', async () => {
    const alertOnly = (sdl: string) => sdl.replace(/^type Alert (.*)\{$/m, 'type Alert $1{\n  smell: String\n');
    const withoutState = (sdl: string) =>
      sdl.replace(/^(enum AlertState \{)[\s\S]*?^\}/m, '$1\n  TRIGGERED\n  UNKNOWN\n}');
    const broken = await diff(writeTestFile(alertOnly(GRAPH), 'older.graphql'));
    const dangerous = await diff(writeTestFile(withoutState(GRAPH), 'older.graphql'));
    const json = await diff(writeTestFile(alertOnly(GRAPH), 'older.graphql'), '--json');

    expect(broken).toEqual({ code: 1, stdout: 'Breaking:\n  Alert.smell was removed.\n', stderr: '' });
    expect(dangerous).toMatchObject({ code: 0, stderr: '' });
    expect(dangerous.stdout).toMatch(/^Dangerous:\n {2}ACKNOWLEDGED was added to enum type AlertState\.\n/);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.stdout)).toEqual({
      breaking: [{ coordinate: 'Alert.smell', description: 'Alert.smell was removed.' }],
      dangerous: [],
    });
  });

  it.each([
    ['no schema', [], 2, /missing required argument 'schema'/],
    [
      'a file that does not exist',
      ['/none.graphql'],
      2,
      /^FILE \/none.graphql: expected a file that can be read, or a URL/,
    ],
    ['a file without SDL', ['/proc/version'], 2, /^\/proc\/version: expected a schema as SDL: Syntax Error/],
    ['a URL that does not answer', ['http://127.0.0.1:9/x'], 3, /^http:\/\/127.0.0.1:9\/x: no answer: /],
    ['an unknown option', ['a.graphql', '--nonsense'], 2, /unknown option '--nonsense'/],
  ])('given %s, fails and names what was expected', async (_given, args, exitCode, says) => {
    const { code, stdout, stderr } = await diff(...args);
    expect({ code, stdout }).toEqual({ code: exitCode, stdout: '' });
    expect(stderr).toMatch(says);
  });
});
