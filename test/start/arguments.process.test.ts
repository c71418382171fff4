/** Arguments of the programs that npm scripts run. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const run = async (program: string, args: readonly string[]) => {
  const child = spawn(process.execPath, [join(ROOT, program), ...args], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: '/dev/null/none', PORT: '0', SERVICE_PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 30_000,
  });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, stderr };
};

describe('an argument that a program does not take', () => {
  it.each([
    ['app/start.ts', ['--nonsense'], '--nonsense'],
    ['app/start.ts', ['--port=4000'], '--port=4000'],
    ['app/start.ts', ['gateways'], 'gateways'],
    ['app/start.ts', ['gateway', 'more'], 'more'],
    ['app/service.ts', ['--nonsense'], '--nonsense'],
    ['app/service.ts', ['more'], 'more'],
    ['app/subgraph.ts', ['monitoring', '-p', '1'], '-p'],
    ['app/subgraph.ts', ['monitoring', 'identity'], 'identity'],
  ])('ends %s %j before it starts, and is named', async (program, args, named) => {
    const { code, stderr } = await run(program, args);
    expect(code).toBe(1);
    expect(stderr).toContain(`Unknown argument ${named}: `);
  });
});
