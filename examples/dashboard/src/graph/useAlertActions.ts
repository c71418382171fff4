import { useState } from 'react';
import { useMutation } from 'urql';
import { AcknowledgeAlertDocument, ResolveAlertDocument } from '../gql/graphql.ts';
import { useNotify } from '../ui/Notices.tsx';

/** The mutations of alerts. The queries that show alerts are asked again after each. */
export interface AlertActions {
  /** Identifiers of the alerts that are being changed. */
  readonly busy: ReadonlySet<string>;
  /** Acknowledges alerts side by side, and tells how many were. */
  readonly acknowledge: (ids: readonly string[]) => Promise<void>;
  readonly resolve: (id: string) => Promise<void>;
}

interface Refusals {
  readonly userErrors: readonly { readonly message: string }[];
}

export const useAlertActions = (): AlertActions => {
  const notify = useNotify();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [, acknowledgeOne] = useMutation(AcknowledgeAlertDocument);
  const [, resolveOne] = useMutation(ResolveAlertDocument);

  const run = async (ids: readonly string[], done: string, change: (id: string) => Promise<string | null>) => {
    setBusy((all) => new Set([...all, ...ids]));
    const problems = (await Promise.all(ids.map(change))).filter((problem) => problem !== null);
    setBusy((all) => new Set([...all].filter((id) => !ids.includes(id))));
    const succeeded = ids.length - problems.length;
    if (succeeded > 0) notify(`${succeeded === 1 ? 'Alert' : `${succeeded} alerts`} ${done}.`);
    const [problem] = problems;
    if (problem !== undefined) {
      notify(
        `${problems.length === 1 ? 'An alert was' : `${problems.length} alerts were`} not ${done}. ${problem}`,
        true,
      );
    }
  };

  return {
    busy,
    acknowledge: (ids) =>
      run(ids, 'acknowledged', async (id) => {
        const { data, error } = await acknowledgeOne({ id });
        return problemOf(data?.alertAcknowledge, error);
      }),
    resolve: (id) =>
      run([id], 'resolved', async () => {
        const { data, error } = await resolveOne({ id });
        return problemOf(data?.alertResolve, error);
      }),
  };
};

/** Why a mutation had no effect. Null if it had. */
export const problemOf = (
  payload: Refusals | null | undefined,
  error: { readonly message: string } | undefined,
): string | null =>
  payload?.userErrors[0]?.message ?? (payload ? null : (error?.message ?? 'The server cannot be reached.'));
