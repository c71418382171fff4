import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gzip } from 'node:zlib';
import type { BuiltPage } from './builtPages.ts';

/** `manifest.json` of the built page. */
export interface PageManifest {
  /** Hash of the sources (`sourcesHash`). */
  readonly key: string;
  /** Names of the files, relative to `dist`. Each is stored with the suffix `.br`. */
  readonly files: readonly string[];
}

/** How a file is sent: the value of `Content-Encoding`, or uncompressed. */
export type PageEncoding = 'br' | 'gzip' | 'identity';

/** A file of the page. */
export interface PageAsset {
  readonly type: string;
  /**
   * Returns its bytes in an encoding. Encodings other than `br` are created once and cached: at most some 10 MB in all.
   */
  read(encoding: PageEncoding): Promise<Buffer>;
}

/** A page, with its files by request path. No other files are served. */
export interface OpenedPage {
  /** Changes with any file. */
  readonly key: string;
  readonly assets: ReadonlyMap<string, PageAsset>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.md': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);

/**
 * Opens a page that was built and shipped.
 *
 * @throws {Error} its `dist` is missing
 */
export const openPage = async ({ dist, root, pathOf, editRoot }: BuiltPage): Promise<OpenedPage> => {
  const { key, files }: PageManifest = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8'));
  const assets = new Map<string, PageAsset>();
  for (const name of files) {
    const isRoot = name === 'index.html';
    assets.set(isRoot ? root : pathOf(name, key), openAsset(join(dist, name), isRoot ? editRoot : undefined));
  }
  return { key: editRoot === undefined ? key : `${key}.edited`, assets };
};

const openAsset = (file: string, edit?: (text: string) => string): PageAsset => {
  const cached = new Map<PageEncoding, Promise<Buffer>>();
  const read = async () => {
    const compressed = await readFile(`${file}.br`);
    return edit === undefined ? compressed : toBrotli(edit(String(await fromBrotli(compressed))));
  };
  const decode = async (encoding: PageEncoding) => {
    const compressed = await read();
    if (encoding === 'br') return compressed;
    const plain = await fromBrotli(compressed);
    return encoding === 'gzip' ? toGzip(plain) : plain;
  };
  const readAs = (encoding: PageEncoding): Promise<Buffer> => {
    const known = cached.get(encoding);
    if (known !== undefined) return known;
    const reading = decode(encoding);
    if (encoding !== 'br' || edit) cached.set(encoding, reading);
    reading.catch(() => cached.delete(encoding));
    return reading;
  };
  return { type: types[extname(file)] ?? 'application/octet-stream', read: readAs };
};
