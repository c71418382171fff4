/** Access to the directory of a running service, through its internal calls. */
import { randomUUID } from 'node:crypto';
import type { Static } from 'typebox';
import { type CostReportsDataInfo, costReportData } from '../contract/cost-analysis/costReportData.ts';
import { type CountInfo, directory, type EntriesInfo } from '../contract/internal.ts';
import type { DirectoryClient, DirectoryPut, DirectoryRecord } from './client.ts';
import { ImportError } from './error.ts';

/** A running service, and the token for its directory. */
export interface HttpClientOptions {
  /** Base URL, e.g. `http://127.0.0.1:4001`. */
  readonly url: string;
  readonly internalToken: string;
  /** Longest wait for one call. A commit writes everything at once. */
  readonly timeoutMs?: number;
}

/** Records per call: far below the body limit of 10 MiB. */
const RECORDS_PER_CALL = 2_000;

/** The service's error message, without headers, since those contain the token. */
const readRefusal = async (response: Response): Promise<string> => {
  const text = await response.text();
  try {
    const { detail } = JSON.parse(text) as { detail?: { code?: string; message?: string } };
    return `${detail?.code ?? response.status}: ${detail?.message ?? ''}`;
  } catch {
    return `status ${response.status}`;
  }
};

const explainStatus = (status: number) =>
  status === 404
    ? ' Does it run with INTERNAL_TOKEN?'
    : status === 401 || status === 403
      ? ' Is INTERNAL_TOKEN the one it has?'
      : '';

/** Splits a put into several that each fit into one call; the last one carries `replace`. */
function* splitPut({ kind, records, replace }: DirectoryPut): Generator<DirectoryPut> {
  for (let start = 0; ; start += RECORDS_PER_CALL) {
    const part = { kind, records: records.slice(start, start + RECORDS_PER_CALL) };
    if (start + RECORDS_PER_CALL >= records.length) return yield { ...part, ...(replace ? { replace } : {}) };
    yield part;
  }
}

/** Creates a client of the internal API. It sends nothing until it is used. */
export const createHttpClient = ({ url, internalToken, timeoutMs = 300_000 }: HttpClientOptions): DirectoryClient => {
  const post = async <Answer>(path: string, body: DirectoryRecord): Promise<Answer> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${internalToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: Error) => {
      throw new ImportError(`The service at ${url} does not answer (${cause.message}).`, {
        cause,
        failure: 'unavailable',
      });
    });
    if (response.ok) return (await response.json()) as Answer;
    throw new ImportError(
      `The service at ${url} refused: ${await readRefusal(response)}${explainStatus(response.status)}`,
    );
  };

  const put = (body: DirectoryRecord) => post<Static<typeof CountInfo>>(directory.put.path, body);

  const commit = async (batch: string): Promise<number> => {
    try {
      const { count } = await put({ kind: 'domains', records: [], batch, commit: true });
      return count;
    } catch (cause) {
      const { message } = cause as Error;
      const failure = cause instanceof ImportError ? cause.failure : 'failed';
      throw new ImportError(`${message} All of it is put, or nothing is; running it again is safe.`, {
        cause,
        failure,
      });
    }
  };

  return {
    list: async (kind, domainId) => {
      const asked = domainId ? { kind, domain_id: domainId } : { kind };
      return (await post<Static<typeof EntriesInfo>>(directory.list.path, asked)).results;
    },
    countCosts: async (domain_id, reportIds) => {
      const query = { count_only: true, filter: [{ k: 'cost_report_id', v: reportIds, o: 'in' }] };
      return (await post<Static<typeof CostReportsDataInfo>>(costReportData.list.path, { domain_id, query }))
        .total_count;
    },
    put: async (puts) => {
      const batch = `import-${randomUUID()}`;
      for (const part of puts.flatMap((each) => [...splitPut(each)])) await put({ ...part, batch });
      return commit(batch);
    },
    delete: async (kind, ids, domainId) => {
      const request = { kind, ids, ...(domainId ? { domain_id: domainId } : {}) };
      return (await post<Static<typeof CountInfo>>(directory.delete.path, request)).count;
    },
  };
};
