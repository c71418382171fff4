/** What holds for every command: help, examples, refused arguments. Examples are those of the help and of the documents. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { createSkeinProgram } from '../../cli/skeinProgram.ts';
import { readCodeBlocks } from '../docs/codeBlocks.ts';
import { makeTestFolder, writeTestFile } from '../import/focusFiles.ts';
import { runSkein } from '../import/runSkein.ts';

const root = join(import.meta.dirname, '../..');

const listLeafCommands = (command: Command): Command[] =>
  command.commands.length === 0
    ? [command]
    : command
        .createHelp()
        .visibleCommands(command)
        .filter((each) => each.name() !== 'help')
        .flatMap(listLeafCommands);

const readCommandPath = (command: Command): readonly string[] =>
  command.parent ? [...readCommandPath(command.parent), command.name()] : [];

const commands = listLeafCommands(createSkeinProgram()).map((command) => readCommandPath(command).join(' '));

/** Commands that take any number of arguments. */
const takesMany = ['import cost', 'directory delete'];

/** A program whose commands do nothing, and that prints into a list. */
const idleProgram = () => {
  const printed: string[] = [];
  const program = createSkeinProgram();
  const quiet = (command: Command): void => {
    command.exitOverride().configureOutput({ writeOut: (text) => void printed.push(text), writeErr: () => {} });
    if (command.commands.length === 0) command.action(() => {});
    command.commands.forEach(quiet);
  };
  quiet(program);
  return { program, printed };
};

const printHelp = (command: string): string => {
  const { program, printed } = idleProgram();
  expect(() => program.parse([...command.split(' '), '--help'], { from: 'user' })).toThrow('(outputHelp)');
  return printed.join('');
};

/** The arguments of every call of `runSkein` in a script, split by bash itself. No other program is run. */
const callsIn = (script: string): readonly string[][] => {
  const directory = makeTestFolder();
  for (const name of ['.zfunc', '.config/fish/completions']) mkdirSync(join(directory, name), { recursive: true });
  const log = join(directory, 'calls');
  const recording = `skein() { printf '%s\\x1f' "$@" >> ${log}; printf '\\x1e' >> ${log}; }; npx() { [ "$1" != skein ] || "$@"; }`;
  const file = writeTestFile(`${recording}\n${script}`, 'script.sh');
  spawnSync('/bin/bash', [file], { cwd: directory, env: { PATH: directory, HOME: directory } });
  const calls = readFileSync(log, { encoding: 'utf8', flag: 'a+' }).split('\x1e').slice(0, -1);
  return calls.map((call) => call.split('\x1f').slice(0, -1));
};

const callsCommand = new RegExp(`\\bskein (?:${commands.join('|')})(?=[\\s)]|$)`);

/** Blocks of documents that call `runSkein`. */
const documented = ['README.md', ...globSync('docs/*.md', { cwd: root })]
  .flatMap(readCodeBlocks)
  .filter(({ language, text }) => language === 'sh' && callsCommand.test(text));

const parse = (call: readonly string[]) => {
  const cwd = process.cwd();
  const directory = makeTestFolder();
  writeFileSync(join(directory, '.env'), '');
  process.chdir(directory);
  try {
    idleProgram().program.parse(call, { from: 'user' });
  } finally {
    process.chdir(cwd);
  }
};

const readExamples = (help: string): string => help.replace(/^[\s\S]*\nExamples?:\n/, '');

describe('a command', () => {
  it.each(commands)('%s has a summary and examples in its help, which it reads', (command) => {
    const help = printHelp(command);
    expect(help).toMatch(/\nExamples?:\n/);
    const calls = callsIn(readExamples(help));
    const own = calls.filter((call) => call.join(' ').startsWith(command));
    expect(own).not.toEqual([]);
    for (const call of calls) expect(() => parse(call), call.join(' ')).not.toThrow();
  });

  it.each(commands)('%s refuses unknown options and arguments', (command) => {
    const [call = []] = callsIn(readExamples(printHelp(command))).filter((each) => each.join(' ').startsWith(command));
    expect(() => parse([...call, '--nonsense'])).toThrow("unknown option '--nonsense'");
    if (!takesMany.includes(command)) expect(() => parse([...call, 'one', 'more'])).toThrow('too many arguments');
  });

  it('is in docs/commands.md', () => {
    const guide = readFileSync(join(root, 'docs/commands.md'), 'utf8');
    expect(commands.filter((command) => !guide.includes(`\`skein ${command}`))).toEqual([]);
  });
});

describe('a command in a document', () => {
  it.each(documented.map(({ file, text }) => [`${file}: ${text.split('\n')[0]}`, text]))('%s', (_name, text) => {
    const calls = callsIn(text);
    expect(calls).not.toEqual([]);
    for (const call of calls) expect(() => parse(call), call.join(' ')).not.toThrow();
  });
});

describe('skein help', () => {
  it.each(['import cost', 'import', 'store copy', 'schema'])('%s shows the help of that command', async (command) => {
    const { code, stdout } = await runSkein(['help', ...command.split(' ')], {}).ended;

    expect({ code, usage: stdout.split('\n')[0] }).toEqual({
      code: 0,
      usage: expect.stringMatching(new RegExp(`^Usage: skein ${command} \\[options\\]`)),
    });
  });

  it('reports an unknown command', async () => {
    const { code, stderr } = await runSkein(['help', 'import', 'nonsense'], {}).ended;

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
    const { code, stdout, stderr } = await runSkein(args, {}).ended;
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/Usage: skein|unknown command 'nonsense'|unknown option '--nonsense'/);
  });
});
