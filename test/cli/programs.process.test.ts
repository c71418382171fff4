/** Commands that run the programs, and the help of all commands. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTestFolder } from '../import/focusFiles.ts';
import { runSkein } from '../import/runSkein.ts';
import { sharedService } from '../service/testDomain.ts';

const FREE = { HOST: '127.0.0.1', PORT: '0', SERVICE_PORT: '0', LOG_LEVEL: 'silent' };

/** The first match in what a command prints. */
const waitForOutput = ({ child }: ReturnType<typeof runSkein>, expected: RegExp) =>
  new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const [, found] = expected.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('close', () => reject(new Error(`it ended, and printed: ${said}`)));
  });

describe('commands that run programs', { timeout: 120_000 }, () => {
  it('skein start runs everything, says where on standard output, logs JSON on standard error, ends with 0 on SIGTERM', async () => {
    const bootstrap = join(import.meta.dirname, '../../docs/bootstrap.example.json');
    const started = runSkein(['start'], {
      ...FREE,
      DATA_DIR: makeTestFolder(),
      BOOTSTRAP_FILE: bootstrap,
      SHUTDOWN_DRAIN_MS: '0',
      LOG_LEVEL: 'debug',
    });
    const url = await waitForOutput(started, /GraphQL at (http:\S+)\/graphql.* Stop with/);

    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    const credentials = { user_id: 'nobody', password: 'wrong' };
    const variables = { input: { domainId: 'domain-none', authType: 'LOCAL', credentials } };
    const query = 'mutation ($input: TokenIssueInput!) { tokenIssue(input: $input) { userErrors { code } } }';
    const headers = { 'content-type': 'application/json' };
    await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });

    started.child.kill('SIGTERM');
    const { code, stdout, stderr } = await started.ended;
    expect(code).toBe(0);
    expect(stdout.split('\n').filter((line) => line.startsWith('{'))).toEqual([]);
    const logged = stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).name);
    expect(new Set(logged)).toEqual(new Set(['gateway', 'service']));
  });

  it('skein subgraph runs one area, and ends with 0 on SIGTERM', async () => {
    const { url: UPSTREAM_URL } = await sharedService();
    const started = runSkein(['subgraph', 'monitoring'], { ...FREE, UPSTREAM_URL, SHUTDOWN_DRAIN_MS: '0' });

    expect(await waitForOutput(started, /Subgraph monitoring at (http:\S+)/)).toMatch(/^http/);

    started.child.kill('SIGTERM');
    expect(await started.ended).toMatchObject({ code: 0, stderr: '' });
  });

  it.each([
    ['an unknown area', ['subgraph', 'billing'], 1, /Unknown argument billing: expected one of .*monitoring/],
    ['no area', ['subgraph'], 2, /missing required argument 'area'/],
    ['an option of start', ['start', '--nonsense'], 2, /unknown option '--nonsense'/],
    ['an argument of service', ['service', 'more'], 2, /too many arguments for 'service'/],
    ['an unknown command', ['nonsense'], 2, /unknown command 'nonsense'/],
  ])('given %s, fails and names it', async (_given, args, exitCode, says) => {
    const { code, stderr } = await runSkein(args, FREE).ended;
    expect(code).toBe(exitCode);
    expect(stderr).toMatch(says);
  });

  it('skein service reads its settings', async () => {
    const ended = await runSkein(['service'], { ...FREE, SERVICE_PORT: 'many' }).ended;
    expect(ended).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The service could not start\. .*\n.*SERVICE_PORT: /),
    });
  });
});
