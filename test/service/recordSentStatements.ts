/** The statements that this process sends to its stores. */
import pg from 'pg';

/** Runs an action, and returns the texts of the statements that were sent meanwhile, in their order. */
export const recordSentStatements = async (action: () => Promise<unknown>): Promise<string[]> => {
  const { query } = pg.Client.prototype;
  const sent: string[] = [];
  const record = function (this: pg.Client, ...args: unknown[]) {
    const [given] = args as [string | { readonly text: string }];
    sent.push(typeof given === 'string' ? given : given.text);
    return Reflect.apply(query, this, args);
  };
  Object.assign(pg.Client.prototype, { query: record });
  try {
    await action();
  } finally {
    Object.assign(pg.Client.prototype, { query });
  }
  return sent;
};
