import { readFileSync } from 'node:fs';
import type { GraphQLError } from 'graphql';
import { createEngine, type Engine, readSubgraphs } from '../../gateway/index.ts';

/** The outcome of a document, and its cost. */
export interface DocumentReading {
  readonly cpuMs: number;
  /** The codes of its errors, or `accepted`. */
  readonly outcome: string;
}

/** An engine for the project's own graph, with subgraphs that return no data. */
export const createEmptyEngine = (): Engine<object> => {
  const supergraphSdl = readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8');
  const executors = Object.fromEntries(readSubgraphs(supergraphSdl).map(({ name }) => [name, () => ({ data: {} })]));
  return createEngine({ supergraphSdl, executors });
};

let sent = 0;

/** CPU time of a document that was not sent before, from its text to an answer without data. */
export const measureDocument = async (engine: Engine<object>, text: string): Promise<DocumentReading> => {
  const fresh = `${text}#${sent++}`;
  const start = process.cpuUsage();
  const { errors } = await engine.execute({ text: fresh, context: {} });
  const { user, system } = process.cpuUsage(start);
  return { cpuMs: (user + system) / 1000, outcome: printOutcome(errors) };
};

const printOutcome = (errors: readonly GraphQLError[] = []) =>
  errors.length === 0 ? 'accepted' : [...new Set(errors.map(({ extensions }) => String(extensions.code)))].join(', ');

/** The median of several readings. */
export const measureDocumentOften = async (
  engine: Engine<object>,
  text: string,
  times: number,
): Promise<DocumentReading> => {
  const readings: DocumentReading[] = [];
  for (let time = 0; time < times; time++) readings.push(await measureDocument(engine, text));
  return readings.toSorted((a, b) => a.cpuMs - b.cpuMs)[Math.floor(times / 2)] as DocumentReading;
};
