/** The commands of `skein`, collected. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { readConfig } from '../app/config/index.ts';
import { printRelease, release } from '../app/release.ts';
import { addCompletion } from './completion.ts';
import { addDirectory } from './directory.ts';
import { addDoctor } from './doctor.ts';
import { UsageError } from './error.ts';
import { addGateway } from './gateway.ts';
import { addHelp } from './help.ts';
import { addImportCost } from './importCost.ts';
import { addInit } from './init.ts';
import { addMcp } from './mcp.ts';
import { addQuery } from './query.ts';
import { addPrograms } from './runPrograms.ts';
import { addSchema } from './schema.ts';
import { addStoreCopy } from './storeCopy.ts';
import { addStoreDistribute } from './storeDistribute.ts';
import { addStoreStatus } from './storeStatus.ts';
import { addToken } from './token.ts';
import { addWebhook } from './webhook.ts';

/** Reads settings from a file. Variables of the environment take precedence. */
const loadSettings = (file: string): string => {
  try {
    process.loadEnvFile(file);
    return file;
  } catch {
    throw new InvalidArgumentError('expected a file of settings that can be read.');
  }
};

const readSettings = () => {
  try {
    return readConfig(process.env);
  } catch (cause) {
    throw new UsageError((cause as Error).message, { cause });
  }
};

/** Creates the program. It runs nothing until it parses arguments; errors of usage are thrown, not exited with. */
export const createSkeinProgram = (): Command => {
  const program = new Command('skein')
    .version(printRelease(release), '--version', 'print the version and the commit')
    .description('One GraphQL graph over a cloud-management API.')
    .addOption(
      new Option('--settings <file>', 'read settings from a file too; the environment precedes').argParser(
        loadSettings,
      ),
    )
    .showHelpAfterError('(add --help for what there is)')
    .exitOverride();
  addInit(program);
  addDirectory(program, readSettings);
  const imports = program
    .command('import')
    .description('Import files that other programs write, such as exports of cost.');
  addImportCost(imports, readSettings);
  addWebhook(program);
  const stores = program.command('store').description('Look after the store of the service.');
  addStoreCopy(stores, readSettings);
  addStoreDistribute(stores, readSettings);
  addStoreStatus(stores, readSettings);
  addPrograms(program);
  addGateway(program, readSettings);
  addToken(program);
  addQuery(program);
  addMcp(program);
  addSchema(program);
  addDoctor(program);
  addHelp(program);
  // Last, because it completes the commands there are.
  addCompletion(program);
  return program;
};
