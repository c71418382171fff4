/** `skein-client`: a small, typed client of the graph for every runtime with `fetch`. */
export type { GraphError } from './answer.ts';
export { type Client, type ClientOptions, createClient, type Partial, type RequestOptions } from './client.ts';
export type { Documents, TypedDocument } from './document.ts';
export {
  AbortedError,
  ClientError,
  DeadlineError,
  NetworkError,
  ResponseError,
  SignInError,
} from './errors.ts';
export type { Connection } from './pages.ts';
export {
  type Credentials,
  grantToken,
  issueTokens,
  type SendTokenRequest,
  signInMessage,
  type TokenPair,
  type TokenRequest,
  type TokenScope,
  tokenDocuments,
} from './tokenRequests.ts';
export { type SignIn, signInTokens, type TokenSource } from './tokens.ts';
