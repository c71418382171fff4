/** Requests by wrk, whose clients cost little. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { AUTHORIZATION } from '../token.ts';

const CONNECTIONS = 32;

/** Writes the script that wrk reads its request from. JSON without control characters is a string of Lua, too. */
const makeScript = (body: string) => `
wrk.method = "POST"
wrk.headers["content-type"] = "application/json"
wrk.headers["authorization"] = ${JSON.stringify(AUTHORIZATION)}
wrk.body = ${JSON.stringify(body)}
`;

/**
 * Sends a request once.
 *
 * @throws Error its answer has errors
 */
export const checkRequest = async (url: string, body: string): Promise<void> => {
  const headers = { 'content-type': 'application/json', authorization: AUTHORIZATION };
  const response = await fetch(url, { method: 'POST', headers, body });
  const answer = await response.text();
  if (!response.ok || answer.includes('"errors"')) throw new Error(`${response.status}: ${answer.slice(0, 1_000)}`);
};

/**
 * Sends one request repeatedly over kept connections.
 *
 * @returns number of requests answered
 * @throws Error one was answered with another status than 200
 */
export const sendRequests = async (url: string, body: string, seconds: number): Promise<number> => {
  const directory = mkdtempSync(join(tmpdir(), 'bench-workers-'));
  const script = join(directory, 'request.lua');
  writeFileSync(script, makeScript(body));
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '30s', '-s', script, url];
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  rmSync(directory, { recursive: true });
  const answered = /(\d+) requests in/.exec(printed)?.[1];
  if (answered === undefined || /Non-2xx|Socket errors/.test(printed)) throw new Error(`wrk printed ${printed}`);
  return Number(answered);
};
