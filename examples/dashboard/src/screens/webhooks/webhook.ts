import type { WebhookQuery } from '../../gql/graphql.ts';

/** A webhook with what its page shows. */
export type Webhook = NonNullable<WebhookQuery['webhook']>;
