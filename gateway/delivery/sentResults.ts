import type { ExecutionResult, GraphQLError } from 'graphql';
import type { EnteredRequest } from '../admission/gate.ts';
import { errorsOf, isPartsPayload } from '../engine/incremental/payloads.ts';
import type { EndedOperation } from '../telemetry/requestRecord.ts';

/** What log and metrics see of the results that a client was sent. */
export class SentResults {
  /** The last one. Empty before the first one. */
  last: ExecutionResult = {};
  #data: ExecutionResult['data'];
  readonly #errors: GraphQLError[] = [];

  add(result: ExecutionResult, { record, open }: Pick<EnteredRequest<unknown>, 'record' | 'open'>): void {
    this.last = result;
    if (!isPartsPayload(result)) return;
    record.firstMs ??= performance.now() - open.startedAt;
    this.#data ??= result.data;
    this.#errors.push(...errorsOf(result));
  }

  /** One answer, whole or in parts. One without its last part was aborted. */
  asAnswer(): Pick<EndedOperation, 'result' | 'outcome'> {
    if (!isPartsPayload(this.last)) return { result: this.last };
    const errors = this.#errors.length === 0 ? {} : { errors: this.#errors };
    const result: ExecutionResult = this.#data === undefined ? errors : { ...errors, data: this.#data };
    return this.last.hasNext ? { result, outcome: 'aborted' } : { result };
  }
}
