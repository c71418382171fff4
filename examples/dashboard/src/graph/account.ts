import { AccountDocument, type AccountQuery, DemoDocument } from '../gql/graphql.ts';
import { createClient } from './client.ts';

/** Who signed in, and the workspaces to choose from. */
export type Account = NonNullable<AccountQuery['me']>;

/** Who signed in. Null if the graph does not tell. */
export const readAccount = async (): Promise<Account | null> => {
  const { data } = await createClient().query(AccountDocument, {}).toPromise();
  return data?.me ?? null;
};

/** Whether the server has the demo domain, whose passwords are public. */
export const hasDemo = async (domainId: string): Promise<boolean> => {
  const { data } = await createClient().query(DemoDocument, {}).toPromise();
  return data?.domainAuthInfo?.domain?.id === domainId;
};
