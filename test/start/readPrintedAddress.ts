import type { ChildProcess } from 'node:child_process';

/**
 * The first address that a program prints. Its output is read to the end: a full pipe would stop the program.
 *
 * @throws Error with the output of a program that ends without an address
 */
export const readPrintedAddress = ({ stdout }: Pick<ChildProcess, 'stdout'>): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = '';
    stdout?.on('data', (chunk) => {
      printed += chunk;
      const [url] = /http:\S+(?=\s)/.exec(printed) ?? [];
      if (url !== undefined) resolve(url);
    });
    stdout?.once('end', () => reject(new Error(`it printed no address: ${printed}`)));
  });
