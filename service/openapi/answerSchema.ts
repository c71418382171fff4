/** The schemas of answers: the response of the contract, or the requested part of each record. */
import { AnalyzeResult, StatisticsResult } from '../../contract/core/query.ts';
import type { Operation } from '../../contract/resource.ts';
import { plain, type Rewrite, rewritten, type Schema, timesAs } from './schema.ts';

/** Semantics 1.2.4. */
const Instant: Schema = {
  title: 'Instant',
  description: 'ISO 8601, UTC, three decimals, `Z`. Empty: not set.',
  type: 'string',
  pattern: '^(\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z)?$',
};

/** A message in which any member may be missing, at any depth. */
const partial: Rewrite = (schema) => {
  const { required: _, title, ...rest } = schema;
  if (!schema.properties) return schema;
  return title ? { ...rest, title: `${title}.part`, description: `The selected members of \`${title}\`.` } : rest;
};

/** The record, or a part of it where the request can select one (semantics 1.5.3, 1.5.4). */
const orPart = (record: Schema): Schema => ({ anyOf: [record, rewritten(record, partial)] });

const asks = ({ request }: Operation, member: string) => member in ((request as Schema).properties ?? {});

/** Statistics are Structs on the wire; their form is known (semantics 2.6.9, 2.7.7). */
const statistics: Readonly<Record<string, object>> = { stat: StatisticsResult, analyze: AnalyzeResult };

/** The schema of an operation's answers. */
export const answerSchema = (operation: Operation): Schema => {
  const name = operation.id.slice(operation.id.lastIndexOf('.') + 1);
  const answer = rewritten(plain(statistics[name] ?? operation.response), timesAs(Instant));
  if (asks(operation, 'only')) return orPart(answer);
  const { results } = answer.properties ?? {};
  if (statistics[name] || !results?.items || !asks(operation, 'query')) return answer;
  return { ...answer, properties: { ...answer.properties, results: { ...results, items: orPart(results.items) } } };
};
