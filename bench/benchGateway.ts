import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Starts the gateway as `npm run gateway` does, on a free port.
 *
 * @param env settings, added to the environment
 * @throws Error the process ended before it listened
 */
export const startBenchGateway = async (
  env: Readonly<Record<string, string>>,
): Promise<{ readonly url: string; readonly child: ChildProcess }> => {
  const [, ...args] = manifest.scripts.gateway.split(' ');
  const settings = { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...env };
  const child = spawn(process.execPath, args, { cwd: root, env: settings, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const found = /Open (http\S+)/.exec(String(chunk))?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The gateway ended with code ${code}.`)));
  });
  return { url, child };
};
