// Baseline of a session read: plain Fastify with `select 1`, same driver and pool.
import { createRequire } from 'node:module';

const ofPlatform = createRequire(new URL('../../apps/platform/package.json', import.meta.url));
const fastify = ofPlatform('fastify');
const postgres = ofPlatform('postgres');

const sql = postgres(process.env.DATABASE_URL, { max: Number(process.env.DATABASE_POOL) });
const app = fastify();
app.get('/', async () => {
  await sql`select 1`;
  return { success: true, value: {} };
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.send('ready');
