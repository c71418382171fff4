/**
 * The thread the embedded store runs in, so that no statement holds up the event loop of the service. It speaks
 * PostgreSQL's wire protocol, one connection at a time.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { EmbeddedStore } from './embedded.ts';
import {
  ANSWER_MAX_BYTES,
  type EmbeddedWorkerData,
  type FromWorker,
  joinBytes,
  type ToWorker,
} from './embedded-protocol.ts';

const { dataDir, sessionSettings, program } = workerData as EmbeddedWorkerData;

/** Copying is cheaper than handing over memory, up to about this size. */
const COPIED_MAX_BYTES = 64 * 1024;

const post = (message: FromWorker, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer);

/**
 * PGlite's own, with a quarter of its shared buffers: what is touched of it is never given back, and the files lie in the page
 * cache of the system anyway.
 */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

const open = async (): Promise<EmbeddedStore | undefined> => {
  try {
    return await EmbeddedStore.open({
      ...(dataDir === undefined ? {} : { dataDir }),
      startParams: START_PARAMETERS,
      extensions: { btree_gin, pg_trgm },
      pgliteWasmModule: program,
      onDeath: (reason) => post({ kind: 'died', reason }),
    });
  } catch (error) {
    post({ kind: 'failed', message: (error as Error).message });
    return undefined;
  }
};

/** PostgreSQL goes on from one connection to the next: what the one before left is discarded. */
const resetSession = async (store: EmbeddedStore) => {
  await store.exec('rollback');
  await store.exec('discard all');
  for (const [name, value] of Object.entries(sessionSettings)) {
    await store.query('select set_config($1, $2, false)', [name, value]);
  }
};

/** The first message of a connection bears no letter. */
const isStartup = (bytes: Uint8Array) => bytes[0] === 0;

/** The answer to a message; undefined when it is too large. */
const ask = async (store: EmbeddedStore, bytes: Uint8Array) => {
  let pieces: Uint8Array[] = [];
  let length = 0;
  const onRawData = (piece: Uint8Array) => {
    length += piece.length;
    // The piece is a view of PostgreSQL's memory, which goes on changing.
    if (length <= ANSWER_MAX_BYTES) pieces.push(piece.slice());
    else pieces = [];
  };
  await store.execProtocolRawStream(bytes, { syncToFs: false, onRawData });
  return length <= ANSWER_MAX_BYTES ? joinBytes(pieces) : undefined;
};

const answer = async (store: EmbeddedStore, message: Uint8Array) => {
  if (isStartup(message)) await resetSession(store);
  const bytes = await ask(store, message);
  const { memoryBytes } = store;
  if (!bytes) post({ kind: 'answerTooLarge', memoryBytes });
  else post({ kind: 'answer', bytes, memoryBytes }, bytes.length > COPIED_MAX_BYTES ? [bytes.buffer] : []);
};

const close = async (store: EmbeddedStore) => {
  await store.close();
  post({ kind: 'closed' });
};

const store = await open();
if (store) {
  let underWay: Promise<unknown> = Promise.resolve();
  parentPort?.on('message', (message: ToWorker) => {
    // A store that dies has said so by itself.
    underWay = underWay.then(() => (message === 'close' ? close(store) : answer(store, message))).catch(() => {});
  });
  post({ kind: 'ready' });
}
