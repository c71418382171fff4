import { AccountDocument, type AccountQuery, DemoDocument } from '../gql/graphql.ts';
import { createClient } from './client.ts';
import { type Failure, findPassingFailure } from './failures.ts';

/** Who signed in, and the workspaces to choose from. */
export type Account = NonNullable<AccountQuery['me']>;

/** Who signed in, or why that or their workspaces are not known now. */
export const readAccount = async (): Promise<{ readonly account: Account | null } | { readonly failure: Failure }> => {
  const { data, error } = await createClient().query(AccountDocument, {}).toPromise();
  const failure = findPassingFailure(error);
  return failure && !data?.me?.workspaces ? { failure } : { account: data?.me ?? null };
};

/** Whether the server has the demo domain, whose passwords are public. */
export const hasDemo = async (domainId: string): Promise<boolean> => {
  const { data } = await createClient().query(DemoDocument, {}).toPromise();
  return data?.domainAuthInfo?.domain?.id === domainId;
};
