import type { GraphQLResolveInfo } from 'graphql';
import { token } from '../../contract/identity/token.ts';
import type { Context } from '../context.ts';
import { mutate } from '../write/mutate.ts';
import type { TokenGrantInput } from './generated.ts';

/**
 * Grants a token. What is selected below is read with it, in all areas, since the caller may have none yet, or another one:
 * only where the grant is the only mutation sent to this area, as the reads of other mutations belong to the caller.
 */
export const grantToken = async (input: TokenGrantInput, context: Context, { operation }: GraphQLResolveInfo) => {
  const payload = await mutate(context, token.grant, input, (granted) => ({ token: granted }));
  if (payload.token && operation.selectionSet.selections.length === 1) context.useToken(payload.token.access_token);
  return payload;
};
