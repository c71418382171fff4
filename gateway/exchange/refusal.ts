import type { GraphQLError } from 'graphql';
import { clientError, type GatewayErrorCode } from '../engine/errors/clientError.ts';
import type { HeaderList } from './headers.ts';

/** A request that is not a GraphQL request, or not supported by this server. It gets its own status. */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly error: GraphQLError;
  readonly headers: HeaderList;

  /** @param extensions of the error, in addition to its code */
  constructor(
    status: number,
    message: string,
    code: GatewayErrorCode = 'BAD_REQUEST',
    headers: HeaderList = [],
    extensions: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.error = clientError(code, message, { extensions });
    this.headers = headers;
  }
}
