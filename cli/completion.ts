/** `skein completion`: scripts with which shells complete commands, options and their values. */
import tab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';

const NOTES = `
The script calls skein, which must be in the PATH, whenever the tab key is pressed. That for bash needs the package bash-completion.

Examples:
  source <(skein completion bash)
  skein completion zsh > ~/.zfunc/_skein
  skein completion fish > ~/.config/fish/completions/skein.fish`;

/** Directives of the protocol between scripts and the hidden command: whether the shell may complete names of files. */
const FILES = 0;
const NO_FILES = 4;

/** Lets the shell complete names of files where nothing else can stand. The library never does. */
const completeFiles = (root: ReturnType<typeof tab>) =>
  Object.defineProperty(root, 'directive', {
    get: () => (root.completions.length === 0 ? FILES : NO_FILES),
    set: () => {},
  });

/** The last line of the script for bash: without these options bash completes no names of files. */
const BASH_FILES = 'complete -o bashdefault -o default -F __skein_complete skein\n';

/** Adds the command, and a hidden one that answers the shells. They know the commands that were added before. */
export const addCompletion = (program: Command): void => {
  completeFiles(tab(program, { completionCommandName: 'completion' }));
  program.commands
    .find((command) => command.name() === 'completion')
    ?.summary('print a script that completes commands in a shell')
    .description('Print a script with which a shell completes commands, options and their values.')
    .addHelpText('after', NOTES)
    .hook('postAction', (_program, { args: [shell] }) => {
      if (shell === 'bash') process.stdout.write(BASH_FILES);
    });
};
