// Baseline of a session read: Fastify as it comes, answering JSON after `select 1`, with the platform's own driver and pool size.
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
