import { TrustedSecretDataInfo } from '../../contract/secret/trustedSecret.ts';
import { createSubgraph } from '../subgraph.ts';
import { Mutation } from './resolvers/Mutation.ts';
import { Query } from './resolvers/Query.ts';
import { TrustedAccount } from './resolvers/TrustedAccount.ts';
import { TrustedSecret } from './resolvers/TrustedSecret.ts';
import { TrustedSecretUpdateDataPayload } from './resolvers/TrustedSecretUpdateDataPayload.ts';
import { Workspace } from './resolvers/Workspace.ts';
import { trustedSecrets } from './resources.ts';

/** The secret subgraph. */
export const secret = createSubgraph(
  'secret',
  {
    Mutation,
    Query,
    TrustedAccount,
    TrustedSecret,
    TrustedSecretUpdateDataPayload,
    Workspace,
  },
  { records: [trustedSecrets], parts: { TrustedSecretData: TrustedSecretDataInfo } },
);
