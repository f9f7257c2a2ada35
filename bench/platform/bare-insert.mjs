// Baseline of an SMS send: plain Fastify with one durable insert, same driver and pool.
import { createRequire } from 'node:module';

const ofPlatform = createRequire(new URL('../../apps/platform/package.json', import.meta.url));
const fastify = ofPlatform('fastify');
const postgres = ofPlatform('postgres');

const sql = postgres(process.env.DATABASE_URL, { max: Number(process.env.DATABASE_POOL), onnotice: () => {} });
await sql`create table if not exists bare_insert (id bigint generated always as identity primary key, body text not null, at timestamptz not null default now())`;
const app = fastify();
app.post('/', async () => {
  await sql`insert into bare_insert (body) values ('482913 is your code.')`;
  return { success: true, value: {} };
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.send('ready');
