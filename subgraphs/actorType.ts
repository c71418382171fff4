/**
 * Type of the graph that an author is of: told apart by the prefix of the identifier, anything else is a user (semantics
 * 1.4).
 */
export const actorTypeOf = (id: string): 'App' | 'User' | 'Webhook' =>
  id.startsWith('app-') ? 'App' : id.startsWith('webhook-') ? 'Webhook' : 'User';
