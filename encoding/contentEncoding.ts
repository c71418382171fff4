import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { errors } from 'undici';

/** A body is not in the encoding that its headers name, or that encoding is not known. */
export class InvalidEncoding extends Error {}

/** Windows of zstd take up to 8 MiB (RFC 9659). */
const ZSTD_OPTIONS = { params: { [zlib.constants.ZSTD_d_windowLogMax]: 23 } };

type Decode = (body: Buffer, options: { readonly maxOutputLength: number }) => Promise<Buffer>;

const fromZstd = promisify(zlib.zstdDecompress);
const fromGzip: Decode = promisify(zlib.gunzip);

const DECODERS: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  ['br', promisify(zlib.brotliDecompress)],
  ['gzip', fromGzip],
  ['x-gzip', fromGzip],
  ['zstd', (body, options) => fromZstd(body, { ...ZSTD_OPTIONS, ...options })],
]);

/**
 * Decodes a body in a thread. One encoding is supported: each further one would multiply the work of a small body.
 *
 * @param encoding the `Content-Encoding` header
 * @param maxBytes most decoded bytes
 * @throws {InvalidEncoding | errors.ResponseExceededMaxSizeError}
 */
export const decodeBody = async (body: Buffer, encoding: string, maxBytes: number): Promise<Buffer> => {
  const decode = DECODERS.get(encoding.trim().toLowerCase());
  if (decode === undefined) throw new InvalidEncoding('The encoding of a body is not known.');
  try {
    return await decode(body, { maxOutputLength: maxBytes });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new errors.ResponseExceededMaxSizeError();
    throw new InvalidEncoding(`A body is not ${encoding}.`, { cause });
  }
};

/** The encoding of a body that has to be decoded. Undefined if there is none, which is the usual case. */
export const readContentEncoding = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | undefined => {
  const encoding = headers['content-encoding'];
  return encoding === undefined || encoding === 'identity' ? undefined : String(encoding);
};

const LOOPBACK = /^(127\.[\d.]+|\[::1\]|(.+\.)?localhost)$/;

/**
 * The encodings to ask a host for, or undefined: on this machine compression costs a few times the processor time that it saves,
 * on both sides (168 µs of a call with 4 kB, 440 µs compressed).
 */
export const chooseAcceptEncoding = ({ hostname }: URL): string | undefined =>
  LOOPBACK.test(hostname) ? undefined : 'br, gzip, zstd';
