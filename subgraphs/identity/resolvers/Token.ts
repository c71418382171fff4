import type { TokenResolvers } from '../generated.ts';

export const Token: TokenResolvers = {
  accessToken: (token) => token.access_token,
  refreshToken: (token) => token.refresh_token,
};
