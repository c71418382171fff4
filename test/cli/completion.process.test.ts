/** `skein completion`, in the shells themselves. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTestFolder, writeTestFile } from '../import/focusFiles.ts';
import { runSkein } from '../import/runSkein.ts';

const cli = join(import.meta.dirname, '../../cli/skein.js');

/** Runs a script in a shell that has `runSkein` in its PATH. */
const inShell = (shell: string, script: string, ...args: string[]) => {
  const bin = makeTestFolder();
  const wrapper = `#!/bin/sh\nexec "${process.execPath}" "${cli}" "$@"\n`;
  writeFileSync(join(bin, 'skein'), wrapper, { mode: 0o755 });
  const env = { PATH: `${bin}:${process.env.PATH}`, HOME: bin, TERM: 'dumb' };
  return spawnSync(shell, [writeTestFile(script, 'script'), ...args], { env, encoding: 'utf8', timeout: 120_000 });
};

const isInstalled = (shell: string) => spawnSync(shell, ['-c', 'true']).status === 0;

/** What a test asks for is what the shells are given: a line, and what the tab key makes of its end. */
const BASH = `
_get_comp_words_by_ref() { words=("\${COMP_WORDS[@]}"); cword=$COMP_CWORD; cur=\${words[cword]}; }
eval "$(skein completion bash)"
complete -p skein
completed() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); __skein_complete 2>/dev/null; printf '%s\\n' "\${COMPREPLY[*]}"; }
completed skein d
completed skein schema ''
completed skein import cost --dr
completed skein import cost --cost B
completed skein query ''
`;

const FISH = `
skein completion fish | source
for line in 'skein d' 'skein schema ' 'skein import cost --dr' "skein query $argv[1]"
  complete -C $line | string replace -r '\\t.*' '' | string join ' '
end
`;

/** In a terminal of its own: the line editor writes the line that the tab key leaves to a file. */
const ZSH = `
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "autoload -Uz compinit; compinit -u -D; eval \\"\\$(skein completion zsh)\\"
dump() { print -r -- \\$BUFFER > $1 }; zle -N dump; bindkey '^X' dump; print rea''dy"
zpty -r shell seen '*ready*'
zpty -w -n shell "$2"$'\\t\\x18'
for i in {1..600}; do [[ -s $1 ]] && break; sleep 0.1; done
zpty -d shell
`;

describe('completion', { timeout: 180_000 }, () => {
  it('in bash has commands, options, their values, and files where these can stand', () => {
    const { stdout } = inShell('bash', BASH);
    expect(stdout.split('\n')).toEqual([
      'complete -o bashdefault -o default -F __skein_complete skein',
      ...['directory doctor', 'print diff help', '--dry-run', 'BilledCost', '', ''],
    ]);
  });

  it.skipIf(!isInstalled('fish'))('in fish has commands, options, and files where these can stand', () => {
    const file = writeTestFile('', 'alerts.graphql');
    const { stdout } = inShell('fish', FISH, file.slice(0, -5));
    expect(stdout.split('\n')).toEqual(['directory doctor', 'diff help print', '--dry-run', file, '']);
  });

  it.skipIf(!isInstalled('zsh')).each([
    ['skein doct', 'skein doctor \n'],
    ['skein import cost --dr', 'skein import cost --dry-run \n'],
    ['skein query /etc/nsswitch.con', 'skein query /etc/nsswitch.conf \n'],
  ])('in zsh completes %s as intended', (line, expected) => {
    const file = join(makeTestFolder(), 'line');
    inShell('zsh', ZSH, file, line);
    expect(readFileSync(file, 'utf8')).toBe(expected);
  });

  it('refuses other shells', async () => {
    const { code, stdout, stderr } = await runSkein(['completion', 'tcsh'], {}).ended;
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/'tcsh' is invalid.* zsh, bash, fish/);
  });
});
