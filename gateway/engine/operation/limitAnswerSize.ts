import type { ExecutionResult } from 'graphql';
import type { Limits } from '../base/limits.ts';
import { answerTooLong } from '../base/requestBudget.ts';
import { yieldToEventLoop } from '../base/yieldToEventLoop.ts';
import type { PlanRun } from '../execute/planRun.ts';
import { exceedsBytes, type Measure, measureUnits, type SharedObject } from '../shape/answerSize.ts';
import type { CompiledOperation } from './compileOperation.ts';
import { type PrintedChunks, printInTimeSlices, type SharedPrinting } from './printInTimeSlices.ts';

/** An answer of at least this many UTF-16 code units is large. */
const LARGE_ANSWER_UNITS = 1_000_000;

/** Rows from which on an object that occurs in many places is worth its own text. One short text costs less otherwise. */
const MANY_ROWS = 256;

/** The JSON of `data` objects that have been printed. */
const printedAnswers = new WeakMap<object, readonly Buffer[]>();

/**
 * The JSON of an answer's data in UTF-8, in parts, if it has been printed: that of a large answer, since its bytes are counted by printing
 * it, and that of many rows with objects that occur in many places.
 */
export const getPrintedData = ({ data }: ExecutionResult): readonly Buffer[] | undefined =>
  data === undefined || data === null ? undefined : printedAnswers.get(data);

/**
 * Refuses an answer whose JSON is larger than `maxAnswerBytes`.
 *
 * @param shared prints the objects that occur in many places of the answer
 */
export const limitAnswerSize = (
  result: ExecutionResult,
  measure: Measure,
  limits: Limits,
  shared?: SharedPrinting,
): ExecutionResult | Promise<ExecutionResult> => {
  const { data, errors } = result;
  const ofErrors = errors === undefined ? 0 : measureUnits(errors, limits.maxAnswerBytes);
  const units = measure(data, limits.maxAnswerBytes, shared?.objects) + ofErrors;
  if (units > limits.maxAnswerBytes) return tooLongResult(limits);
  // Texts of shared objects would cost the garbage collector here what they save.
  if (data && units >= LARGE_ANSWER_UNITS) return yieldToEventLoop().then(() => printData(result, data, limits));
  if (data && shared) return printData(result, data, limits, shared);
  return exceedsBytes(result, units, limits.maxAnswerBytes) ? tooLongResult(limits) : result;
};

/** How to print the objects that occur in many places of a run's answer. Undefined if it is not worth it, or not hot. */
export const prepareSharedPrinting = (
  { printer: printerWhenHot }: Pick<CompiledOperation<never>, 'printer'>,
  { shared, budget }: Pick<PlanRun<never>, 'shared' | 'budget'>,
): SharedPrinting | undefined => {
  if (shared === undefined || budget.rows < MANY_ROWS) return undefined;
  const printer = printerWhenHot();
  if (printer === undefined) return undefined;
  // By copy, which the answer has. Where the data is the answer as it is, there are no copies.
  const objects = new Map<unknown, SharedObject>();
  for (const [object, copied] of shared)
    objects.set(copied === undefined ? object : copied.copy, { units: undefined, text: undefined });
  return { printer, objects };
};

const printData = (
  result: ExecutionResult,
  data: object,
  limits: Limits,
  shared?: SharedPrinting,
): ExecutionResult | Promise<ExecutionResult> => {
  const end = (printed: PrintedChunks) => {
    if (printed === undefined) return tooLongResult(limits);
    printedAnswers.set(data, printed);
    return result;
  };
  // A custom scalar has a value that JSON cannot print: printing the answer throws the same error.
  const fail = () => result;
  try {
    const printed = printInTimeSlices(data, limits.maxAnswerBytes - countErrorBytes(result), shared);
    return printed instanceof Promise ? printed.then(end, fail) : end(printed);
  } catch {
    return fail();
  }
};

const tooLongResult = (limits: Limits): ExecutionResult => ({ errors: [answerTooLong(limits)] });

const countErrorBytes = ({ errors }: ExecutionResult): number =>
  errors === undefined ? 0 : Buffer.byteLength(JSON.stringify(errors));
