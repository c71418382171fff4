/**
 * The graph type of an author. The prefix of the identifier decides; without a known prefix it is a user (semantics
 * 1.4).
 */
export const toActorType = (id: string): 'App' | 'User' | 'Webhook' =>
  id.startsWith('app-') ? 'App' : id.startsWith('webhook-') ? 'Webhook' : 'User';
