/** What holds for every command: help, examples, refused arguments. Examples are those of the help and of the documents. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { skeinProgram } from '../../cli/program.ts';
import { blocksOf } from '../docs/blocks.ts';
import { folder, writeFile } from '../import/focus.ts';
import { skein } from '../import/skein.ts';

const root = join(import.meta.dirname, '../..');

const leavesOf = (command: Command): Command[] =>
  command.commands.length === 0
    ? [command]
    : command
        .createHelp()
        .visibleCommands(command)
        .filter((each) => each.name() !== 'help')
        .flatMap(leavesOf);

const pathOf = (command: Command): readonly string[] =>
  command.parent ? [...pathOf(command.parent), command.name()] : [];

const commands = leavesOf(skeinProgram()).map((command) => pathOf(command).join(' '));

/** Commands that take any number of arguments. */
const takesMany = ['import cost', 'directory delete'];

/** A program whose commands do nothing, and that prints into a list. */
const idleProgram = () => {
  const printed: string[] = [];
  const program = skeinProgram();
  const quiet = (command: Command): void => {
    command.exitOverride().configureOutput({ writeOut: (text) => void printed.push(text), writeErr: () => {} });
    if (command.commands.length === 0) command.action(() => {});
    command.commands.forEach(quiet);
  };
  quiet(program);
  return { program, printed };
};

const helpOf = (command: string): string => {
  const { program, printed } = idleProgram();
  expect(() => program.parse([...command.split(' '), '--help'], { from: 'user' })).toThrow('(outputHelp)');
  return printed.join('');
};

/** The arguments of every call of `skein` in a script, split by bash itself. No other program is run. */
const callsIn = (script: string): readonly string[][] => {
  const directory = folder();
  for (const name of ['.zfunc', '.config/fish/completions']) mkdirSync(join(directory, name), { recursive: true });
  const log = join(directory, 'calls');
  const recording = `skein() { printf '%s\\x1f' "$@" >> ${log}; printf '\\x1e' >> ${log}; }; npx() { [ "$1" != skein ] || "$@"; }`;
  const file = writeFile(`${recording}\n${script}`, 'script.sh');
  spawnSync('/bin/bash', [file], { cwd: directory, env: { PATH: directory, HOME: directory } });
  const calls = readFileSync(log, { encoding: 'utf8', flag: 'a+' }).split('\x1e').slice(0, -1);
  return calls.map((call) => call.split('\x1f').slice(0, -1));
};

const callsCommand = new RegExp(`\\bskein (?:${commands.join('|')})(?=[\\s)]|$)`);

/** Blocks of documents that call `skein`. */
const documented = ['README.md', ...globSync('docs/*.md', { cwd: root })]
  .flatMap(blocksOf)
  .filter(({ language, text }) => language === 'sh' && callsCommand.test(text));

const parse = (call: readonly string[]) => {
  const cwd = process.cwd();
  const directory = folder();
  writeFileSync(join(directory, '.env'), '');
  process.chdir(directory);
  try {
    idleProgram().program.parse(call, { from: 'user' });
  } finally {
    process.chdir(cwd);
  }
};

const examplesOf = (help: string): string => help.replace(/^[\s\S]*\nExamples?:\n/, '');

describe('P19 a command', () => {
  it.each(commands)('%s has a summary and examples in its help, which it reads', (command) => {
    const help = helpOf(command);
    expect(help).toMatch(/\nExamples?:\n/);
    const calls = callsIn(examplesOf(help));
    const own = calls.filter((call) => call.join(' ').startsWith(command));
    expect(own).not.toEqual([]);
    for (const call of calls) expect(() => parse(call), call.join(' ')).not.toThrow();
  });

  it.each(commands)('%s refuses unknown options and arguments', (command) => {
    const [call = []] = callsIn(examplesOf(helpOf(command))).filter((each) => each.join(' ').startsWith(command));
    expect(() => parse([...call, '--nonsense'])).toThrow("unknown option '--nonsense'");
    if (!takesMany.includes(command)) expect(() => parse([...call, 'one', 'more'])).toThrow('too many arguments');
  });

  it('is in docs/commands.md', () => {
    const guide = readFileSync(join(root, 'docs/commands.md'), 'utf8');
    expect(commands.filter((command) => !guide.includes(`\`skein ${command}`))).toEqual([]);
  });
});

describe('P19 a command in a document', () => {
  it.each(documented.map(({ file, text }) => [`${file}: ${text.split('\n')[0]}`, text]))('%s', (_name, text) => {
    const calls = callsIn(text);
    expect(calls).not.toEqual([]);
    for (const call of calls) expect(() => parse(call), call.join(' ')).not.toThrow();
  });
});

describe('skein help', () => {
  it.each(['import cost', 'import', 'store copy', 'schema'])('%s shows the help of that command', async (command) => {
    const { code, stdout } = await skein(['help', ...command.split(' ')], {}).ended;

    expect({ code, usage: stdout.split('\n')[0] }).toEqual({
      code: 0,
      usage: expect.stringMatching(new RegExp(`^Usage: skein ${command} \\[options\\]`)),
    });
  });

  it('of a command that there is not says so', async () => {
    const { code, stderr } = await skein(['help', 'import', 'nonsense'], {}).ended;

    expect(code).toBe(2);
    expect(stderr).toContain("unknown command 'nonsense'");
  });
});

describe('skein without a command', () => {
  it.each([
    ['no arguments', []],
    ['a group alone', ['directory']],
    ['an unknown command of a group', ['schema', 'nonsense']],
    ['an unknown option', ['--nonsense']],
  ])('given %s, exits with 2 and says what there is', async (_given, args) => {
    const { code, stdout, stderr } = await skein(args, {}).ended;
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/Usage: skein|unknown command 'nonsense'|unknown option '--nonsense'/);
  });
});
