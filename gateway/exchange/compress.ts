// For programs outside this package’s tsconfig: clients and benches have their own.
/// <reference path="./negotiator.d.ts" />
import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** A way to compress answers. All of them run in threads, outside the event loop. */
export interface Compression {
  /** The value of `Content-Encoding`. */
  readonly encoding: string;
  compress(body: Buffer): Promise<Buffer>;
  createStream(): Transform;
}

const {
  BROTLI_PARAM_QUALITY: quality,
  BROTLI_PARAM_SIZE_HINT: sizeHint,
  ZSTD_c_compressionLevel: level,
} = zlib.constants;

/** Level 1 of each: JSON hardly gets smaller at higher levels, which take up to three times as long. */
const zstdOptions = { params: { [level]: 1 } };
const brotliOptions = { params: { [quality]: 1 } };
const gzipOptions = { level: 1 };

const toZstd = promisify(zlib.zstdCompress);
const toBrotli = promisify(zlib.brotliCompress);
const toGzip = promisify(zlib.gzip) as (body: Buffer, options: zlib.ZlibOptions) => Promise<Buffer>;

/** In the order in which they are chosen if the client gives them equal weight: the cheapest first (ADR 0044). */
const COMPRESSIONS: readonly Compression[] = [
  {
    encoding: 'br',
    compress: (body) => toBrotli(body, { params: { ...brotliOptions.params, [sizeHint]: body.length } }),
    createStream: () => zlib.createBrotliCompress(brotliOptions),
  },
  {
    encoding: 'gzip',
    compress: (body) => toGzip(body, gzipOptions),
    createStream: () => zlib.createGzip(gzipOptions),
  },
  {
    encoding: 'zstd',
    compress: (body) => toZstd(body, zstdOptions),
    createStream: () => zlib.createZstdCompress(zstdOptions),
  },
];

const ENCODINGS = COMPRESSIONS.map(({ encoding }) => encoding);
const AVAILABLE = [...ENCODINGS, 'identity'];

/** Clients send few different headers. */
const chosenCompressions = new LRUCache<string, { readonly found: Compression | undefined }>({ max: 100 });

/** Longest header that is read. Longer ones get uncompressed answers. */
const MAX_HEADER_LENGTH = 256;

/** Chooses the compression that a client prefers. Undefined if it accepts none that we have. */
export const chooseCompression = (acceptEncoding: string | undefined): Compression | undefined => {
  if (acceptEncoding === undefined || acceptEncoding.length > MAX_HEADER_LENGTH) return undefined;
  const known = chosenCompressions.get(acceptEncoding);
  if (known !== undefined) return known.found;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const encoding = negotiator.encoding(AVAILABLE, { preferred: ENCODINGS });
  const found = COMPRESSIONS.find((compression) => compression.encoding === encoding);
  chosenCompressions.set(acceptEncoding, { found });
  return found;
};
