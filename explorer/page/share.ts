import { Kind, parse } from 'graphql';
import { fillPlaceholders } from './environments.ts';
import { GRAPH_URL } from './request.ts';
import { findStreamKind } from './streamKind.ts';

/** What a link, a command or a program repeats: a document and its variables, as texts. Never a token. */
export interface SharedQuery {
  readonly query: string;
  /** A JSON object; empty for none. */
  readonly variables: string;
}

/** A link that opens the explorer with a query. The query is in the fragment, which browsers send to no server. */
export const createLink = ({ query, variables }: SharedQuery): string => {
  const given = new URLSearchParams({ query, ...(variables.trim() && { variables }) });
  return new URL(`#${given}`, document.baseURI).href;
};

/** Reads a link of `createLink`, or one with `?query=` and `?variables=`, and removes both from the address. */
export const takeLinkedQuery = (): SharedQuery | null => {
  const { hash, search, pathname } = location;
  const given = [hash.slice(1), search].map((text) => new URLSearchParams(text)).find((one) => one.has('query'));
  if (given === undefined) return null;
  history.replaceState(null, '', pathname);
  return { query: given.get('query') ?? '', variables: given.get('variables') ?? '' };
};

/** A shell command that sends the query. It reads the token from the variable `TOKEN`. */
export const printCurl = (shared: SharedQuery): string => {
  const body = JSON.stringify(toRequestBody(shared)).replaceAll("'", "'\\''");
  return [
    `curl '${GRAPH_URL}'`,
    "-H 'content-type: application/json'",
    ...(findStreamKind(shared.query) ? ["-N -H 'accept: text/event-stream'"] : []),
    '-H "authorization: Bearer $TOKEN"',
    `--data '${body}'`,
  ].join(' \\\n  ');
};

/** A program that sends the query, or reads its stream. It expects the token in the variable `token`. */
export const printFetch = (shared: SharedQuery): string =>
  findStreamKind(shared.query) ? printStreamClient(shared) : printFetchCall(shared);

const printStreamClient = (shared: SharedQuery): string => `import { createClient } from 'graphql-sse';

const client = createClient({ url: '${GRAPH_URL}', headers: { authorization: \`Bearer \${token}\` } });
const results = client.iterate(${JSON.stringify(toRequestBody(shared), null, 2)});
for await (const result of results) console.log(result);
`;

const printFetchCall = (shared: SharedQuery): string => `const response = await fetch('${GRAPH_URL}', {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: \`Bearer \${token}\` },
  body: JSON.stringify(${JSON.stringify(toRequestBody(shared), null, 2).replaceAll('\n', '\n  ')}),
});
const { data, errors } = await response.json();
`;

/**
 * A TypeScript module with the query as a typed document, and its variables. `graphql` is the function that GraphQL Code
 * Generator's client preset writes; that of gql.tada takes the same text.
 */
export const printTypedDocument = (shared: SharedQuery): string => {
  const name = readOperationName(shared.query);
  const given = parseVariables(shared.variables);
  const text = shared.query.trim().replaceAll(/[\\`]|\$\{/g, '\\$&');
  return `import type { ResultOf, VariablesOf } from '@graphql-typed-document-node/core';
import { graphql } from './gql';

export const ${name}Document = graphql(\`
${text.replaceAll(/^(?=.)/gm, '  ')}
\`);

export type ${name}Data = ResultOf<typeof ${name}Document>;
export type ${name}Variables = VariablesOf<typeof ${name}Document>;
${given === undefined ? '' : `\nexport const variables: ${name}Variables = ${JSON.stringify(given, null, 2)};\n`}`;
};

/** The name of the first operation with one; `Query` if the text has none, or cannot be parsed. */
const readOperationName = (query: string): string => {
  try {
    const operations = parse(query).definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
    return operations.find(({ name }) => name !== undefined)?.name?.value ?? 'Query';
  } catch {
    return 'Query';
  }
};

/** With the values of the environment, as far as it has them: a command must do the same everywhere. */
const toRequestBody = ({ query, variables }: SharedQuery) => {
  const given = fillKnownPlaceholders(parseVariables(variables));
  return given === undefined ? { query } : { query, variables: given };
};

const fillKnownPlaceholders = (variables: unknown): unknown => {
  try {
    return fillPlaceholders(variables);
  } catch {
    return variables;
  }
};

const parseVariables = (variables: string): unknown => {
  try {
    return JSON.parse(variables);
  } catch {
    return undefined;
  }
};
