import { readFileSync } from 'node:fs';
import { type EnumTypeDefinitionNode, Kind } from 'graphql';
import { describe, expect, it } from 'vitest';
import { parseTypeDefs } from '../../schema/subgraphSdl.ts';
import { errorCatalogue } from '../../subgraphs/errors.ts';

const document = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8');

/** Rows of the table under a heading: the code and the other columns. */
const tableUnder = (heading: string) => {
  const section = document.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| `([A-Z_]+)` +\|([^|]*)\|/gm)].map(([, code = '', next = '']) => ({ code, next }));
};

const userErrorCodes = () => {
  const isIt = (node: { kind: string }): node is EnumTypeDefinitionNode =>
    node.kind === Kind.ENUM_TYPE_DEFINITION && (node as EnumTypeDefinitionNode).name.value === 'UserErrorCode';
  return (
    parseTypeDefs('monitoring')
      .definitions.find(isIt)
      ?.values?.map(({ name }) => name.value) ?? []
  );
};

describe('docs/errors.md', () => {
  it('lists every code of the catalogue, and no other, and where it appears', () => {
    const documented = tableUnder('When a POST fails');

    expect(documented.map(({ code }) => code).sort()).toEqual(Object.keys(errorCatalogue).sort());
    for (const [code, { reportedIn: seen }] of Object.entries(errorCatalogue)) {
      expect(documented.find((row) => row.code === code)?.next, code).toContain(`\`${seen}\``);
    }
  });

  it('lists the same codes for userErrors as the graph', () => {
    const documented = tableUnder('When a POST fails').filter(({ next }) => next.includes('`userErrors`'));

    expect(documented.map(({ code }) => code).sort()).toEqual(userErrorCodes().sort());
  });
});
