/** A fresh process that reads one document: most of its time is for code that V8 has not compiled yet. */
import { serveMessages } from '../startProcess.ts';
import { hostileDocuments } from './hostileDocuments.ts';
import { createEmptyEngine, measureDocument } from './measureDocument.ts';

const engine = createEmptyEngine();

const duties = {
  /** CPU time of the document of a kind, in milliseconds. Call it once. */
  read: async ({ name, length }: { readonly name: string; readonly length: number }) => {
    const text = hostileDocuments.find((document) => document.name === name)?.write(length) ?? '';
    return (await measureDocument(engine, text)).cpuMs;
  },
};

/** The messages that the process handles. */
export type FirstDocumentHandlers = typeof duties;

serveMessages(duties);
