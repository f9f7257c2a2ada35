// docs/flows/inbox.md: what the operator tells a member is in the inbox until it was read.
import { expect, expectAccessible, logIn, open, test } from './support/test.ts';
import { textOf } from './support/texts.ts';

test('an answer to feedback arrives in the inbox, is marked until it was seen, and stays', async ({ page, wire }) => {
  const { token } = await wire.logIn();
  const sent = await wire.call('member.feedback', { kind: 'idea', text: 'More draws, please.' }, token);
  const { reference } = sent.body.value as { reference: string };
  const messages = async () => JSON.stringify((await wire.call('member.messages', {}, token)).body);
  // The demo's operators answer within seconds.
  await expect.poll(messages, { timeout: 45_000 }).toContain(reference);

  await open(page, '/m/login?backUrl=/m/member/home');
  await logIn(page);
  await page.getByRole('link', { name: new RegExp(`^${textOf('memberHome.inbox')}`) }).click();
  const answer = page.getByRole('article').filter({ hasText: reference });
  await expect(answer).toContainText('Thank you for writing.');
  await expect(answer).toContainText(textOf('inbox.unread'));
  await expectAccessible(page);

  await expect.poll(messages).toContain('"unread":0');
  await open(page, '/m/member/messages');
  await expect(answer).toBeVisible();
  await expect(answer.getByText(textOf('inbox.unread'), { exact: true })).toHaveCount(0);
});
