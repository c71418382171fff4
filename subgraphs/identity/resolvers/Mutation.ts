import { agent } from '../../../contract/identity/agent.ts';
import { apiKey } from '../../../contract/identity/apiKey.ts';
import { app } from '../../../contract/identity/app.ts';
import { job } from '../../../contract/identity/job.ts';
import { role } from '../../../contract/identity/role.ts';
import { token } from '../../../contract/identity/token.ts';
import { mutate } from '../../write/mutate.ts';
import type { MutationResolvers } from '../generated.ts';
import { grantToken } from '../grantToken.ts';
import { addNewSecret } from '../newSecret.ts';

export const Mutation: MutationResolvers = {
  // Other deployments require the type; ours takes the same default.
  tokenIssue: (_mutation, { input }, context) =>
    mutate(context, token.issue, { ...input, authType: input.authType ?? 'LOCAL' }, (issued) => ({ token: issued })),
  tokenGrant: (_mutation, { input }, context, info) => grantToken(input, context, info),
  apiKeyCreate: (_mutation, { input }, context) =>
    mutate(context, apiKey.create, input, (made) => ({ apiKey: addNewSecret(made, made?.api_key) })),
  apiKeyUpdate: (_mutation, { input }, context) => mutate(context, apiKey.update, input, (apiKey) => ({ apiKey })),
  apiKeyEnable: (_mutation, { input }, context) => mutate(context, apiKey.enable, input, (apiKey) => ({ apiKey })),
  apiKeyDisable: (_mutation, { input }, context) => mutate(context, apiKey.disable, input, (apiKey) => ({ apiKey })),
  apiKeyDelete: (_mutation, { input }, context) =>
    mutate(context, apiKey.delete, input, (done) => ({ deletedId: done && input.id })),
  agentCreate: (_mutation, { input }, context) =>
    mutate(context, agent.create, input, (made) => ({ agent: addNewSecret(made, made?.client_secret) })),
  agentEnable: (_mutation, { input }, context) => mutate(context, agent.enable, input, (agent) => ({ agent })),
  agentDisable: (_mutation, { input }, context) => mutate(context, agent.disable, input, (agent) => ({ agent })),
  agentRegenerate: (_mutation, { input }, context) =>
    mutate(context, agent.regenerate, input, (renewed) => ({ agent: addNewSecret(renewed, renewed?.client_secret) })),
  agentDelete: (_mutation, { input }, context) =>
    mutate(context, agent.delete, input, (done) => ({ serviceAccountId: done && input.serviceAccountId })),
  // Upstream wants both members to be there, one of them empty (semantics 3.3.1).
  appCreate: (_mutation, { input }, context) =>
    mutate(context, app.create, { projectId: null, projectGroupId: null, ...input }, (made) => ({
      app: addNewSecret(made, made?.client_secret),
    })),
  appUpdate: (_mutation, { input }, context) => mutate(context, app.update, input, (app) => ({ app })),
  appGenerateClientSecret: (_mutation, { input }, context) =>
    mutate(context, app.generate_client_secret, input, (renewed) => ({
      app: addNewSecret(renewed, renewed?.client_secret),
    })),
  appEnable: (_mutation, { input }, context) => mutate(context, app.enable, input, (app) => ({ app })),
  appDisable: (_mutation, { input }, context) => mutate(context, app.disable, input, (app) => ({ app })),
  appDelete: (_mutation, { input }, context) =>
    mutate(context, app.delete, input, (done) => ({ deletedId: done && input.id })),
  roleCreate: (_mutation, { input }, context) => mutate(context, role.create, input, (role) => ({ role })),
  roleUpdate: (_mutation, { input }, context) => mutate(context, role.update, input, (role) => ({ role })),
  roleEnable: (_mutation, { input }, context) => mutate(context, role.enable, input, (role) => ({ role })),
  roleDisable: (_mutation, { input }, context) => mutate(context, role.disable, input, (role) => ({ role })),
  roleDelete: (_mutation, { input }, context) =>
    mutate(context, role.delete, input, (done) => ({ deletedId: done && input.id })),
  identityJobDelete: (_mutation, { input }, context) =>
    mutate(context, job.delete, input, (done) => ({ deletedId: done && input.id })),
};
