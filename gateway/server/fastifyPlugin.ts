import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Options of the Fastify plugin. */
export interface FastifyPluginOptions {
  /** Path of GraphQL, default `/graphql`. */
  readonly path?: string;
}

/** A Fastify plugin: `app.register(plugin, { path: '/graphql' })`. */
export type FastifyPlugin = (app: FastifyInstance, options: FastifyPluginOptions) => Promise<void>;

/**
 * Creates a Fastify plugin that hands Node’s request and response to a handler. Fastify neither reads the body nor sends
 * the answer: hooks before the handler run, those of the answer do not.
 */
export const createFastifyPlugin =
  (handler: RequestListener): FastifyPlugin =>
  async (app, { path = '/graphql' }) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.all(path, (request, reply) => {
      reply.hijack();
      handler(request.raw, reply.raw);
    });
  };
