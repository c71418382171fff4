/** The settings of other routers fit the areas and the supergraph. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeServices } from '@theguild/federation-composition';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { areas } from '../../schema/subgraphSdl.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'deploy/supergraph');

describe('deploy/supergraph', () => {
  it('writes all areas for Cosmo at the addresses of the supergraph, in SDL that composes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'skein-cosmo-'));
    try {
      const { status, stderr } = spawnSync(process.execPath, [join(FOLDER, 'cosmo.ts'), folder], { encoding: 'utf8' });
      expect(status, stderr).toBe(0);

      const { subgraphs } = JSON.parse(readFileSync(join(folder, 'graph.yaml'), 'utf8')) as {
        subgraphs: { name: string; routing_url: string; schema: { file: string } }[];
      };
      expect(subgraphs.map(({ name }) => name)).toEqual([...areas]);
      const supergraph = readFileSync(join(ROOT, 'schema/supergraph.graphql'), 'utf8');
      for (const { name, routing_url } of subgraphs)
        expect(supergraph).toContain(`@join__graph(name: "${name}", url: "${routing_url}")`);
      const services = subgraphs.map(({ name, routing_url: url, schema }) => {
        const typeDefs = readFileSync(join(folder, schema.file), 'utf8');
        expect(typeDefs).not.toMatch(/assumedSize: \d+, slicingArguments/);
        return { name, url, typeDefs: parse(typeDefs) };
      });
      expect(composeServices(services).errors).toBeUndefined();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each(['hive-router.yaml', 'apollo-router.yaml', 'cosmo-router.yaml'])(
    '%s sends the headers on that areas need',
    (file) => {
      const text = readFileSync(join(FOLDER, file), 'utf8');
      for (const header of ['authorization', 'x-request-id'])
        expect(text).toMatch(new RegExp(`propagate.*named: ${header} `, 'i'));
    },
  );
});
