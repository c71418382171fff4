import { trustedSecret } from '../../../contract/secret/trustedSecret.ts';
import { mutate } from '../../write/mutate.ts';
import type { MutationResolvers } from '../generated.ts';
import { trustedSecrets } from '../resources.ts';

export const Mutation: MutationResolvers = {
  trustedSecretCreate: (_mutation, { input }, context) =>
    mutate(context, trustedSecret.create, input, (trustedSecret) => ({ trustedSecret })),
  trustedSecretUpdate: (_mutation, { input }, context) =>
    mutate(context, trustedSecret.update, input, (trustedSecret) => ({ trustedSecret })),
  trustedSecretUpdateData: (_mutation, { input }, context) =>
    mutate(context, trustedSecret.update_data, input, (done) => ({
      trustedSecret: done && trustedSecrets.stub(input.id),
    })),
  trustedSecretDelete: (_mutation, { input }, context) =>
    mutate(context, trustedSecret.delete, input, (done) => ({ deletedId: done && input.id })),
};
