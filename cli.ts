/** The `skein` command: `cli.js` starts it. */
import { Command, CommanderError } from 'commander';
import { addGateway } from './cli/gateway.ts';
import { addImportCost } from './cli/import-cost.ts';
import { addStoreCopy } from './cli/store-copy.ts';
import { readConfig } from './config.ts';
import { ImportError } from './import/index.ts';

const program = new Command('skein')
  .description('One GraphQL graph over a cloud-management API: everything beside running it.')
  .showHelpAfterError('(add --help for what there is)')
  .exitOverride();

const config = () => {
  try {
    return readConfig(process.env);
  } catch (cause) {
    throw new ImportError((cause as Error).message, { cause });
  }
};

const imports = program.command('import').description('Import files of other makers into the directory.');
addImportCost(imports, config);
addStoreCopy(program.command('store').description('Look after the store of the service.'), config);
addGateway(program, config);

try {
  await program.parseAsync();
} catch (error) {
  // Commander prints its own errors. Requesting help is not a failure.
  const isReported = error instanceof CommanderError;
  if (!isReported) process.stderr.write(`${error instanceof ImportError ? error.message : (error as Error).stack}\n`);
  process.exitCode = isReported ? error.exitCode : 1;
}
