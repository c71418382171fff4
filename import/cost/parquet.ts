/** Reads Parquet files in batches of rows. Values become the texts that a CSV file of the same rows has. */
import {
  asyncBufferFromFile,
  type FileMetaData,
  parquetMetadataAsync,
  parquetReadObjects,
  parquetSchema,
  type SchemaElement,
} from 'hyparquet';
import { compressors as decompress } from 'hyparquet-compressors';
import { ImportError } from '../error.ts';
import { formatDecimal } from './amount.ts';
import type { CostFile, RecordHandlers } from './file.ts';

interface ParquetSource {
  readonly path: string;
  /** Name for messages. */
  readonly name: string;
  readonly bytes: number;
}

/** Rows in memory at a time, however large the row groups of the file are. */
const BATCH_ROWS = 20_000;

/** A column of nulls has an empty dictionary, which not every decompressor can read. */
const compressors = Object.fromEntries(
  Object.entries(decompress).map(([codec, read]) => [
    codec,
    (bytes: Uint8Array, length: number) => (length === 0 ? new Uint8Array() : read(bytes, length)),
  ]),
);

const isDecimal = ({ converted_type, logical_type }: SchemaElement) =>
  converted_type === 'DECIMAL' || logical_type?.type === 'DECIMAL';

/**
 * Removes the mark of decimals from the schema, so that the reader leaves them as whole numbers: as a fraction of type
 * `number`, a decimal would be rounded.
 *
 * @returns the number of digits after the point, by name of the decimal column
 */
const takeDecimalScales = ({ schema }: FileMetaData): ReadonlyMap<string, number> => {
  const decimals = schema.filter(isDecimal);
  for (const element of decimals) {
    delete element.converted_type;
    delete element.logical_type;
  }
  return new Map(decimals.map(({ name, scale = 0 }) => [name, scale]));
};

/** The whole number of a decimal: a number, or bytes in big-endian two's complement. */
const readUnits = (value: number | bigint | Uint8Array): bigint =>
  value instanceof Uint8Array
    ? BigInt.asIntN(value.length * 8, BigInt(`0x${Buffer.from(value).toString('hex')}`))
    : BigInt(value);

/** Whole numbers in maps and lists of 64 bits, which JSON does not have. */
const replaceBigint = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

const formatValue = (value: unknown, scale: number | undefined): string => {
  if (value === undefined || value === null) return '';
  if (scale !== undefined) return formatDecimal(readUnits(value as number | bigint | Uint8Array), scale);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value, replaceBigint) : String(value);
};

const readParquet = async ({ path, bytes }: ParquetSource, { onHeader, onRecord, onBytes }: RecordHandlers) => {
  const file = await asyncBufferFromFile(path);
  const metadata = await parquetMetadataAsync(file);
  const scales = takeDecimalScales(metadata);
  const names = parquetSchema(metadata).children.map(({ element }) => element.name);
  const wanted = onHeader(names);
  const columns = names.filter((_, position) => wanted.has(position));
  const count = Number(metadata.num_rows);
  for (let rowStart = 0; rowStart < count; rowStart += BATCH_ROWS) {
    const rowEnd = Math.min(rowStart + BATCH_ROWS, count);
    const rows = await parquetReadObjects({ file, metadata, columns, rowStart, rowEnd, compressors });
    for (const [index, row] of rows.entries())
      onRecord(
        names.map((name) => formatValue(row[name], scales.get(name))),
        rowStart + index + 1,
      );
    onBytes((bytes * (rowEnd - rowStart)) / count);
  }
};

/** A Parquet file. Its rows are numbered from 1. */
export const parquetFile = (source: ParquetSource): CostFile => ({
  name: source.name,
  bytes: source.bytes,
  read: async (handlers) => {
    try {
      await readParquet(source, handlers);
    } catch (cause) {
      if (cause instanceof ImportError) throw cause;
      const { message } = cause as Error;
      throw new ImportError(`${source.name}: expected a Parquet file: ${message}. Nothing was imported.`, {
        cause,
        failure: 'usage',
      });
    }
  },
});
