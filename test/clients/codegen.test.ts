import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { preset } from '@graphql-codegen/client-preset';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readCodeBlocks } from '../docs/codeBlocks.ts';
import { apiSchema, openCodegenWorkspace } from './codegenWorkspace.ts';
import { findTypeErrors, STRICT } from './findTypeErrors.ts';

/** A program of a dashboard's author: its documents, and the code that uses the answers. */
const program = (use: string) => `
import { graphql } from './graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

declare function ask<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Data;

const Page = graphql(\`query Page($first: Int!, $state: AlertStateInput!) {
  alerts(first: $first, filter: { state: { eq: $state } }) {
    totalCount
    nodes { id title state createdAt webhook { name } triggeredBy { __typename ... on User { id } ... on App { name } } }
  }
}\`);
const Acknowledge = graphql(\`mutation Acknowledge($input: AlertAcknowledgeInput!) {
  alertAcknowledge(input: $input) { alert { id state } userErrors { code message path } }
}\`);

${use}
`;

const SOUND = program(`
const { alerts } = ask(Page, { first: 20, state: 'TRIGGERED' });
export const titles: (string | null | undefined)[] = alerts?.nodes.map(({ title }) => title) ?? [];
export const total: number = alerts?.totalCount ?? 0;
export const hooks = alerts?.nodes.map(({ webhook }) => webhook?.name?.toUpperCase());
export const authors = alerts?.nodes.map(({ triggeredBy }) =>
  triggeredBy?.__typename === 'App' ? triggeredBy.name : triggeredBy?.__typename === 'User' ? triggeredBy.id : null);
const { alertAcknowledge } = ask(Acknowledge, { input: { id: 'alert-1' } });
export const refused = alertAcknowledge?.userErrors.some(({ code }) => code === 'NOT_FOUND') ?? true;
`);

const root = join(import.meta.dirname, '../..');

const SKEIN_CLIENT = join(root, 'client/index.ts');

/** Writes the program, generates its documents with the client preset, and returns the errors of both. */
const check = async (text: string, nullability = {}) => {
  await using workspace = await openCodegenWorkspace();
  const file = join(workspace.folder, 'program.ts');
  await writeFile(file, text);
  await generate(
    {
      schema: apiSchema,
      documents: file,
      generates: { [`${workspace.folder}/graphql/`]: { preset, config: { enumsAsTypes: true, nullability } } },
      silent: true,
    },
    true,
  );
  return findTypeErrors([file], {
    ...STRICT,
    allowImportingTsExtensions: true,
    paths: { 'skein-client': [SKEIN_CLIENT] },
  });
};

describe('typed documents of the client preset', () => {
  it('make a valid program strictly typed', async () => {
    expect(await check(SOUND)).toEqual([]);
  });

  it.each([
    {
      wrong: 'a field the document does not select',
      use: 'ask(Page, { first: 1, state: "TRIGGERED" }).alerts?.nodes[0]?.rule;',
      says: /Property 'rule' does not exist/,
    },
    {
      wrong: 'a nullable answer used as if it were there',
      use: 'ask(Page, { first: 1, state: "TRIGGERED" }).alerts.totalCount;',
      says: /is possibly 'null'/,
    },
    {
      wrong: 'a state that there is not',
      use: 'ask(Page, { first: 1, state: "ASLEEP" });',
      says: /"ASLEEP"' is not assignable/,
    },
    { wrong: 'a variable left out', use: 'ask(Page, { state: "TRIGGERED" });', says: /not assignable to parameter/ },
    {
      wrong: 'an input of another shape',
      use: 'ask(Acknowledge, { input: { alertId: "alert-1" } });',
      says: /'alertId' does not exist/,
    },
  ])('refuse $wrong', async ({ use, says }) => {
    const errors = await check(program(use));

    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(says);
  });

  it('cannot be generated from a query that is invalid in the graph', async () => {
    const wrong = program('').replace('title state', 'name state');

    await expect(check(wrong)).rejects.toThrow(/Cannot query field "name" on type "Alert"/);
  });
});

describe('the page of docs/first-query.md for clients that look for errors', () => {
  const page =
    readCodeBlocks('docs/first-query.md').find(({ text }) => text.includes('export const titles'))?.text ?? '';

  it('compiles with types in which a list is null only with an error', async () => {
    expect(await check(page, { errorHandlingClient: true })).toEqual([]);
  });

  it('does not compile without these types, or for a field that may be null without an error', async () => {
    expect(await check(page)).toEqual([expect.stringMatching(/'alerts' is possibly 'null'/)]);
    const wrong = page.replace('webhook?.name', 'webhook.name');
    const errors = await check(wrong, { errorHandlingClient: true });
    expect(errors).toEqual([expect.stringMatching(/'webhook' is possibly 'null'/)]);
  });
});

describe('the strict schema of graphql-sock', () => {
  it('has the marked fields non-null, for tools that do not know the directive', async () => {
    await using workspace = await openCodegenWorkspace();
    const file = join(workspace.folder, 'strict.graphql');
    const program = join(root, 'node_modules/graphql-sock/dist/cli/to-strict.js');
    execFileSync(process.execPath, [program, '-i', apiSchema, '-o', file]);

    const strict = buildSchema(await readFile(file, 'utf8'));

    const { alerts, alert } = strict.getQueryType()?.getFields() ?? {};
    expect([String(alerts?.type), String(alert?.type)]).toEqual(['AlertConnection!', 'Alert']);
    expect(String(strict.getMutationType()?.getFields().alertCreate?.type)).toBe('AlertCreatePayload!');
  });
});
