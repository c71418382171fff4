/** A fresh process that reads one document: most of its time is for code that V8 has not compiled yet. */
import { serve } from '../process.ts';
import { hostileDocuments } from './documents.ts';
import { engineWithoutAnswers, readOnce } from './measure.ts';

const engine = engineWithoutAnswers();

const duties = {
  /** CPU time of the document of a kind, in milliseconds. Call it once. */
  read: async ({ name, length }: { readonly name: string; readonly length: number }) => {
    const text = hostileDocuments.find((document) => document.name === name)?.write(length) ?? '';
    return (await readOnce(engine, text)).cpuMs;
  },
};

/** The messages that the process handles. */
export type FirstDocumentDuties = typeof duties;

serve(duties);
