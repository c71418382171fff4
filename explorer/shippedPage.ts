import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';

const dist = join(import.meta.dirname, 'dist');

/** `manifest.json` of the built page. */
export interface Manifest {
  /** Hash of the content (`sourcesHash`). Part of each asset's path, so that browsers may cache assets forever. */
  readonly key: string;
  /** Names of the files. Each is stored with the suffix `.br`. */
  readonly files: readonly string[];
}

/** How a file is sent: the value of `Content-Encoding`, or uncompressed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A file of the page. */
export interface Asset {
  readonly type: string;
  /**
   * Returns its bytes in an encoding. Encodings other than `br` are created once and cached: at most some 10 MB in all.
   */
  read(encoding: Encoding): Promise<Buffer>;
}

/** The page, with its files by request path. No other files are served. */
export interface Page {
  readonly key: string;
  readonly assets: ReadonlyMap<string, Asset>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
};

const toGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);

/**
 * Opens the page that was built and shipped.
 *
 * @throws {Error} `explorer/dist` is missing
 */
export async function openPage(): Promise<Page> {
  const { key, files }: Manifest = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8'));
  const assets = new Map<string, Asset>();
  for (const name of files) {
    const path = name === 'index.html' ? '/' : `/explorer/${key}/${name}`;
    assets.set(path, openAsset(name));
  }
  return { key, assets };
}

function openAsset(name: string): Asset {
  const cached = new Map<Encoding, Promise<Buffer>>();
  const decode = async (encoding: Encoding) => {
    const compressed = await readFile(join(dist, `${name}.br`));
    if (encoding === 'br') return compressed;
    const plain = await fromBrotli(compressed);
    return encoding === 'gzip' ? toGzip(plain) : plain;
  };
  const read = (encoding: Encoding): Promise<Buffer> => {
    const known = cached.get(encoding);
    if (known !== undefined) return known;
    const reading = decode(encoding);
    if (encoding !== 'br') cached.set(encoding, reading);
    reading.catch(() => cached.delete(encoding));
    return reading;
  };
  return { type: types[extname(name)] ?? 'application/octet-stream', read };
}
