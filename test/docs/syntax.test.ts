/** Every fenced code of README and guides can be read by the program that it is for. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { buildSchema, KnownDirectivesRule, parse, specifiedRules, validate } from 'graphql';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { type CodeBlock, readCodeBlocks } from './codeBlocks.ts';

const root = join(import.meta.dirname, '../..');
const blocks = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root })].flatMap(readCodeBlocks);

const schema = buildSchema(readFileSync(join(root, 'schema/api.graphql'), 'utf8'));

/** Relay's directives and variables are not those of the graph; `test/clients/relay` compiles a fragment that has them. */
const rulesFor = (text: string) =>
  text.includes('@argumentDefinitions')
    ? specifiedRules.filter(({ name }) => name !== KnownDirectivesRule.name && !/Variables|Fragments/.test(name))
    : specifiedRules;

const typescriptErrors = (text: string) =>
  (ts.transpileModule(text, { reportDiagnostics: true }).diagnostics ?? []).map(({ messageText }) => messageText);

/** Reads code as its program would; throws, or returns what is wrong. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  graphql: (text) => validate(schema, parse(text), rulesFor(text)).map(({ message }) => message),
  // The body of a function, as Zabbix runs it.
  js: (text) => void new Script(`(() => { ${text} })()`),
  json: (text) => void JSON.parse(text),
  // JSON that others fill in.
  jsonc: (text) => void JSON.parse(text),
  sh: (text) => void execFileSync('bash', ['-n'], { input: text }),
  ts: typescriptErrors,
  // test/dashboard starts Alertmanager with it.
  yaml: () => undefined,
};

const printFirstLine = ({ file, text }: CodeBlock) => `${file}: ${text.split('\n').find(Boolean)}`;

describe('fenced code', () => {
  it.each(blocks.map((block) => [printFirstLine(block), block] as const))('is valid: %s', (_, { language, text }) => {
    expect(Object.keys(readers)).toContain(language);
    expect(readers[language]?.(text) ?? []).toEqual([]);
  });
});
