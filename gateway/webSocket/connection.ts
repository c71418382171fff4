import type { IncomingMessage } from 'node:http';
import type { GraphQLError } from 'graphql';
import type { RawData, WebSocket } from 'ws';
import { shutdownError } from '../admission/streams.ts';
import { beginInTurn, waitForTurn } from '../exchange/fairQueue.ts';
import { HttpRefusal } from '../exchange/refusal.ts';
import { clientLeftError } from '../exchange/request.ts';
import { streamExpiredError } from '../live/openEvents.ts';
import { CloseCode, MessageType, PROTOCOL, printNextMessage, readMessage, type SubscribePayload } from './messages.ts';
import { type OperationOutput, type OperationParts, type RunningOperation, startOperation } from './operation.ts';
import { Outbox } from './outbox.ts';

/** A connection that is not started by then is closed. */
const START_TIMEOUT_MS = 3_000;

/** Most messages that wait for their turn, and most operations at a time, of one connection. */
const MAX_WAITING_MESSAGES = 1_000;
const MAX_OPERATIONS = 1_000;

/** Longest token that a connection is started with. It is that of a header. */
const MAX_TOKEN_LENGTH = 16 * 1024;

/** How often a connection at its age limit checks whether only streams run. */
const EXPIRY_CHECK_MS = 1_000;

/** Codes of RFC 6455 and its registry. */
const GOING_AWAY = 1001;
const SERVICE_RESTART = 1012;
const TRY_AGAIN_LATER = 1013;

/**
 * The server's side of a WebSocket that speaks `graphql-transport-ws`. Its messages are handled one after the other, each in
 * a turn among those of all connections. Meanwhile the socket is not read, nor while its client does not read.
 */
export class WebSocketConnection<Context> {
  readonly #webSocket: WebSocket;
  readonly #request: IncomingMessage;
  readonly #options: OperationParts<Context>;
  readonly #outbox: Outbox;
  readonly #operations = new Map<string, RunningOperation>();
  readonly #startTimer: NodeJS.Timeout;
  #forgetExpiry: () => void;
  #waiting: Buffer[] = [];
  #isWorking = false;
  #isClosed = false;
  /** What the connection was started with. */
  #started: { readonly authorization: string | undefined } | undefined;

  constructor(webSocket: WebSocket, request: IncomingMessage, options: OperationParts<Context>) {
    this.#webSocket = webSocket;
    this.#request = request;
    this.#options = options;
    const { socket } = request;
    const { hold } = options.responder;
    const { sendTimeoutMs } = options;
    this.#outbox = new Outbox({ webSocket, socket }, { hold, sendTimeoutMs }, () => this.#flow());
    this.#startTimer = setTimeout(
      () => this.#close(CloseCode.ConnectionInitialisationTimeout, 'Connection initialisation timeout'),
      START_TIMEOUT_MS,
    );
    this.#forgetExpiry = options.streams.onExpiry(() => this.#expire());
    webSocket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    webSocket.on('close', () => this.#end(clientLeftError()));
    if (webSocket.protocol !== PROTOCOL) this.#close(CloseCode.SubprotocolNotAcceptable, 'Subprotocol not acceptable');
  }

  /** Whether no operation runs. */
  get isIdle(): boolean {
    return this.#operations.size === 0;
  }

  /** Closes the connection because the server shuts down. Clients connect elsewhere. */
  shutDown(): void {
    this.#close(GOING_AWAY, 'SERVER_SHUTDOWN', shutdownError());
  }

  /** Closes the connection in favour of another one. */
  displace(): void {
    this.#close(TRY_AGAIN_LATER, 'Too many connections');
  }

