import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { rawAnswer } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

const LIST = '/monitoring/v1/alert/list';
const QUERY = '{ alerts { nodes { title } } }';
const sends = (encoding: string, body: Buffer) => () =>
  rawAnswer({ status: 200, headers: { 'content-encoding': encoding }, body });
const rows = (title: string) => JSON.stringify({ results: [{ alert_id: 'a', title }], total_count: 1 });

const ENCODED = [
  { encoding: 'gzip', encode: (text: string) => gzipSync(text) },
  { encoding: 'br', encode: (text: string) => brotliCompressSync(text) },
  { encoding: 'zstd', encode: (text: string) => zstdCompressSync(text) },
];

describe('an answer of the service that is compressed', () => {
  it.each(ENCODED)('is read: $encoding', async ({ encoding, encode }) => {
    await using facade = await startStubbedSubgraphs({ [LIST]: sends(encoding, encode(rows('one'))) });

    expect(await facade.ask('monitoring', QUERY)).toEqual({ data: { alerts: { nodes: [{ title: 'one' }] } } });
  });

  it.each(ENCODED)('counts with its decoded length: $encoding', async ({ encoding, encode }) => {
    const answer = sends(encoding, encode(rows('.'.repeat(100_000))));
    await using facade = await startStubbedSubgraphs({ [LIST]: answer }, { upstreamMaxResponseBytes: 5_000 });

    const { errors } = await facade.ask('monitoring', QUERY);

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_RESPONSE_TOO_LARGE' });
  });

  it.each([
    { given: 'that ends too early', answer: sends('gzip', gzipSync(rows('one')).subarray(0, -9)) },
    { given: 'in an unknown encoding', answer: sends('rot13', Buffer.from(rows('one'))) },
  ])('has an error, $given', async ({ answer }) => {
    await using facade = await startStubbedSubgraphs({ [LIST]: answer }, { repeats: 0 });

    const { data, errors } = await facade.ask('monitoring', QUERY);

    expect(data).toEqual({ alerts: null });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_INVALID_RESPONSE' });
  });
});
