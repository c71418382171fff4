import { ApolloClient, CombinedGraphQLErrors, HttpLink, InMemoryCache, ServerError } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { relayStylePagination } from '@apollo/client/utilities';
import { csrfHeaders, endSession } from './session';

/** A list joins its pages by `edges`. Lists of another filter, order or page size are lists of their own. */
const pages = relayStylePagination(['first', 'last', 'filter', 'keyword', 'orderBy']);

const isSignedOut = (error: unknown) =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
    : ServerError.is(error) && error.statusCode === 401;

/** Shows the sign-in when the session has ended. The gateway renews tokens by itself. */
const signOutLink = new ErrorLink(({ error }) => {
  if (isSignedOut(error)) endSession();
});

/** Queries, mutations and subscriptions by HTTP, with the cookie of the session. */
export const client = new ApolloClient({
  cache: new InMemoryCache({ typePolicies: { Query: { fields: { alerts: pages } } } }),
  link: signOutLink.concat(new HttpLink({ uri: '/graphql', headers: csrfHeaders })),
});
