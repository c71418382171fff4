/** `skein start`, `skein service`, `skein subgraph`: run what the npm scripts of the same names run. */
import { extname } from 'node:path';
import type { Command } from 'commander';

/** Runs a program in this process, as if Node had started it with these arguments. It ends on SIGINT or SIGTERM. */
const run = async (program: 'start' | 'service' | 'subgraph', args: readonly string[] = []) => {
  // The package has JavaScript where the repository has TypeScript.
  const url = new URL(`../app/${program}${extname(import.meta.filename)}`, import.meta.url);
  process.argv.splice(1, process.argv.length, url.pathname, ...args);
  await import(url.href);
};

const printNotes = (example: string) => `
Settings are read from the environment (docs/settings.md).

Example:
  ${example}`;

/** Adds the commands. */
export const addPrograms = (program: Command): void => {
  program
    .command('start')
    .summary('run everything')
    .description('Run gateway, areas and explorer, and the service unless UPSTREAM_URL names another deployment.')
    .addHelpText('after', printNotes('PORT=5000 DATA_DIR=/srv/skein skein start'))
    .action(() => run('start'));
  program
    .command('service')
    .summary('run the service alone')
    .description('Run the service of the POST API alone.')
    .addHelpText('after', printNotes('DATABASE_URL=postgres://skein@db/skein skein service'))
    .action(() => run('service'));
  program
    .command('subgraph')
    .summary('run one area of the graph')
    .description('Run one area of the graph as a process of its own, over the POST API at UPSTREAM_URL.')
    .argument('<area>', 'area, e.g. monitoring')
    .addHelpText('after', printNotes('UPSTREAM_URL=http://127.0.0.1:4001 PORT=4101 skein subgraph monitoring'))
    .action((area: string) => run('subgraph', [area]));
};
