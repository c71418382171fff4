/** The `skein` command: `cli.js` starts it. */
import { readFileSync } from 'node:fs';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { addDirectory } from './cli/directory.ts';
import { addDoctor } from './cli/doctor.ts';
import { CommandError, UsageError } from './cli/error.ts';
import { addGateway } from './cli/gateway.ts';
import { addImportCost } from './cli/import-cost.ts';
import { addInit } from './cli/init.ts';
import { addPrograms } from './cli/programs.ts';
import { addQuery } from './cli/query.ts';
import { addSchema } from './cli/schema.ts';
import { addStoreCopy } from './cli/store-copy.ts';
import { addToken } from './cli/token.ts';
import { readConfig } from './config.ts';
import { ImportError } from './import/index.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

/** Reads settings from a file. Variables of the environment take precedence. */
const loadSettings = (file: string): string => {
  try {
    process.loadEnvFile(file);
    return file;
  } catch {
    throw new InvalidArgumentError('expected a file of settings that can be read.');
  }
};

const program = new Command('skein')
  .version(version, '--version', 'print the version')
  .description('One GraphQL graph over a cloud-management API.')
  .addOption(
    new Option('--settings <file>', 'read settings from a file too; the environment precedes').argParser(loadSettings),
  )
  .showHelpAfterError('(add --help for what there is)')
  .exitOverride();

const config = () => {
  try {
    return readConfig(process.env);
  } catch (cause) {
    throw new ImportError((cause as Error).message, { cause });
  }
};

addInit(program);
addDirectory(program, config);
const imports = program.command('import').description('Import files of other makers into the directory.');
addImportCost(imports, config);
addStoreCopy(program.command('store').description('Look after the store of the service.'), config);
addPrograms(program);
addGateway(program, config);
addToken(program);
addQuery(program);
addSchema(program);
addDoctor(program);

/** 0: done, or help was asked for. 1: the command failed. 2: wrong usage, which commander found or the command itself. */
const exitCodeOf = (error: unknown): number => {
  if (error instanceof UsageError) return 2;
  const isUsage = error instanceof CommanderError && error.code !== 'commander.error' && error.exitCode !== 0;
  return isUsage ? 2 : error instanceof CommanderError ? error.exitCode : 1;
};

const isExpected = (error: unknown) => error instanceof ImportError || error instanceof CommandError;

try {
  await program.parseAsync();
} catch (error) {
  // Commander prints its own errors.
  const { message, stack } = error as Error;
  if (!(error instanceof CommanderError)) process.stderr.write(`${isExpected(error) ? message : stack}\n`);
  process.exitCode = exitCodeOf(error);
}
