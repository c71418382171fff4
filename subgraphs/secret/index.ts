import { subgraphOf } from '../executable.ts';
import { Mutation } from './resolvers/Mutation.ts';
import { Query } from './resolvers/Query.ts';
import { TrustedAccount } from './resolvers/TrustedAccount.ts';
import { TrustedSecret } from './resolvers/TrustedSecret.ts';
import { TrustedSecretData } from './resolvers/TrustedSecretData.ts';
import { TrustedSecretUpdateDataPayload } from './resolvers/TrustedSecretUpdateDataPayload.ts';
import { Workspace } from './resolvers/Workspace.ts';

/** The secret subgraph. */
export const secret = subgraphOf('secret', {
  Mutation,
  Query,
  TrustedAccount,
  TrustedSecret,
  TrustedSecretData,
  TrustedSecretUpdateDataPayload,
  Workspace,
});
