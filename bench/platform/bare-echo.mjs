// Baseline of the chat: a bare WebSocket server that stores a message with one durable insert, and passes it on.
import http from 'node:http';
import { createRequire } from 'node:module';

const ofPlatform = createRequire(new URL('../../apps/platform/package.json', import.meta.url));
const postgres = ofPlatform('postgres');
const { WebSocketServer } = ofPlatform('ws');

const sql = postgres(process.env.DATABASE_URL, { max: Number(process.env.DATABASE_POOL), onnotice: () => {} });
await sql`create table if not exists bare_insert (id bigint generated always as identity primary key, body text not null, at timestamptz not null default now())`;
const sockets = new Map();
/** POST /<number of a connection>: the body is stored, and goes to that connection. */
const server = http.createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts).toString();
  await sql`insert into bare_insert (body) values (${body})`;
  sockets.get(request.url)?.send(body);
  response.end('{}');
});
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket, request) => {
  sockets.set(request.url, socket);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send('ready'));
