/** `skein help`: the help of a command, at any depth. */
import { Command } from 'commander';

/** Adds the command. That of the library knows the commands of one level. */
export const addHelp = (program: Command): void => {
  const help = new Command('help')
    .argument('[command...]', 'the command')
    .description('display help for command')
    .helpOption(false)
    .action((names: readonly string[]) => findCommand(program, names).help());
  program.helpCommand(false).addCommand(help);
};

const findCommand = (command: Command, [name, ...rest]: readonly string[]): Command => {
  if (name === undefined) return command;
  const found = command.commands.find((each) => each.name() === name);
  if (found === undefined)
    command.error(`error: unknown command '${name}'`, { exitCode: 2, code: 'commander.unknownCommand' });
  return findCommand(found, rest);
};
