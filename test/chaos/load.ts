/** Users that read and write all the time, as `skein-client` does: it repeats queries, never mutations. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_DOMAIN, DEMO_PASSWORD } from '../../app/demo/session.ts';
import { type Client, ClientError, createClient, NetworkError, signInTokens } from '../../client/index.ts';

/** Users of each kind. Each has one request in progress at a time. */
export const USERS = { reads: 4, writes: 3 } as const;

type UserKind = keyof typeof USERS;

/** Between two requests of a user. */
const PAUSE_MS = 20;

/** What happened to the requests of one step. */
export interface StepTally {
  readonly reads: number;
  readonly writes: number;
  /** Requests that the client sent again by itself. */
  readonly repeated: number;
  /** Requests that were asked to come again later. */
  readonly refused: number;
  /** Those of them that were reads. */
  readonly refusedReads: number;
  /** Code and message of each kind of refusal. */
  readonly refusals: ReadonlySet<string>;
  /** Writes without an answer: the client cannot know whether they happened. */
  readonly unanswered: number;
  /** Anything else than data, refusals and missing answers to writes, by what it was. */
  readonly lost: Readonly<Record<string, number>>;
  /** Longest time in which all requests of one kind were refused. */
  readonly longestRefusalMs: number;
  readonly slowestMs: number;
  /** Titles of the alerts whose creation was confirmed, and of all others that were sent. */
  readonly confirmed: readonly string[];
  readonly uncertain: ReadonlySet<string>;
}

/** A load that runs until it is stopped. */
export interface UserLoad {
  /** Whether users of both kinds are signed in, and have been answered before the first step. */
  isRunning(): boolean;
  /** Begins the next step. Requests in progress count for the step in which they began. */
  begin(step: string): void;
  /** Ends all requests. */
  stop(): Promise<void>;
  readonly tallies: ReadonlyMap<string, StepTally>;
}

const readDashboardQuery = (name: string) =>
  readFileSync(new URL(`../../bench/dashboards/${name}.graphql`, import.meta.url), 'utf8');

const QUERIES = ['home', 'alert-board', 'alert-counters', 'project-page', 'cost-rows', 'cost-by-month'].map(
  readDashboardQuery,
);

interface CreatedAlert {
  readonly alertCreate: { readonly alert: { readonly id: string } | null };
}

const CREATE = `
  mutation ($title: String!) {
    alertCreate(input: { projectId: "project-checkout", title: $title, urgency: LOW }) {
      alert { id }
      userErrors { code message }
    }
  }`;

type MutableTally = { -readonly [Name in keyof StepTally]: StepTally[Name] } & {
  lost: Record<string, number>;
  confirmed: string[];
  uncertain: Set<string>;
  refusals: Set<string>;
};

const emptyTally = (): MutableTally => ({
  ...{
    reads: 0,
    writes: 0,
    repeated: 0,
    refused: 0,
    refusedReads: 0,
    unanswered: 0,
    longestRefusalMs: 0,
    slowestMs: 0,
  },
  ...{ lost: {}, confirmed: [], uncertain: new Set<string>(), refusals: new Set<string>() },
});

/** Measures how long all requests of one kind are refused. */
const measureRefusals = () => {
  let since: number | undefined;
  return {
    refused: (begunAt: number) => {
      since ??= begunAt;
    },
    /** How long it had lasted until this answer, in milliseconds. */
    answered: (): number => {
      const lasted = since === undefined ? 0 : performance.now() - since;
      since = undefined;
      return lasted;
    },
  };
};

/** Whether the graph asked to come again: it was reached, and says that something behind it is unavailable or busy. */
const isRefusal = (error: unknown) =>
  error instanceof ClientError &&
  error.retryable &&
  !(error instanceof NetworkError) &&
  error.code !== 'DEADLINE_EXCEEDED';

const describeError = (error: unknown) =>
  error instanceof ClientError ? `${error.code}: ${error.message}` : String(error);

/** Notes how a request failed. */
const countFailure = (tally: MutableTally, kind: UserKind, error: unknown) => {
  if (isRefusal(error)) {
    tally.refused++;
    tally.refusals.add(describeError(error));
    if (kind === 'reads') tally.refusedReads++;
  } else if (kind === 'writes' && error instanceof NetworkError) tally.unanswered++;
  else tally.lost[describeError(error)] = (tally.lost[describeError(error)] ?? 0) + 1;
};

const CREDENTIALS = { user_id: 'admin@example.com', password: DEMO_PASSWORD };

/** A client of a user of the demo domain, which counts the requests that it sends. */
const openClient = (url: string) => {
  let sent = 0;
  const counting: typeof fetch = (...request) => {
    sent++;
    return fetch(...request);
  };
  const tokens = signInTokens({ url, credentials: CREDENTIALS, domainId: DEMO_DOMAIN, scope: 'DOMAIN' });
  return { client: createClient({ url, tokens, documents: 'automatic', fetch: counting }), sent: () => sent };
};

/** Starts users at a graph with the demo domain. */
export const startLoad = (url: string): UserLoad => {
  const tallies = new Map<string, MutableTally>();
  let current = emptyTally();
  let stopped = false;
  let count = 0;

  const read = async (client: Client) => {
    const query = QUERIES[count++ % QUERIES.length];
    if (query) await client.query(query, {});
  };
  const write = async (client: Client, tally: MutableTally) => {
    const title = `chaos-${count++}`;
    tally.uncertain.add(title);
    const { alertCreate } = await client.mutate<CreatedAlert, { title: string }>(CREATE, { title });
    if (alertCreate.alert === null) throw new Error(JSON.stringify(alertCreate));
    tally.uncertain.delete(title);
    tally.confirmed.push(title);
  };

  const request = async (kind: UserKind, client: Client, outage: ReturnType<typeof measureRefusals>) => {
    const [tally, begunAt] = [current, performance.now()];
    tally[kind]++;
    try {
      await (kind === 'reads' ? read(client) : write(client, tally));
      tally.longestRefusalMs = Math.max(tally.longestRefusalMs, outage.answered());
    } catch (error) {
      countFailure(tally, kind, error);
      if (isRefusal(error)) outage.refused(begunAt);
    }
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - begunAt);
    return tally;
  };
  const user = async (kind: UserKind, outage: ReturnType<typeof measureRefusals>) => {
    const { client, sent } = openClient(`${url}/graphql`);
    while (!stopped) {
      const before = sent();
      const tally = await request(kind, client, outage);
      tally.repeated += Math.max(0, sent() - before - 1);
      await sleep(PAUSE_MS);
    }
  };
  const users = Object.entries(USERS).flatMap(([kind, many]) => {
    const outage = measureRefusals();
    return Array.from({ length: many }, () => user(kind as UserKind, outage));
  });
  return {
    tallies,
    isRunning: () => current.confirmed.length > 0 && current.reads > USERS.reads,
    begin: (step) => {
      current = emptyTally();
      tallies.set(step, current);
    },
    stop: async () => {
      stopped = true;
      await Promise.all(users);
    },
  };
};
