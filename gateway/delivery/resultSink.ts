/** The only way of streamed results to a client, whatever its transport. */
import type { ExecutionResult, GraphQLError } from 'graphql';
import type { EnteredOperation } from '../admission/gate.ts';
import type { GatewayParts } from '../admission/gatewayParts.ts';
import { DONE } from '../engine/base/mapIterator.ts';
import type { GatewayErrorCode } from '../engine/errors/clientError.ts';
import { maskThrown } from '../engine/errors/mask.ts';
import { toErrorCode, toOutcome } from '../engine/observe/answerOutcome.ts';
import type { StreamedResult } from '../engine/operation/subscribe.ts';
import { waitForTurn } from '../exchange/fairQueue.ts';
import { HttpRefusal } from '../exchange/refusal.ts';
import { wasEndedByServer } from '../exchange/request.ts';
import { findMemoryRefusal, type PrintedResult, printResult } from './printResult.ts';
import { SentResults } from './sentResults.ts';
import type { SharedPrintedResult } from './sharedResult.ts';

/** What a transport has of its own: how results are framed and written. */
export interface ResultWriter {
  /** Whether the client still takes results. */
  readonly isOpen: boolean;
  /** @param startId identifies the place before the first event, if streams resume */
  begin(startId: string | undefined): void;
  /** What is printed of a result. */
  toContent(streamed: StreamedResult): ExecutionResult;
  /** Writes a printed result. Resolves with the bytes written when the client takes more. */
  write(printed: PrintedResult | SharedPrintedResult, streamed: StreamedResult): number | Promise<number>;
  /**
   * Ends the results.
   *
   * @param isInterrupted whether the client may continue them elsewhere, or later
   */
  complete(isInterrupted: boolean): void;
}

/** A result that is sent. It is printed already if others get it, too. */
export interface SentResult extends StreamedResult {
  readonly printed?: SharedPrintedResult;
}

/**
 * The results of an operation, masked for clients. Where one of them cannot be sent, the operation is ended and the iterator's `throw`
 * called: it yields how the results end, or throws the reason.
 */
export interface ResultSource extends AsyncIterable<SentResult> {
  readonly startId?: string | undefined;
  /** Whether they are a stream, which lasts as long as its client wants, and not one answer or its parts. */
  readonly isStream: boolean;
  /** Releases what they keep open, whether they were read or not. It may be called again. */
  close(): void;
}

/** Codes of streams that clients may continue elsewhere, or later. */
const INTERRUPTIONS: ReadonlySet<string> = new Set<GatewayErrorCode>([
  'SERVER_SHUTDOWN',
  'STREAM_EXPIRED',
  'SUBREQUEST_HTTP_ERROR',
]);

/** Most results of a stream that are sent in one turn. */
const RESULTS_PER_TURN = 32;

/** The parts of a gateway that sinks use. */
type SinkParts = Pick<GatewayParts<never>, 'responder' | 'streams' | 'logError'>;

/**
 * Takes the results of one operation to its client: prints and counts them, and sends them as fast as the client takes them. Where it
 * has to cut them off, the client gets an error that says why. It ends the record of the request.
 */
export class ResultSink<Context> {
  readonly #operation: EnteredOperation<Context>;
  readonly #writer: ResultWriter;
  readonly #parts: SinkParts;
  readonly #sent = new SentResults();
  #bytes = 0;
  #isCut = false;
  /** Results that may still be sent in this turn. */
  #leftInTurn = 0;

  constructor(operation: EnteredOperation<Context>, writer: ResultWriter, parts: SinkParts) {
    this.#operation = operation;
    this.#writer = writer;
    this.#parts = parts;
  }

  /** Sends all results of a source, and closes it. It never rejects. */
  async send(source: ResultSource): Promise<void> {
    const { type, name, request } = this.#operation;
    try {
      this.#writer.begin(source.startId);
      if (source.isStream) request.record.begin({ type, name, result: {} });
      await this.#sendAll(source);
      if (this.#writer.isOpen) this.#writer.complete(INTERRUPTIONS.has(readEndCode(this.#sent.last) ?? ''));
    } finally {
      this.#end(source);
    }
  }

  async #sendAll(source: ResultSource): Promise<void> {
    const results = source[Symbol.asyncIterator]();
    try {
      for (let next = await results.next(); !next.done; ) {
        // However many get the same at once.
        if (source.isStream && this.#leftInTurn-- <= 0) await this.#takeTurn();
        if (!this.#writer.isOpen) return void (await results.return?.());
        const reason = await this.#send(next.value);
        next = (await (reason === undefined ? results.next() : results.throw?.(reason))) ?? DONE;
      }
    } catch (thrown) {
      await this.#sayWhy(this.#cut(thrown));
    }
  }

  /** Waits one turn for further results: they are written to the socket together. */
  async #takeTurn(): Promise<void> {
    await waitForTurn(this);
    this.#leftInTurn = RESULTS_PER_TURN - 1;
    process.nextTick(() => {
      this.#leftInTurn = 0;
    });
  }

  /** Returns why the result was not sent: the operation was ended. */
  async #send(sent: SentResult): Promise<GraphQLError | undefined> {
    try {
      const printed = sent.printed ?? printResult(this.#writer.toContent(sent));
      // A client must learn why a stream ends.
      const refusal = this.#isCut
        ? undefined
        : findMemoryRefusal(printed.bytes, [this.#operation], this.#parts.responder);
      if (refusal !== undefined) throw refusal;
      const written = this.#write(printed, sent);
      this.#bytes += typeof written === 'number' ? written : await written;
      return undefined;
    } catch (thrown) {
      return this.#cut(thrown);
    }
  }

  /** Ends the operation for a reason that its client gets. */
  #cut(thrown: unknown): GraphQLError {
    this.#isCut = true;
    const { open } = this.#operation.request;
    const reason =
      thrown instanceof HttpRefusal ? thrown.error : maskThrown(thrown, open.requestId, this.#parts.logError);
    open.end(reason);
    return reason;
  }

  async #sayWhy(reason: GraphQLError): Promise<void> {
    const end: SentResult = { result: { errors: [reason] }, isEnd: true };
    if (this.#writer.isOpen) this.#bytes += await this.#write(printResult(this.#writer.toContent(end)), end);
  }

  #write(printed: PrintedResult, sent: SentResult): number | Promise<number> {
    this.#sent.add(sent.result, this.#operation.request);
    this.#parts.streams.countEvent();
    return this.#writer.write(printed, sent);
  }

  #end(source: ResultSource): void {
    const { type, name, request } = this.#operation;
    if (source.isStream) this.#parts.streams.countEnd(readEndCode(this.#endOfStream()) ?? 'NONE');
    const ended = source.isStream ? toStreamOutcome(this.#endOfStream()) : this.#sent.asAnswer();
    request.record.end({ operations: [{ type, name, ...ended }], status: 200, bytes: this.#bytes });
    source.close();
  }

  /** The result that says how a stream ended: the last one or, if its connection was closed, the one that was not sent. */
  #endOfStream(): ExecutionResult {
    const { last } = this.#sent;
    const { signal } = this.#operation.request.open;
    return readEndCode(last) === undefined && wasEndedByServer(signal) ? { errors: [signal.reason] } : last;
  }
}

/** The code of the error that ended a stream, by its last result. Undefined without one. */
const readEndCode = ({ data, errors }: ExecutionResult): string | undefined => {
  const error = data === undefined ? errors?.[0] : undefined;
  return error && toErrorCode(error.extensions?.code);
};

/** A stream that its client left is complete. */
const toStreamOutcome = (result: ExecutionResult) => ({ result, outcome: toOutcome(result) });
