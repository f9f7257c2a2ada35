// Baseline of a cached page: plain Fastify, with as many bytes and the same headers.
import { createRequire } from 'node:module';

const fastify = createRequire(new URL('../../apps/web/package.json', import.meta.url))('fastify');
const headers = JSON.parse(process.env.HEADERS);
const body = Buffer.alloc(Number(process.env.BYTES), 'x');

const app = fastify();
app.get('/m/home', (_, reply) => reply.headers(headers).send(body));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.send('ready');
