/** Serves the example by Node and by Fastify: `node examples/gateway/main.ts`, then open either address. */
import { createServer } from 'node:http';
import Fastify from 'fastify';
import { createHandler as serveSchema } from 'graphql-http/lib/use/http';
import { createGateway } from './gateway.ts';
import { products } from './products.ts';

createServer(serveSchema({ schema: products })).listen(4101, '127.0.0.1');
const gateway = createGateway('http://127.0.0.1:4101/graphql');

createServer(gateway.node).listen(4100, '127.0.0.1');
await Fastify().register(gateway.fastify, { path: '/graphql' }).listen({ port: 4102, host: '127.0.0.1' });
process.stdout.write('GraphQL at http://127.0.0.1:4100/graphql and http://127.0.0.1:4102/graphql\n');
