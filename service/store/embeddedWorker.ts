/**
 * The thread that runs the embedded store, so that no statement blocks the event loop of the service. It speaks
 * PostgreSQL's wire protocol, one connection at a time.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { MAX_ANSWER_BYTES } from './answerLimit.ts';
import { EmbeddedStore } from './embedded.ts';
import { type EmbeddedWorkerData, type FromStoreThread, joinBytes, type ToStoreThread } from './embeddedProtocol.ts';
import { TIME_LIMIT_FUNCTIONS } from './timeLimit.ts';

const { dataDir, sessionSettings, program } = workerData as EmbeddedWorkerData;

/** The template, which is as large as the store, is not retained afterwards. */
const takeTemplate = () => {
  const { template } = workerData as EmbeddedWorkerData;
  delete workerData.template;
  return template && { loadDataDir: new Blob([template as Uint8Array<ArrayBuffer>]) };
};

/** Up to about this size, copying bytes is cheaper than transferring their buffer. */
const MAX_COPIED_BYTES = 64 * 1024;

const sendMessage = (message: FromStoreThread, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer);

/**
 * PGlite's own parameters, with a quarter of its shared buffers: memory that PostgreSQL has touched is never freed, and
 * the system's page cache holds the files as well.
 */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** Log files of 1 MB, where PostgreSQL's have 16: every new store starts with some. */
const INITDB_PARAMETERS = ['--wal-segsize=1'];

const openStore = async (): Promise<EmbeddedStore | undefined> => {
  try {
    return await EmbeddedStore.open({
      ...(dataDir === undefined ? takeTemplate() : { dataDir }),
      startParams: START_PARAMETERS,
      initDbStartParams: INITDB_PARAMETERS,
      extensions: { btree_gin, pg_trgm },
      pgliteWasmModule: program,
      onDeath: (reason) => sendMessage({ kind: 'died', reason }),
    });
  } catch (error) {
    sendMessage({ kind: 'failed', message: (error as Error).message });
    return undefined;
  }
};

/**
 * PostgreSQL keeps its session from one connection to the next, so the state of the previous connection is discarded.
 */
const resetSession = async (store: EmbeddedStore) => {
  await store.exec('rollback');
  await store.exec('discard all');
  await store.exec(TIME_LIMIT_FUNCTIONS);
  for (const [name, value] of Object.entries(sessionSettings)) {
    await store.query('select set_config($1, $2, false)', [name, value]);
  }
};

/** The first message of a connection has no type letter. */
const isStartup = (bytes: Uint8Array) => bytes[0] === 0;

/** The answer to a message; undefined when it exceeds the limit. */
const executeMessage = async (store: EmbeddedStore, bytes: Uint8Array) => {
  let pieces: Uint8Array[] = [];
  let length = 0;
  const onRawData = (piece: Uint8Array) => {
    length += piece.length;
    // The piece is a view of PostgreSQL's memory, which changes afterwards.
    if (length <= MAX_ANSWER_BYTES) pieces.push(piece.slice());
    else pieces = [];
  };
  await store.execProtocolRawStream(bytes, { syncToFs: false, onRawData });
  return length <= MAX_ANSWER_BYTES ? joinBytes(pieces) : undefined;
};

const answerMessage = async (store: EmbeddedStore, message: Uint8Array) => {
  if (isStartup(message)) await resetSession(store);
  const bytes = await executeMessage(store, message);
  const { memoryBytes } = store;
  if (!bytes) sendMessage({ kind: 'answerTooLarge', memoryBytes });
  else sendMessage({ kind: 'answer', bytes, memoryBytes }, bytes.length > MAX_COPIED_BYTES ? [bytes.buffer] : []);
};

const dumpStore = async (store: EmbeddedStore) => {
  try {
    const file = await store.dumpDataDir('none');
    const archive = new Uint8Array(await file.arrayBuffer());
    sendMessage({ kind: 'dumped', archive }, [archive.buffer]);
  } catch (error) {
    sendMessage({ kind: 'died', reason: `It cannot be copied. ${(error as Error).message}` });
  }
};

const closeStore = async (store: EmbeddedStore) => {
  await store.close();
  sendMessage({ kind: 'closed' });
};

const handleMessage = (store: EmbeddedStore, message: ToStoreThread) => {
  if (message === 'close') return closeStore(store);
  return message === 'dump' ? dumpStore(store) : answerMessage(store, message);
};

const store = await openStore();
if (store) {
  let underWay: Promise<unknown> = Promise.resolve();
  parentPort?.on('message', (message: ToStoreThread) => {
    // A store that ends unexpectedly has already reported it.
    underWay = underWay.then(() => handleMessage(store, message)).catch(() => {});
  });
  sendMessage({ kind: 'ready' });
}
