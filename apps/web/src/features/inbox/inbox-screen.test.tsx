import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { loadInbox } from './inbox.data.ts';
import { Screen, Skeleton } from './inbox-screen.tsx';

const { items } = examples['member.messages'].output;
const page = (data: Partial<Parameters<typeof Screen>[0]['data']> = {}): string =>
  renderHtml(<Screen data={{ items, nextCursor: null, unread: 1, ...data }} query={{}} />);

test('a message shows what it is about, its text as plain text, and that it is new', () => {
  const [message] = items;
  if (!message) throw new Error('The example has no message.');
  const html = page({ items: [{ ...message, subject: 'Paid', body: 'We paid <b>$20.00</b>.' }] });
  for (const text of ['Paid', 'We paid &lt;b&gt;$20.00&lt;/b&gt;.', 'New']) expect(html).toContain(text);
  expect(page({ items: [{ ...message, isRead: true }] })).not.toContain('New');
});

test('offers older messages where there are some, and says where there are none', () => {
  expect(page({ nextCursor: '3' })).toContain('Show more');
  expect(page()).not.toContain('Show more');
  expect(page({ items: [], unread: 0 })).toContain('No messages yet');
});

test('has the shape of its cards while it loads', () => expect(renderHtml(<Skeleton />)).toContain('Messages'));

test('an operator without an inbox has an empty one, and a lost answer is a failure', async () => {
  const answer = (outcome: unknown) => loadInbox((async () => outcome) as never);
  expect(await answer(fakeFailure({ status: 404 }))).toEqual({
    ok: true,
    value: { items: [], nextCursor: null, unread: 0 },
  });
  expect((await answer(fakeFailure({ kind: 'network', status: 0 }))).ok).toBe(false);
});
