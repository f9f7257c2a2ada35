// A chat over two nodes, one of which goes away: nothing is lost, nothing is doubled, and everybody hears of it.
import { randomBytes } from 'node:crypto';
import { demoMember } from '@foyer/contract/demo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerChat } from '../modules/site/chat/api.ts';
import { requirePostgres } from '../testing/database.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let one: TestPlatform;
let other: TestPlatform;
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase(requirePostgres());
  drop = fresh.drop;
  const start = () => startTestPlatform({ databaseUrl: fresh.url });
  [one, other] = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all([one?.close(), other?.close()]);
  await drop?.();
});

const id = (): string => randomBytes(16).toString('base64url');

async function openChat() {
  const { token, id: memberId } = await one.value('session.login', { type: 'username', ...demoMember });
  const form = { b2c: true, title: 'Help', backUrl: '/m/home', language: 'en-US' };
  const { chatUrl } = await one.value('relay.launchChat', form, { token });
  const code = new URL(chatUrl).searchParams.get('code') ?? '';
  const { session } = await one.value('chat.enter', { code });
  return { memberId, chat: { token: session } };
}

test('CH-01 member and agent talk over two nodes while one goes: nothing is lost or doubled', async () => {
  const { memberId, chat } = await openChat();
  const { revision } = await other.value('chat.state', { after: 0, revision: 0, wait: false }, chat);
  const news = other.value('chat.state', { after: 0, revision, wait: true }, chat);
  await one.value('chat.send', { id: id(), text: 'Message 1' }, chat);
  expect(
    (await news).messages.map(({ text }) => text),
    'news of the other node',
  ).toEqual(['Message 1']);

  const merchant = other.context.merchants.byCode('aurora');
  if (!merchant) throw new Error('no such operator');
  /** As the page does: the same id goes out again, to whichever node there is. */
  const sendUntilKept = async (text: string): Promise<void> => {
    const message = { id: id(), text };
    const first = await one.call('chat.send', message, chat).catch(() => null);
    if (!first?.body.success) await other.value('chat.send', message, chat);
    // An answer that was lost on its way: the member sends again what has arrived.
    await other.value('chat.send', message, chat);
  };
  const texts = Array.from({ length: 8 }, (_, at) => `Message ${at + 2}`);
  const waiting = one.call('chat.state', { after: 0, revision: 999, wait: true }, chat).catch(() => null);
  const talk = async (): Promise<void> => {
    for (const text of texts) {
      await sendUntilKept(text);
      const answer = { memberId, id: id(), text: `Answer to ${text}` };
      await other.db.transaction((tx) => answerChat(other.context, tx, merchant, answer));
    }
  };
  await Promise.all([talk(), one.close()]);
  await waiting;

  const { messages } = await other.value('chat.state', { after: 0, revision: 0, wait: false }, chat);
  expect(messages.map(({ text }) => text)).toEqual([
    'Message 1',
    ...texts.flatMap((text) => [text, `Answer to ${text}`]),
  ]);
  expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, at) => at + 1));
});