  /** Clients start streams again on a new connection. Other operations are finished first: clients could send them twice. */
  #expire(): void {
    const isBusy = this.#waiting.length > 0 || this.#operations.values().some(({ isStream }) => !isStream());
    if (!isBusy) return void this.#close(SERVICE_RESTART, 'STREAM_EXPIRED', streamExpiredError());
    const timer = setTimeout(() => this.#expire(), EXPIRY_CHECK_MS).unref();
    this.#forgetExpiry = () => clearTimeout(timer);
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#isClosed) return;
    if (isBinary) return void this.#refuse();
    this.#waiting.push(data as Buffer);
    if (this.#waiting.length > MAX_WAITING_MESSAGES) return void this.#close(TRY_AGAIN_LATER, 'Too many messages');
    this.#flow();
    if (!this.#isWorking) void this.#work();
  }

  /** Reads from the socket if there is nothing to do with what was read, and the client reads. */
  #flow(): void {
    if (this.#isClosed) return;
    const isBusy = this.#waiting.length > 1 || this.#outbox.isFull;
    if (isBusy === this.#webSocket.isPaused) return;
    if (isBusy) this.#webSocket.pause();
    else this.#webSocket.resume();
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    while (this.#waiting.length > 0) {
      await this.#outbox.room();
      await waitForTurn(this);
      const data = this.#waiting.shift();
      if (data !== undefined) this.#handle(data);
      this.#flow();
    }
    this.#isWorking = false;
  }

  #handle(data: Buffer): void {
    const message = readMessage(data, this.#options.maxValues);
    if (message?.type === MessageType.ConnectionInit) this.#start(message.payload);
    else if (message?.type === MessageType.Ping)
      this.#send({ type: MessageType.Pong, ...(message.payload && { payload: message.payload }) });
    else if (message?.type === MessageType.Subscribe) this.#subscribe(message.id, message.payload);
    else if (message?.type === MessageType.Complete) this.#leave(message.id);
    else if (message?.type !== MessageType.Pong) this.#refuse();
  }

  #leave(id: string): void {
    this.#operations.get(id)?.end(clientLeftError());
    this.#operations.delete(id);
  }

  #start(params: Readonly<Record<string, unknown>> | undefined): void {
    if (this.#started !== undefined)
      return void this.#close(CloseCode.TooManyInitialisationRequests, 'Too many initialisation requests');
    const token = params?.authorization ?? params?.Authorization;
    const authorization = typeof token === 'string' ? token : undefined;
    if (authorization !== undefined && authorization.length > MAX_TOKEN_LENGTH) return void this.#refuse();
    clearTimeout(this.#startTimer);
    this.#started = { authorization };
    this.#send({ type: MessageType.ConnectionAck });
  }

  #subscribe(id: string, payload: SubscribePayload): void {
    if (this.#started === undefined) return void this.#close(CloseCode.Unauthorized, 'Unauthorized');
    if (this.#operations.has(id))
      return void this.#close(CloseCode.SubscriberAlreadyExists, 'Subscriber for the id already exists');
    const isRunning = () => this.#operations.get(id) === operation;
    const caller = { request: this.#request, ...this.#started };
    const refusal = this.#operations.size >= MAX_OPERATIONS ? tooManyOperations() : undefined;
    const output = this.#outputOf(id, isRunning);
    const operation: RunningOperation = startOperation({ caller, payload, refusal }, output, this.#options);
    this.#operations.set(id, operation);
  }

  /** An operation that was ended sends nothing more: its id may be that of another one by now. */
  #outputOf(id: string, isRunning: () => boolean): OperationOutput {
    const isOpen = () => {
      if (!isRunning()) return false;
      // The connection is closing. An operation that produces results faster than it closes would keep it from closing.
      if (this.#webSocket.readyState !== this.#webSocket.OPEN) this.#leave(id);
      return isRunning();
    };
    return {
      get isOpen() {
        return isOpen();
      },
      begin: () => {},
      toContent: ({ result }) => result,
      write: (printed) => {
        const message = printNextMessage(id, printed);
        this.#outbox.send(message);
        return this.#outbox.isFull ? this.#outbox.room().then(() => message.length) : message.length;
      },
      error: (payload) => {
        if (!isRunning()) return 0;
        this.#operations.delete(id);
        const message = JSON.stringify({ id, type: MessageType.Error, payload });
        this.#outbox.send(message);
        return Buffer.byteLength(message);
      },
      complete: () => {
        if (!isRunning()) return;
        this.#operations.delete(id);
        this.#send({ id, type: MessageType.Complete });
      },
    };
  }

  #send(message: object): void {
    if (!this.#isClosed) this.#outbox.send(JSON.stringify(message));
  }

  #refuse(): void {
    this.#close(CloseCode.BadRequest, 'Invalid message received');
  }

  /** @param error why operations end */
  #close(code: number, reason: string, error = clientLeftError()): void {
    if (this.#isClosed) return;
    this.#options.streams.countClosed(code);
    this.#end(error);
    this.#webSocket.close(code, reason);
    // The answer to the closure comes after all that the client has sent before.
    this.#webSocket.resume();
  }

  #end(reason: GraphQLError): void {
    this.#isClosed = true;
    clearTimeout(this.#startTimer);
    this.#forgetExpiry();
    this.#waiting = [];
    for (const operation of this.#operations.values()) beginInTurn(operation, () => operation.end(reason));
    this.#operations.clear();
    this.#outbox.close();
  }
}

const tooManyOperations = () =>
  new HttpRefusal(429, `A connection carries ${MAX_OPERATIONS} operations at most.`, 'TOO_MANY_STREAMS');
