/** The engine of this project's graph. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createEngine, type Engine, type EngineOptions } from '../../gateway/index.ts';
import { description } from '../../schema/description.ts';
import { type Context, scalarParsers } from '../../subgraphs/index.ts';

/** The supergraph that comes with the project. */
export const SUPERGRAPH_FILE = fileURLToPath(new URL('../../schema/supergraph.graphql', import.meta.url));

/**
 * Creates the engine from a file as it is now.
 *
 * @throws Error the file is not a supergraph of these subgraphs
 */
export const readEngine = (file: string, options: Omit<EngineOptions<Context>, 'supergraphSdl'>): Engine<Context> => {
  try {
    return createEngine<Context>({
      ...options,
      supergraphSdl: readFileSync(file, 'utf8'),
      description,
      deletedEntities: 'remove',
      scalars: scalarParsers,
    });
  } catch (error) {
    throw new Error(`SUPERGRAPH_FILE: ${file}: ${(error as Error).message}`, { cause: error });
  }
};
