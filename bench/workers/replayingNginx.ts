/** nginx in front of the POST API: it asks it once, and replays the answer for some microseconds of CPU time. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../test/listen.ts';
import { readTreeCpuMs } from '../processUsage.ts';

/** Requests are distinguished by path and length, which suffices for a few queries. */
const makeConfig = (directory: string, port: number, apiUrl: string) => `
daemon off;
master_process off;
pid ${directory}/pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  keepalive_requests 100000000;
  client_body_temp_path ${directory}/body;
  proxy_temp_path ${directory}/proxy;
  proxy_cache_path ${directory}/cache keys_zone=answers:1m;
  server {
    listen 127.0.0.1:${port};
    client_body_buffer_size 1m;
    location / {
      proxy_pass ${apiUrl};
      proxy_cache answers;
      proxy_cache_methods POST;
      proxy_cache_key "$uri $content_length";
      proxy_cache_valid 200 1h;
    }
  }
}
`;

/** Starts nginx before an API. */
export const startReplayingNginx = async (apiUrl: string) => {
  const directory = mkdtempSync(join(tmpdir(), 'bench-workers-'));
  const port = await findFreePort();
  const config = join(directory, 'nginx.conf');
  writeFileSync(config, makeConfig(directory, port, apiUrl));
  const child = spawn('nginx', ['-p', directory, '-c', config], { stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    rmSync(directory, { recursive: true });
  };
  return { url: `http://127.0.0.1:${port}`, cpuMs: () => readTreeCpuMs(child.pid ?? 0), stop };
};
