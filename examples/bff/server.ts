/** A backend for a frontend: three REST endpoints, each one query or mutation of the graph. */
import Fastify, { type FastifyRequest } from 'fastify';
import { ClientError, createClient, ResponseError } from 'skein-client';
import { Acknowledge, OpenAlerts, ProjectSummary } from './documents.ts';

/** Status of an answer, by the code of the error. All others: 503 if a repetition may help, otherwise 502. */
const STATUS: Readonly<Record<string, number>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403, BAD_USER_INPUT: 400 };

/** The graph with the rights of the caller: his token is sent on. */
const createCallerClient = ({ headers }: FastifyRequest, url: string) => {
  const token = (headers.authorization ?? '').replace(/^bearer /i, '');
  return createClient({
    url,
    timeoutMs: 5_000,
    documents: 'automatic',
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });
};

/** Creates the service over the graph at `url`. */
export const createBff = (url: string) => {
  const app = Fastify();
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof ClientError)) return reply.send(error);
    const { code, message, retryable } = error;
    if (error instanceof ResponseError && error.retryAfterMs)
      reply.header('retry-after', Math.ceil(error.retryAfterMs / 1000));
    return reply.status(STATUS[code] ?? (retryable ? 503 : 502)).send({ code, message });
  });

  /** The numbers of a project. A number that cannot be read now is null, and `missing` names its path. */
  app.get<{ Params: { id: string } }>('/projects/:id', async (request, reply) => {
    const { data, failures } = await createCallerClient(request, url).partial(ProjectSummary, {
      id: request.params.id,
    });
    const { project } = data;
    if (!project) return reply.status(404).send({ code: 'NOT_FOUND', message: 'No such project' });
    return {
      id: project.id,
      name: project.name,
      openAlerts: project.alertCounts?.total ?? null,
      budgets: project.budgets?.nodes ?? null,
      missing: failures?.errors.map(({ path }) => path?.join('.')) ?? [],
    };
  });

  /** All open alerts of a project, however many pages they are. */
  app.get<{ Params: { id: string } }>('/projects/:id/alerts', async (request) => {
    const variables = { project: request.params.id };
    return Array.fromAsync(
      createCallerClient(request, url).pages(OpenAlerts, variables, ({ project }) => project?.alerts),
    );
  });

  app.post<{ Params: { id: string } }>('/alerts/:id/acknowledge', async (request, reply) => {
    const { alertAcknowledge } = await createCallerClient(request, url).mutate(Acknowledge, request.params);
    const [refused] = alertAcknowledge?.userErrors ?? [];
    return refused ? reply.status(refused.code === 'NOT_FOUND' ? 404 : 409).send(refused) : alertAcknowledge?.alert;
  });

  return app;
};

if (import.meta.main) {
  const app = createBff(process.env.GRAPH_URL ?? 'http://127.0.0.1:4000/graphql');
  console.log(`The service listens on ${await app.listen({ port: Number(process.env.PORT ?? 4300) })}`);
}
