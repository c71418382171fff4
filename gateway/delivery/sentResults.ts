import type { ExecutionResult, GraphQLError } from 'graphql';
import type { EnteredRequest } from '../admission/gate.ts';
import { collectErrors, isIncrementalPayload } from '../engine/incremental/payloads.ts';
import type { EndedOperation } from '../telemetry/requestRecord.ts';

/** What log and metrics see of the results that were sent to a client. */
export class SentResults {
  /** The last one. Empty before the first one. */
  last: ExecutionResult = {};
  #data: ExecutionResult['data'];
  readonly #errors: GraphQLError[] = [];

  add(result: ExecutionResult, { record, open }: Pick<EnteredRequest<unknown>, 'record' | 'open'>): void {
    this.last = result;
    if (!isIncrementalPayload(result)) return;
    record.firstMs ??= performance.now() - open.startedAt;
    this.#data ??= result.data;
    this.#errors.push(...collectErrors(result));
  }

  /** One answer, whole or in parts. One without its last part was aborted. */
  asAnswer(): Pick<EndedOperation, 'result' | 'outcome'> {
    if (!isIncrementalPayload(this.last)) return { result: this.last };
    const errors = this.#errors.length === 0 ? {} : { errors: this.#errors };
    const result: ExecutionResult = this.#data === undefined ? errors : { ...errors, data: this.#data };
    return this.last.hasNext ? { result, outcome: 'aborted' } : { result };
  }
}
