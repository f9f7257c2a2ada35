// docs/flows/inbox.md: what the operator tells a member is in the inbox until it was read.
import { expect, expectAccessible, open, openAs, test } from './support/test.ts';
import { sharedText, textOf, wordsOf } from './support/texts.ts';

test('an answer to feedback arrives in the inbox, is marked until it was seen, and stays', async ({ page, wire }) => {
  const { token } = await wire.logIn();
  const sent = await wire.call('member.feedback', { kind: 'idea', text: 'More draws, please.' }, token);
  const { reference } = sent.body.value as { reference: string };
  const messages = async () => JSON.stringify((await wire.call('member.messages', {}, token)).body);
  // The demo's staff answer within seconds.
  await expect.poll(messages, { timeout: 45_000 }).toContain(reference);

  // The bell stands in the head of every page where a member plays, and on the member's own.
  await openAs(page, wire, '/m/home');
  const { unread } = (await wire.call('member.info', {}, token)).body.value as { unread: number };
  const label = wordsOf('memberHome.unread', { count: unread });
  const bell = page.getByRole('banner').getByRole('link', { name: label, exact: true });
  await expect(bell).toHaveText(String(unread));
  for (const path of ['/m/game', '/m/member/home']) {
    await open(page, path);
    await expect(bell, path).toHaveText(String(unread));
  }
  await open(page, '/m/home');
  await bell.click();
  const answer = page.getByRole('article').filter({ hasText: reference });
  await expect(answer).toContainText(sharedText('demoStaff', 'answer'));
  await expect(answer).toContainText(textOf('inbox.unread'));
  await expectAccessible(page);

  await expect.poll(messages).toContain('"unread":0');
  await open(page, '/m/home');
  await expect(page.getByRole('banner').getByRole('link', { name: textOf('memberHome.inbox') })).toHaveText('');
  await open(page, '/m/member/messages');
  await expect(answer).toBeVisible();
  await expect(answer.getByText(textOf('inbox.unread'), { exact: true })).toHaveCount(0);
});
