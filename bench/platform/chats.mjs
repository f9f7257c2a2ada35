// Members with an open chat, and the agent who writes to them; the same for the bare server.
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { demoStaff } from '@foyer/contract/operator';
import { Secret, TOTP } from 'otpauth';
import { MERCHANT } from './members.mjs';

const ofPlatform = createRequire(new URL('../../apps/platform/package.json', import.meta.url));
const postgres = ofPlatform('postgres');
const { WebSocket } = ofPlatform('ws');

const HOST = 'chat.localhost';
/** Connections that are opened at a time. */
const TOGETHER = 20;

/** Adds members with a session of the chat each; answers their ids and tokens. */
export async function addChatMembers(databaseUrl, count) {
  const sql = postgres(databaseUrl, { max: 1 });
  const members = Array.from({ length: count }, (_, i) => ({
    id: `chat${i}`,
    token: randomBytes(32).toString('base64url'),
  }));
  const hashes = members.map(({ token }) => createHash('sha256').update(token).digest('base64url'));
  const ids = members.map(({ id }) => id);
  await sql`insert into member (id, merchant, account, user_name, look, password_hash)
    select id, ${MERCHANT}, id, id, id, 'none' from unnest(${ids}::text[]) as id`;
  await sql`insert into session (id, kind, merchant, member_id, token_hash, idle_seconds, expires_at)
    select id, 'chat', ${MERCHANT}, id, hash, 86400, now() + interval '1 day'
    from unnest(${ids}::text[], ${hashes}::text[]) as added (id, hash)`;
  await sql.end();
  return members;
}

/** Opens connections, some at a time; `heard` gets each text that comes. */
async function connectAll(count, connect) {
  const sockets = [];
  for (let at = 0; at < count; at += TOGETHER) {
    const some = Array.from({ length: Math.min(TOGETHER, count - at) }, (_, i) => connect(at + i));
    sockets.push(...(await Promise.all(some)));
  }
  return () => {
    for (const socket of sockets) socket.terminate();
  };
}

/** A chat for each member, which has been told its state. */
export const connectChats = (platform, members, heard) =>
  connectAll(members.length, async (i) => {
    const socket = new WebSocket(`${platform.replace('http', 'ws')}/chat/api/live`, {
      origin: `http://${HOST}`,
      headers: { 'X-Forwarded-Host': HOST, 'X-Forwarded-Proto': 'http', 'X-Forwarded-For': `203.0.113.${i % 250}` },
      perMessageDeflate: false,
    });
    await once(socket, 'open');
    socket.send(JSON.stringify({ session: members[i].token, after: 0 }));
    await once(socket, 'message');
    socket.on('message', (data) => {
      for (const { text } of JSON.parse(data).messages) heard(text);
    });
    socket.on('close', (code) => code !== 1006 && heard(`closed ${code}`));
    return socket;
  });

export const connectBare = (url, count, heard) =>
  connectAll(count, async (i) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${i}`, { perMessageDeflate: false });
    await once(socket, 'open');
    socket.on('message', (data) => heard(String(data)));
    return socket;
  });

/** Logs an agent in; answers how to write to a member. */
export async function agentOf(operatorUrl) {
  const call = async (name, input, token) => {
    const answer = await fetch(`${operatorUrl}/operator/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(input),
    });
    const body = await answer.json();
    if (!body.success) throw new Error(`${name} answered ${body.errorCode}`);
    return body.value;
  };
  const [{ name, password, secret }] = demoStaff;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { token } = await call('session.login', { merchant: MERCHANT, name, password, code });
  return ({ id }, text) =>
    call('chats.answer', { memberId: id, id: randomBytes(16).toString('base64url'), seq: 0, answer: text }, token);
}

/** Memory of a process in KiB. */
export const memoryOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
