/** `skein doctor`: checks what the next start needs. */
import { type Command, Option } from 'commander';
import { type Config, readConfig } from '../app/config/index.ts';
import { type CheckResult, checkBootstrap, checkNode, checkPorts, checkRedis, checkStore } from './localChecks.ts';

interface DoctorCommandOptions {
  readonly token?: string;
  readonly json?: true;
}

const readSettings = (env: NodeJS.ProcessEnv): Config | CheckResult => {
  try {
    return readConfig(env);
  } catch (error) {
    const [, ...bad] = (error as Error).message.split(/\n\s*/);
    return { name: 'settings', ok: false, detail: bad.join('; ') };
  }
};

const checkAll = async (config: Config, token: string | undefined): Promise<readonly CheckResult[]> => {
  const { upstreamUrl: url, upstreamPaths: paths, upstreamTimeoutMs: timeoutMs } = config;
  const settings = { name: 'settings', ok: true, detail: 'all can be read' };
  const ports = await checkPorts(config);
  const redis = config.redisUrl === undefined ? [] : [await checkRedis(config.redisUrl)];
  if (url === undefined) {
    const { bootstrapFile } = config;
    const bootstrap = bootstrapFile === undefined ? [] : [await checkBootstrap(bootstrapFile)];
    return [settings, ...ports, await checkStore(config), ...bootstrap, ...redis];
  }
  // Imported here, since the contract loads slowly.
  const { checkUpstream } = await import('./upstreamChecks.ts');
  return [settings, ...ports, ...redis, ...(await checkUpstream({ url, paths, timeoutMs, token }))];
};

const printCheck = ({ name, ok, detail }: CheckResult) => `${ok ? 'ok  ' : 'FAIL'}  ${name}: ${detail}`;

const NOTES = `
Settings are read from the environment. Without UPSTREAM_URL the store and BOOTSTRAP_FILE are checked, with it the deployment of the POST API: every
operation of the contract is asked for, writes by a request that cannot be carried out. Each area has a line: how many operations
work, which it lacks, and which members it lacks or refuses. Refused members are left out: their fields are null, conditions on them are not
offered. An area behind which no server answers is asked one question only. With a token, reads are sent with it. Run it while Skein is
stopped: ports in use are failures. Exit codes: 0, 1 if a check fails, 2 for wrong usage.

Examples:
  skein doctor
  UPSTREAM_URL=https://api.example.com UPSTREAM_PATHS=unversioned skein doctor --json`;

/** Adds the command. */
export const addDoctor = (program: Command): void => {
  program
    .command('doctor')
    .summary('check settings, ports, store, Redis and upstream')
    .description('Check what the next start needs: settings, ports, the store, Redis, the deployment of the POST API.')
    .addOption(new Option('--token <token>', 'access token whose reads are checked upstream').env('SKEIN_TOKEN'))
    .option('--json', 'print the checks as JSON')
    .addHelpText('after', NOTES)
    .action(async ({ token, json }: DoctorCommandOptions) => {
      const config = readSettings(process.env);
      const checks = [checkNode(), ...('ok' in config ? [config] : await checkAll(config, token))];
      process.stdout.write(`${json ? JSON.stringify(checks, null, 2) : checks.map(printCheck).join('\n')}\n`);
      if (checks.some(({ ok }) => !ok)) process.exitCode = 1;
    });
};
