import { expect, test, vi } from 'vitest';
import { canShare, shareLink } from './share-link.ts';

const link = { title: 'Aurora', text: 'Join me', url: 'https://play.example.com/m/register?referralCode=K7QW2M9X' };

test('the share sheet is offered only where the browser has one', () => {
  expect(canShare({ navigator: {} })).toBe(false);
  expect(canShare({ navigator: { share: async () => undefined } })).toBe(true);
});

test('the sheet gets the link as it is', async () => {
  const share = vi.fn(async () => undefined);
  expect(await shareLink(link, { navigator: { share } })).toBe(true);
  expect(share).toHaveBeenCalledWith(link);
});

test.each([
  ['AbortError', true],
  ['NotAllowedError', false],
])('after %s the sheet was seen: %s', async (name, seen) => {
  const share = async () => {
    throw new DOMException('', name);
  };
  expect(await shareLink(link, { navigator: { share } })).toBe(seen);
});
