import { useState } from 'react';
import { useMutation } from 'urql';
import {
  AcknowledgeAlertDocument,
  AssignAlertDocument,
  ReopenAlertDocument,
  ResolveAlertDocument,
} from '../gql/graphql.ts';
import { useNotify } from '../ui/Notices.tsx';

/** The mutations of alerts. Each takes several alerts, side by side, and tells how many it changed. */
export interface AlertActions {
  /** Identifiers of the alerts that are being changed. */
  readonly busy: ReadonlySet<string>;
  readonly acknowledge: ChangeAlerts;
  readonly resolve: ChangeAlerts;
  readonly reopen: ChangeAlerts;
  readonly assign: (ids: readonly string[], user: string) => Promise<void>;
}

type ChangeAlerts = (ids: readonly string[]) => Promise<void>;

interface Refusals {
  readonly userErrors: readonly { readonly message: string }[];
}

/** The queries that show alerts are asked again after each change. */
export const useAlertActions = (): AlertActions => {
  const { busy, run } = useChanges();
  const [, acknowledgeOne] = useMutation(AcknowledgeAlertDocument);
  const [, resolveOne] = useMutation(ResolveAlertDocument);
  const [, reopenOne] = useMutation(ReopenAlertDocument);
  const [, assignOne] = useMutation(AssignAlertDocument);
  return {
    busy,
    acknowledge: (ids) =>
      run(ids, 'acknowledged', async (id) => {
        const { data, error } = await acknowledgeOne({ id });
        return problemOf(data?.alertAcknowledge, error);
      }),
    resolve: (ids) =>
      run(ids, 'resolved', async (id) => {
        const { data, error } = await resolveOne({ id });
        return problemOf(data?.alertResolve, error);
      }),
    reopen: (ids) =>
      run(ids, 'reopened', async (id) => {
        const { data, error } = await reopenOne({ id });
        return problemOf(data?.alertUpdate, error);
      }),
    assign: (ids, user) =>
      run(ids, 'assigned', async (id) => {
        const { data, error } = await assignOne({ id, user });
        return problemOf(data?.alertAssignUser, error);
      }),
  };
};

/** Changes alerts side by side. `change` returns why one was not changed, or null. */
type RunChanges = (
  ids: readonly string[],
  done: string,
  change: (id: string) => Promise<string | null>,
) => Promise<void>;

const useChanges = (): { readonly busy: ReadonlySet<string>; readonly run: RunChanges } => {
  const notify = useNotify();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const run: RunChanges = async (ids, done, change) => {
    setBusy((all) => new Set([...all, ...ids]));
    const problems = (await Promise.all(ids.map(change))).filter((problem) => problem !== null);
    setBusy((all) => new Set([...all].filter((id) => !ids.includes(id))));
    const succeeded = ids.length - problems.length;
    if (succeeded > 0) notify(`${succeeded === 1 ? 'Alert' : `${succeeded} alerts`} ${done}.`);
    const [problem] = problems;
    if (problem === undefined) return;
    notify(
      `${problems.length === 1 ? 'An alert was' : `${problems.length} alerts were`} not ${done}. ${problem}`,
      true,
    );
  };
  return { busy, run };
};

/** Why a mutation had no effect. Null if it had. */
export const problemOf = (
  payload: Refusals | null | undefined,
  error: { readonly message: string } | undefined,
): string | null =>
  payload?.userErrors[0]?.message ?? (payload ? null : (error?.message ?? 'The server cannot be reached.'));
