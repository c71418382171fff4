/** The schemas of answers: the response of the contract, or the requested part of each record. */
import { AnalyzeResult, StatisticsResult } from '../../contract/core/query.ts';
import type { Operation } from '../../contract/resource.ts';
import { type OpenApiSchema, type RewriteSchema, replaceTimes, rewriteSchema, toPlainSchema } from './schema.ts';

/** Semantics 1.2.4. */
const Instant: OpenApiSchema = {
  title: 'Instant',
  description: 'ISO 8601, UTC, three decimals, `Z`. Empty: not set.',
  type: 'string',
  pattern: '^(\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z)?$',
};

/** A message in which any member may be missing, at any depth. */
const makePartial: RewriteSchema = (schema) => {
  const { required: _, title, ...rest } = schema;
  if (!schema.properties) return schema;
  return title ? { ...rest, title: `${title}.part`, description: `The selected members of \`${title}\`.` } : rest;
};

/** The record, or a part of it where the request can select one (semantics 1.5.3, 1.5.4). */
const orPartial = (record: OpenApiSchema): OpenApiSchema => ({ anyOf: [record, rewriteSchema(record, makePartial)] });

const accepts = ({ request }: Operation, member: string) => member in ((request as OpenApiSchema).properties ?? {});

/** Statistics are Structs on the wire; their form is known (semantics 2.6.9, 2.7.7). */
const statisticsSchemas: Readonly<Record<string, object>> = { stat: StatisticsResult, analyze: AnalyzeResult };

/** The schema of an operation's answers. */
export const createAnswerSchema = (operation: Operation): OpenApiSchema => {
  const name = operation.id.slice(operation.id.lastIndexOf('.') + 1);
  const answer = rewriteSchema(toPlainSchema(statisticsSchemas[name] ?? operation.response), replaceTimes(Instant));
  if (accepts(operation, 'only')) return orPartial(answer);
  const { results } = answer.properties ?? {};
  if (statisticsSchemas[name] || !results?.items || !accepts(operation, 'query')) return answer;
  return { ...answer, properties: { ...answer.properties, results: { ...results, items: orPartial(results.items) } } };
};
