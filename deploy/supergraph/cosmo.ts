/** `node deploy/supergraph/cosmo.ts <folder>`: writes what `wgc router compose` reads: the SDL of each area, and `graph.yaml`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DirectiveNode, print, visit } from 'graphql';
import { areas, parseTypeDefs } from '../../schema/subgraphSdl.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder to write to.');

/** Cosmo refuses an assumed size next to a page size with a default, which is then used. */
const withoutAssumedSize = (directive: DirectiveNode) => {
  const { name, arguments: given = [] } = directive;
  const isPaged = name.value === 'listSize' && given.some((argument) => argument.name.value === 'slicingArguments');
  return isPaged ? { ...directive, arguments: given.filter((one) => one.name.value !== 'assumedSize') } : undefined;
};

mkdirSync(folder, { recursive: true });
for (const area of areas)
  writeFileSync(join(folder, `${area}.graphql`), print(visit(parseTypeDefs(area), { Directive: withoutAssumedSize })));
const subgraphs = areas.map((area) => ({
  name: area,
  routing_url: `http://${area}:4000/graphql`,
  schema: { file: `./${area}.graphql` },
}));
// JSON is YAML.
writeFileSync(join(folder, 'graph.yaml'), `${JSON.stringify({ version: 1, subgraphs }, undefined, 2)}\n`);
